BEGIN TRANSACTION;
CREATE TABLE deeds (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  command TEXT NOT NULL,
  kind TEXT NOT NULL,
  at REAL NOT NULL,
  facts TEXT NOT NULL, house_time REAL,
  PRIMARY KEY (table_id, version),
  UNIQUE (table_id, command)
);
INSERT INTO "deeds" VALUES('gathering-open',1,'e38785bc3302fa81','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "6R_lHEy6jqTmVTxM", "chairs": [{"kind": "person", "player": "6R_lHEy6jqTmVTxM", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',1,'12fc0735cd1c931e','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "6R_lHEy6jqTmVTxM", "chairs": [{"kind": "person", "player": "6R_lHEy6jqTmVTxM", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat": 1, "player": "xrVJH9YLUPK9Rrod", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-78e510617311d8a3','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-c9e9c616612e7696','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-7ce42c8218072e8c','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-d5f4b3b2e4b06ce6','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-8a05a6c4647159','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-b8b6d8fe442e3d43','moved',1800000000.0,'{"seat": 1, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-f1fd42a29755d4c1','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat": 1, "move": 31}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-25b413f8a9a021e','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-701966a0c381e88f','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-3bab6c398d88348a','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-ad45f23d3b1a11df','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-75a89294c2cd789a','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-5805975ed2f89d9','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-ea90a8f0d66b829e','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat": 1, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-4be03db0dc2574bd','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-552b82f6be3edc0a','moved',1800000000.0,'{"seat": 1, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-b610a9f7f9270f4e','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-d47d380d81f9c1f6','moved',1800000000.0,'{"seat": 1, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',1,'ef9fa70863acc526','opened',1800000000.0,'{"game": "mille-bornes", "variant": "standard", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "6R_lHEy6jqTmVTxM", "chairs": [{"kind": "person", "player": "6R_lHEy6jqTmVTxM", "name": "Anna", "colour": "red", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-ab99254ae901e35c','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',1,'00cc777931e7e605','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "6R_lHEy6jqTmVTxM", "chairs": [{"kind": "person", "player": "6R_lHEy6jqTmVTxM", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-4da98f1d3099fdf5','sat-down',1800000000.0,'{"seat": 1, "player": "xrVJH9YLUPK9Rrod", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-966baea148beab13','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-da71144896c8da19','moved',1800000000.0,'{"seat": 1, "move": 13}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-aa2ca1af6a107b75','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-8c7e134f5dfbd3d1','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-705fca161622bd79','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-29e821a4c74803e3','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-7d5c8dfc5eda92d8','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-b21fbac78255d68','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-d92a4aa2b410d93c','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-9d643c25fbb230bb','taken-over',1800000000.0,'{"seat": 0, "why": "absent"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',1,'f7c145787d9fbec7','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "6R_lHEy6jqTmVTxM", "chairs": [{"kind": "person", "player": "6R_lHEy6jqTmVTxM", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-9403560d97dae38d','sat-down',1800000000.0,'{"seat": 1, "player": "xrVJH9YLUPK9Rrod", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-a5ac06d864c2f2e3','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-8092b4d42b28fef0','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-326324dfb695ffb','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-eb8ac8ce8a245e6b','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-678a5aa33b6fe507','moved',1800000000.0,'{"seat": 1, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-f3d4e7115804f922','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-93ea5c4ed8f33418','for-ending',1800000000.0,'{"player": "6R_lHEy6jqTmVTxM", "seats": [0], "by": ""}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',10,'cancelled-race-7589a82b5a702cfa','for-ending',1800000000.0,'{"player": "xrVJH9YLUPK9Rrod", "seats": [1], "by": ""}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',1,'8b0befc498dc9e4a','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "6R_lHEy6jqTmVTxM", "chairs": [{"kind": "person", "player": "6R_lHEy6jqTmVTxM", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-44ef7febe8e5b461','sat-down',1800000000.0,'{"seat": 1, "player": "xrVJH9YLUPK9Rrod", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-8c497c68a8c24d42','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-bab9f87ff5059285','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-c703806984c81999','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-6d14475b349aae90','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-959f3a518cfe5cd1','moved',1800000000.0,'{"seat": 0, "move": 43}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-1773308cdc6b13ab','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-d9ed17e3cc0e95ee','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-154ed51212093d26','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-47fc816ac16e2284','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-1c07724e44c5b476','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-582c18c92f429ce5','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-2adf559a11cbc288','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-870266c44155d7ef','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-b3df44a47467537a','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-79490eab7f1a355e','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-4fdf8e1a060cea63','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-6bc1538557e54acc','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-d12982e46e80fa48','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-b46108cc721754ef','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-6d39eb43ad9cedde','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-3879399bd50e0097','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-39235bc0736a947a','moved',1800000000.0,'{"seat": 1, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-7dbf924a6048457','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-936aa40cacc66a57','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-a185cc8ea8ea37f7','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat": 1, "move": 39}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat": 0, "move": 32}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat": 1, "move": 10}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat": 1, "move": 31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-2be88b4675fa6dd8','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-334de73d60c290d0','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-34accd781959b9ef','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-e585552fac954ab5','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-810d2e304bcb6b22','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-5349da4804673b75','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-4806aa81e65150b5','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-336b1a45282ee0bc','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-fcaf4a5acfa6cf3e','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-2298bdb1c85f0d46','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-36891eeb6de2b33b','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-18ae013eaca91679','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-8c31406deea3d685','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-e1e48557ea190b2a','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-88c9da8aafe673f6','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-fc4a447ec49872c6','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-15ad9a9d0a57af35','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-2aa3300b2b711343','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-449c4ca23685156b','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-f44d7e40c78fec45','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-947810d822a608bf','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-1ab1c42fc52f4fbe','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-6816de060a04ef48','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-ddbd358f6156c4df','moved',1800000000.0,'{"seat": 0, "move": 26}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat": 1, "move": 28}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-ed192da3c82ad589','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-90e32e8239455353','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-44480030f3c668b1','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-4ba955f3e4096150','moved',1800000000.0,'{"seat": 1, "move": 30}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-ecd1345e88c780f6','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat": 0, "move": 34}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-1d95389b297a21d7','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-ae4ecf4b2ad9a40a','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-be77344828b09a93','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-e927db486f62e63a','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-f8633958ce75f4ba','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-40df7c9a8cda80a3','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-19a2105c50806f01','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',108,'over-and-done-51423286a6ecc31f','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',109,'over-and-done-2b087f806faadb1','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',1,'ecb73ba20eae254c','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "6R_lHEy6jqTmVTxM", "chairs": [{"kind": "person", "player": "6R_lHEy6jqTmVTxM", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-fb8a99a2c96fa758','sat-down',1800000000.0,'{"seat": 1, "player": "xrVJH9YLUPK9Rrod", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-4ba927c3ecf45ccb','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-51fbfcc798b8da9f','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-50332cb8642a357c','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-106ee2ab101e75eb','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-99f86c8df845aed9','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-40041e001c823d9e','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-9e289761c8fea5d7','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-b02d3504de1bf0cd','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-16e3e38047e1a38b','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-a6ea2981172a4012','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-56c11669a4ba3161','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-f772f8ea63f666e0','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-53c617eb0a826695','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-caf078b051158de5','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-ebddb098e4bc6e82','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-a2a866b40581f255','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-c02fc22a4a7347fa','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat": 0, "move": 31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-c6b5a1c62df810b9','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat": 1, "move": 28}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-d5ae305b83acfb7e','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-20552f5f4b2220a4','moved',1800000000.0,'{"seat": 0, "move": 11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-c79d444008216b65','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-e730cb28d22f02f3','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-ac153076cdc98666','moved',1800000000.0,'{"seat": 0, "move": 13}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-f1878d5fd739543b','moved',1800000000.0,'{"seat": 1, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-b0894f5afca7cb5f','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat": 1, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-c71c5cf140a980bd','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-707c70b48a97b9d8','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-740c1a6589be4b4b','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-d6172adf654d479a','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-420a43232be893f4','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-cb06718c063fa2b6','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-9213147bf9ef954e','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-b11379a20ff44f65','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-237475e120087497','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-d4350b28fbb41d14','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat": 0, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-afbf5310ee1b8cc4','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-39c97ab1bb3e780f','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-7ebd0e05501fc6f4','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-f4dfc9a57a946602','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-82fa4d7a28d2e08e','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-d9577b6b4cb05ec1','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-b38742ad2a4926f0','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-76fbb6edbc85e5de','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-db34fa8d15c0cdd5','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-60900772923c4e5d','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-4027054627e125a4','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-f112cfd037b5dbac','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-c1fbe94cb8378d82','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-7eba03520d589a58','moved',1800000000.0,'{"seat": 1, "move": 10}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-b7975b2864c371cf','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-8b5230ed2a30363b','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat": 0, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-bca5f87b447c999d','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat": 0, "move": 37}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat": 1, "move": 25}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-7ceb5fb4e8acabff','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-6e6716981e830596','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-1e3b25e5e8c7a01d','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-3f8b1baa47158a7e','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-8f332483bfe4440e','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-309944e2f5b5b934','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-5628748943ec25a','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',107,'over-rematched-f91c85fda0a59518','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('3e-BObjApUIsxt-CK4KC1Q',1,'3dbfc2a6e84e45db','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "xrVJH9YLUPK9Rrod", "chairs": [{"kind": "person", "player": "xrVJH9YLUPK9Rrod", "name": "Ben", "colour": "blue", "level": ""}, {"kind": "person", "player": "6R_lHEy6jqTmVTxM", "name": "Anna", "colour": "red", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',108,'rematch','rematched',1800000000.0,'{"table": "3e-BObjApUIsxt-CK4KC1Q"}',1800000000.0);
INSERT INTO "deeds" VALUES('imported-race',1,'c1b8775ff126030c','imported',1800000000.0,'{"record": "{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [8, 0, 3, 5, 1, 2, 2, 4, 6, 27, 8, 20, 43, 49, 6, 3, 17, 27, 17, 22, 9, 2, 2, 46, 49, 2, 20, 5, 3, 1, 8, 6, 20, 3, 1, 8, 8, 16, 14, 4, 7, 6, 3, 39, 49, 32, 5, 10, 4, 31, 0, 18, 27, 4, 8, 8, 3, 6, 5, 15, 19, 2, 7, 1, 0, 8, 0, 15, 2, 7, 9, 1, 8, 2, 3, 2, 0, 9, 6, 8, 2, 26, 28, 3, 5, 3, 1, 22, 30, 7, 34, 49, 0, 20, 0, 46, 49, 8, 9, 0, 5, 3, 17, 7, 9, 0], \"end\": \"56779e31be8c930dbc451eaaa35c28af\", \"secret\": \"698e50aed720fe52a39d04a0eb483949f745ff0258d300e17d58a1f05a417045\", \"seal\": \"5b74517503dce4404402589bffde61ed\"}\n", "host": "6R_lHEy6jqTmVTxM"}',1800000000.0);
CREATE TABLE house_time (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  time REAL NOT NULL,
  noted_at REAL NOT NULL,
  opened REAL NOT NULL
);
INSERT INTO "house_time" VALUES(1,1800000000.0,1800000000.0,1800000000.0);
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-17T15:26:09+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-17T15:26:09+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-17T15:26:09+00:00');
INSERT INTO "migrations" VALUES(4,'house_time','2026-11-17T15:26:09+00:00');
INSERT INTO "migrations" VALUES(5,'left','2026-11-17T15:26:09+00:00');
INSERT INTO "migrations" VALUES(6,'tokens_expire','2026-11-17T15:26:09+00:00');
INSERT INTO "migrations" VALUES(7,'summaries','2026-11-17T15:26:09+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('xrVJH9YLUPK9Rrod','6R_lHEy6jqTmVTxM');
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  language TEXT NOT NULL,
  preferences TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT,
  created_at REAL NOT NULL
);
INSERT INTO "players" VALUES('6R_lHEy6jqTmVTxM','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$vBzNyW9jIPOlz9aBxDGmoA$Kxh+ohEJ7bxSLOTtpiFXuwYjsF9ocPExOTGUe/X/i54',1800000000.0);
INSERT INTO "players" VALUES('xrVJH9YLUPK9Rrod','Ben','blue','fr','{}',NULL,NULL,1800000000.0);
CREATE TABLE presence (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  player TEXT NOT NULL,
  until REAL NOT NULL,
  PRIMARY KEY (table_id, player)
);
CREATE TABLE ratings (
  who TEXT NOT NULL,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  races INTEGER NOT NULL,
  PRIMARY KEY (who, game)
);
INSERT INTO "ratings" VALUES('6R_lHEy6jqTmVTxM','mille-bornes','Anna',2.45886908073676266903e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('xrVJH9YLUPK9Rrod','mille-bornes','Ben',2.54113091926323733096e+01,7.82288719288111,2);
CREATE TABLE results (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  who TEXT NOT NULL,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  place INTEGER NOT NULL,
  points INTEGER NOT NULL,
  at REAL NOT NULL, has_left INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('over-and-done',0,'6R_lHEy6jqTmVTxM','Anna','mille-bornes','simple',1,350,1800000000.0,0);
INSERT INTO "results" VALUES('over-and-done',1,'xrVJH9YLUPK9Rrod','Ben','mille-bornes','simple',2,75,1800000000.0,0);
INSERT INTO "results" VALUES('over-rematched',0,'6R_lHEy6jqTmVTxM','Anna','mille-bornes','simple',2,400,1800000000.0,0);
INSERT INTO "results" VALUES('over-rematched',1,'xrVJH9YLUPK9Rrod','Ben','mille-bornes','simple',1,450,1800000000.0,0);
CREATE TABLE says (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  phrase TEXT NOT NULL,
  at REAL NOT NULL, command TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (table_id, number)
);
INSERT INTO "says" VALUES('racing-people',1,'6R_lHEy6jqTmVTxM','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('6R_lHEy6jqTmVTxM','gathering-open');
INSERT INTO "sitters" VALUES('6R_lHEy6jqTmVTxM','racing-people');
INSERT INTO "sitters" VALUES('xrVJH9YLUPK9Rrod','racing-people');
INSERT INTO "sitters" VALUES('6R_lHEy6jqTmVTxM','racing-with-bot');
INSERT INTO "sitters" VALUES('6R_lHEy6jqTmVTxM','racing-absent');
INSERT INTO "sitters" VALUES('xrVJH9YLUPK9Rrod','racing-absent');
INSERT INTO "sitters" VALUES('6R_lHEy6jqTmVTxM','cancelled-race');
INSERT INTO "sitters" VALUES('xrVJH9YLUPK9Rrod','cancelled-race');
INSERT INTO "sitters" VALUES('6R_lHEy6jqTmVTxM','over-and-done');
INSERT INTO "sitters" VALUES('xrVJH9YLUPK9Rrod','over-and-done');
INSERT INTO "sitters" VALUES('6R_lHEy6jqTmVTxM','over-rematched');
INSERT INTO "sitters" VALUES('xrVJH9YLUPK9Rrod','over-rematched');
INSERT INTO "sitters" VALUES('6R_lHEy6jqTmVTxM','3e-BObjApUIsxt-CK4KC1Q');
INSERT INTO "sitters" VALUES('xrVJH9YLUPK9Rrod','3e-BObjApUIsxt-CK4KC1Q');
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  secret BLOB NOT NULL,
  public INTEGER NOT NULL,
  host TEXT,
  state TEXT NOT NULL,
  version INTEGER NOT NULL,
  due_at REAL,
  created_at REAL NOT NULL,
  updated_at REAL NOT NULL
, code TEXT, summary TEXT);
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'D4DB8402FB22E24430C28EE8AFD0F15E73B0920BA36E23273D7A073CDDE4C584',0,'6R_lHEy6jqTmVTxM','gathering',2,NULL,1800000000.0,1800000000.0,'KXJ-GHW-FBX','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"6R_lHEy6jqTmVTxM","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"open","player":null,"name":"","colour":"","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Driver","colour":"","level":"driver","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'75B91E3246BE1F4E917D9D6E8ED9C676B3545B7087F41C16309719A2368D63E0',0,'6R_lHEy6jqTmVTxM','racing',28,1800000120.0,1800000000.0,1800000000.0,'VDD-WHP-DRF','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"6R_lHEy6jqTmVTxM","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"xrVJH9YLUPK9Rrod","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":0,"leavers":[]}');
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'5216A63B3AC5BBF92BDB737A5384DB6D0295C8FF7A40E51BD906377BCC3D1AED',0,'6R_lHEy6jqTmVTxM','racing',2,NULL,1800000000.0,1800000000.0,'KGV-PMR-GNR','{"rules":1,"variant":"standard","chairs":[{"kind":"person","player":"6R_lHEy6jqTmVTxM","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Driver","colour":"","level":"driver","away":false,"left":false}],"turn":0,"leavers":[]}');
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'A333FFC2B68D92E508751A3A09AED5A3E0FDB014DDA999804777003541FA320C',0,'6R_lHEy6jqTmVTxM','racing',14,1800000000.9,1800000000.0,1800000000.0,'SWB-BDT-WMF','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"6R_lHEy6jqTmVTxM","name":"Anna","colour":"red","level":"","away":true,"left":false},{"kind":"person","player":"xrVJH9YLUPK9Rrod","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":0,"leavers":[]}');
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'DA6FC1467437EB0BC538DE0654D701573C607043163C2CCC03ACCF3468F3B622',0,'6R_lHEy6jqTmVTxM','cancelled',10,NULL,1800000000.0,1800000000.0,'MBB-JMR-ZDF','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"6R_lHEy6jqTmVTxM","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"xrVJH9YLUPK9Rrod","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'698E50AED720FE52A39D04A0EB483949F745FF0258D300E17D58A1F05A417045',0,'6R_lHEy6jqTmVTxM','over',109,NULL,1800000000.0,1800000000.0,'PFF-WVR-NBX','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"6R_lHEy6jqTmVTxM","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"xrVJH9YLUPK9Rrod","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'98C4D81517765A02B86D6F81681D3225146AA39D344F52AD8BC9EC2DA814861F',0,'6R_lHEy6jqTmVTxM','over',108,NULL,1800000000.0,1800000000.0,'NHP-KBD-VWF','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"6R_lHEy6jqTmVTxM","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"xrVJH9YLUPK9Rrod","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('3e-BObjApUIsxt-CK4KC1Q','mille-bornes',1,X'6562A95D4D04F12A00AC9FFB0A76AAA8739ADFB5B50BC62F572610BAFE5D7F0C',0,'xrVJH9YLUPK9Rrod','gathering',1,NULL,1800000000.0,1800000000.0,'XPN-XNX-HBR','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"xrVJH9YLUPK9Rrod","name":"Ben","colour":"blue","level":"","away":false,"left":false},{"kind":"person","player":"6R_lHEy6jqTmVTxM","name":"Anna","colour":"red","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'F8C2BD8143C4A545CAB9EB64BC80F956E58F4D389FC3CD999B81C5070EC38512',0,'6R_lHEy6jqTmVTxM','over',1,NULL,1800000000.0,1800000000.0,'WKZ-TRS-WKS','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":null,"name":"Anna","colour":"","level":"","away":false,"left":false},{"kind":"person","player":null,"name":"Ben","colour":"","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
, expires_at REAL);
INSERT INTO "tokens" VALUES('98a96c6912824819677d079f944633783fb4f59bdee4f582186ef4e05cda25f3','6R_lHEy6jqTmVTxM','','session',1800000000.0,1831536000.0);
INSERT INTO "tokens" VALUES('d3e08ce29d17697be3451472df0fe218d4bf0a10ad3de74b0f450f7b84d5f875','xrVJH9YLUPK9Rrod','','session',1800000000.0,1831536000.0);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
COMMIT;
