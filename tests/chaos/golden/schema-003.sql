BEGIN TRANSACTION;
CREATE TABLE deeds (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  command TEXT NOT NULL,
  kind TEXT NOT NULL,
  at REAL NOT NULL,
  facts TEXT NOT NULL,
  PRIMARY KEY (table_id, version),
  UNIQUE (table_id, command)
);
INSERT INTO "deeds" VALUES('gathering-open',1,'a42a3729524a04b1','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "IMcWlRxKela6K9Xj", "chairs": [{"kind": "person", "player": "IMcWlRxKela6K9Xj", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}');
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-people',1,'195d0ad3b1268499','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "IMcWlRxKela6K9Xj", "chairs": [{"kind": "person", "player": "IMcWlRxKela6K9Xj", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat": 1, "player": "wirqKgYyVT9HDT-H", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-78e510617311d8a3','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat": 0, "move": 12}');
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-7204e52db2221a58','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-cd447e35b8b6d8fe','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-f1fd42a29755d4c1','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat": 0, "move": 43}');
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-f06c144a025b413f','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-c381e88f38c0c8fd','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-7eed8d14f06d3fef','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-3b1a11df587fd280','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-75a89294c2cd789a','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-5805975ed2f89d9','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-ea90a8f0d66b829e','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat": 0, "move": 46}');
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-be3edc0a1ef2a4f0','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-b8b333a8e5446dd4','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-efba91fc803468b6','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-d47d380d81f9c1f6','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-4da98f1d3099fdf5','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('racing-with-bot',1,'90cfcbf825e6264a','opened',1800000000.0,'{"game": "mille-bornes", "variant": "standard", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "IMcWlRxKela6K9Xj", "chairs": [{"kind": "person", "player": "IMcWlRxKela6K9Xj", "name": "Anna", "colour": "red", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}');
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-966baea148beab13','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-absent',1,'f6620ce15e720b14','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "IMcWlRxKela6K9Xj", "chairs": [{"kind": "person", "player": "IMcWlRxKela6K9Xj", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-e1ea24c4f9341c68','sat-down',1800000000.0,'{"seat": 1, "player": "wirqKgYyVT9HDT-H", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-d8a064df7fd63116','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-da71144896c8da19','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-677f6cbdcc22af58','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-2c4a3698aa2ca1af','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-e1fab9d78c7e134f','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-705fca161622bd79','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-1ba1621582283d15','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-d707107e855c3844','moved',1800000000.0,'{"seat": 1, "move": 29}');
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-7d5c8dfc5eda92d8','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-78255d6807923986','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-4efbc8d60b21fbac','taken-over',1800000000.0,'{"seat": 1}');
INSERT INTO "deeds" VALUES('cancelled-race',1,'ab3c0c2d99f2fc6c','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "IMcWlRxKela6K9Xj", "chairs": [{"kind": "person", "player": "IMcWlRxKela6K9Xj", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-d92a4aa2b410d93c','sat-down',1800000000.0,'{"seat": 1, "player": "wirqKgYyVT9HDT-H", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-9d643c25fbb230bb','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-64c2f2e39403560d','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-8092b4d42b28fef0','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-326324dfb695ffb','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-eb8ac8ce8a245e6b','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-678a5aa33b6fe507','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-5804f92283868a29','cancelled',1800000000.0,'{"by": "host"}');
INSERT INTO "deeds" VALUES('over-and-done',1,'33d219ff7748fcf5','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "IMcWlRxKela6K9Xj", "chairs": [{"kind": "person", "player": "IMcWlRxKela6K9Xj", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-d8f33418f3d4e711','sat-down',1800000000.0,'{"seat": 1, "player": "wirqKgYyVT9HDT-H", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-5a702cfa93ea5c4e','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-44ef7febe8e5b461','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-9be3cecb8c497c68','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-62397bc701762741','moved',1800000000.0,'{"seat": 0, "move": 12}');
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-d20b5d59db610487','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-21167d8fcf23cae8','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-8fb5262cc7038069','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-f320cd576d14475b','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-9cc9af4ec9546b43','moved',1800000000.0,'{"seat": 1, "move": 13}');
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-8cfe5cd12d5db79b','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-dc6b13ab2e47dc0e','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-8d103ed3cc667e97','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-de3a5db5154ed512','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-44c5b4763fe31d03','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-9ff3078fcc1b0c3e','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-4a5012dc582c18c9','moved',1800000000.0,'{"seat": 0, "move": 40}');
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-28dd37eb2adf559a','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-f3b37f32870266c4','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat": 0, "move": 30}');
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-4b63e0efb62ac1fe','moved',1800000000.0,'{"seat": 0, "move": 14}');
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-526eb523b3df44a4','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-1d3b993f79490eab','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-62f5680c4fdf8e1a','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-cbd3f5e06bc15385','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat": 1, "move": 14}');
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-d12982e46e80fa48','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-2904acecf5bb9188','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-819d7ca7b46108cc','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-8b7199cd6d39eb43','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-39235bc0736a947a','moved',1800000000.0,'{"seat": 1, "move": 15}');
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-7dbf924a6048457','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-936aa40cacc66a57','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-a185cc8ea8ea37f7','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat": 1, "move": 29}');
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-2be88b4675fa6dd8','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-82458cc89f7a7daf','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-334de73d60c290d0','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-34accd781959b9ef','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-4bcb6b2263db01fc','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-4673b757ff2e341','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-df2296509cb471a5','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-4806aa81e65150b5','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-336b1a45282ee0bc','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-fcaf4a5acfa6cf3e','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-2298bdb1c85f0d46','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-36891eeb6de2b33b','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-18ae013eaca91679','moved',1800000000.0,'{"seat": 0, "move": 46}');
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-8c31406deea3d685','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-e1e48557ea190b2a','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-c49872c67c081bb7','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-449c4ca23685156b','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-f44d7e40c78fec45','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-947810d822a608bf','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-1ab1c42fc52f4fbe','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-6816de060a04ef48','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-ddbd358f6156c4df','moved',1800000000.0,'{"seat": 1, "move": 28}');
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-ed192da3c82ad589','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-14ed204990e32e82','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-e40961505d698c8b','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-88c780f6907f9669','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat": 1, "move": 15}');
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-1d95389b297a21d7','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',1,'f522d52b2bca3fa6','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "IMcWlRxKela6K9Xj", "chairs": [{"kind": "person", "player": "IMcWlRxKela6K9Xj", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-2ad9a40a736ebf51','sat-down',1800000000.0,'{"seat": 1, "player": "wirqKgYyVT9HDT-H", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-3dcdb856ae4ecf4b','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-d85328b6be773448','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-e927db486f62e63a','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-f8633958ce75f4ba','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-d17f6494e8c2d219','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-40df7c9a8cda80a3','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-50806f017a1d556c','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-a6ecc31f35263b45','moved',1800000000.0,'{"seat": 0, "move": 37}');
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-6faadb10a248cff','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-fb8a99a2c96fa758','moved',1800000000.0,'{"seat": 1, "move": 25}');
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-98b8da9fb9fad67e','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-642a357c732902f4','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-101e75eb6607b615','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-513dd1a6e9d40f2b','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-40041e001c823d9e','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-9e289761c8fea5d7','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-b02d3504de1bf0cd','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-fbbe938116e3e380','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-172a401272a9b8a4','moved',1800000000.0,'{"seat": 0, "move": 16}');
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-3a389b09f0d3fa5c','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-4e896a65f772f8ea','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-2fd2f79253c617eb','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-d8ddd2efcaf078b0','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-ebddb098e4bc6e82','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat": 1, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat": 0, "move": 32}');
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-581f255133bb4c2','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-4a7347fa0289eb06','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat": 1, "move": 23}');
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-c6b5a1c62df810b9','moved',1800000000.0,'{"seat": 1, "move": 29}');
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat": 1, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-d5ae305b83acfb7e','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-e4cd607520552f5f','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-c79d444008216b65','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-e730cb28d22f02f3','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat": 0, "move": 46}');
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-c71c5cf140a980bd','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-707c70b48a97b9d8','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-2c8261b740c1a65','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-56b30574d6172adf','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-7c5c483d420a4323','moved',1800000000.0,'{"seat": 0, "move": 23}');
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-a57d041ecb06718c','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-9213147bf9ef954e','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-b11379a20ff44f65','moved',1800000000.0,'{"seat": 1, "move": 30}');
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-237475e120087497','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-d4350b28fbb41d14','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat": 0, "move": 23}');
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat": 1, "move": 14}');
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat": 1, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-70358a27eba1a9d3','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-501fc6f43d061f79','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-7a946602afdbe9d2','moved',1800000000.0,'{"seat": 1, "move": 14}');
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat": 0, "move": 40}');
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-a745ba6deaeed19b','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat": 1, "move": 36}');
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat": 0, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-82fa4d7a28d2e08e','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-8d64b3add9577b6b','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-b38742ad2a4926f0','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat": 1, "move": 26}');
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-27e125a42d206ada','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-37b5dbac6d3fad4c','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-c1fbe94cb8378d82','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-bada79478b5230ed','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat": 1, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat": 0, "move": 31}');
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-bca5f87b447c999d','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat": 1, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-36469fabf59cd100','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-99c61aa86e671698','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-1e3b25e5e8c7a01d','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',107,'over-rematched-3f8b1baa47158a7e','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',108,'over-rematched-8f332483bfe4440e','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('jrf7Lldt4rTL2Aa13oGKnw',1,'df4107f49fabefbd','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "wirqKgYyVT9HDT-H", "chairs": [{"kind": "person", "player": "wirqKgYyVT9HDT-H", "name": "Ben", "colour": "blue", "level": ""}, {"kind": "person", "player": "IMcWlRxKela6K9Xj", "name": "Anna", "colour": "red", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-rematched',109,'rematch','rematched',1800000000.0,'{"table": "jrf7Lldt4rTL2Aa13oGKnw"}');
INSERT INTO "deeds" VALUES('imported-race',1,'b47640a74035954e','imported',1800000000.0,'{"record": "{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [3, 9, 12, 18, 8, 5, 2, 0, 3, 1, 5, 2, 27, 13, 2, 1, 17, 8, 22, 2, 7, 27, 7, 20, 40, 49, 3, 30, 14, 6, 2, 0, 5, 3, 0, 14, 8, 1, 8, 16, 4, 17, 0, 15, 17, 6, 7, 4, 2, 1, 1, 29, 3, 8, 0, 22, 1, 6, 9, 21, 5, 8, 8, 3, 8, 2, 6, 19, 5, 9, 7, 46, 49, 8, 6, 7, 19, 0, 5, 4, 0, 4, 22, 9, 3, 8, 1, 28, 22, 2, 18, 7, 2, 8, 6, 1, 8, 1, 19, 3, 9, 15, 17], \"end\": \"c7875d3aa918252e8336c1e510105e97\", \"secret\": \"a3a29682e850c5e004ba9b3c16d7d768f059e208492997ee46090619e4e6817f\", \"seal\": \"1a99036f9105193f17afad9adfb52191\"}\n", "host": "IMcWlRxKela6K9Xj"}');
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-16T04:47:13+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-16T04:47:13+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-16T04:47:13+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('wirqKgYyVT9HDT-H','IMcWlRxKela6K9Xj');
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
INSERT INTO "players" VALUES('IMcWlRxKela6K9Xj','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$IhSpjyKzQuN3u++nUHfa+A$UUeSTGCbnWZOoKGSKDczAwo4p5eDKQ7eHo3CrUK/EAE',1.79480443334056305884e+09);
INSERT INTO "players" VALUES('wirqKgYyVT9HDT-H','Ben','blue','fr','{}',NULL,NULL,1.79480443334136581428e+09);
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
INSERT INTO "ratings" VALUES('IMcWlRxKela6K9Xj','mille-bornes','Anna',2.45886908073676266903e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('wirqKgYyVT9HDT-H','mille-bornes','Ben',2.54113091926323733096e+01,7.82288719288111,2);
CREATE TABLE results (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  who TEXT NOT NULL,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  place INTEGER NOT NULL,
  points INTEGER NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('over-and-done',0,'IMcWlRxKela6K9Xj','Anna','mille-bornes','simple',1,550,1800000000.0);
INSERT INTO "results" VALUES('over-and-done',1,'wirqKgYyVT9HDT-H','Ben','mille-bornes','simple',2,50,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',0,'IMcWlRxKela6K9Xj','Anna','mille-bornes','simple',2,475,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',1,'wirqKgYyVT9HDT-H','Ben','mille-bornes','simple',1,825,1800000000.0);
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
INSERT INTO "says" VALUES('racing-people',1,'IMcWlRxKela6K9Xj','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('IMcWlRxKela6K9Xj','gathering-open');
INSERT INTO "sitters" VALUES('IMcWlRxKela6K9Xj','racing-people');
INSERT INTO "sitters" VALUES('wirqKgYyVT9HDT-H','racing-people');
INSERT INTO "sitters" VALUES('IMcWlRxKela6K9Xj','racing-with-bot');
INSERT INTO "sitters" VALUES('IMcWlRxKela6K9Xj','racing-absent');
INSERT INTO "sitters" VALUES('wirqKgYyVT9HDT-H','racing-absent');
INSERT INTO "sitters" VALUES('IMcWlRxKela6K9Xj','cancelled-race');
INSERT INTO "sitters" VALUES('wirqKgYyVT9HDT-H','cancelled-race');
INSERT INTO "sitters" VALUES('IMcWlRxKela6K9Xj','over-and-done');
INSERT INTO "sitters" VALUES('wirqKgYyVT9HDT-H','over-and-done');
INSERT INTO "sitters" VALUES('IMcWlRxKela6K9Xj','over-rematched');
INSERT INTO "sitters" VALUES('wirqKgYyVT9HDT-H','over-rematched');
INSERT INTO "sitters" VALUES('IMcWlRxKela6K9Xj','jrf7Lldt4rTL2Aa13oGKnw');
INSERT INTO "sitters" VALUES('wirqKgYyVT9HDT-H','jrf7Lldt4rTL2Aa13oGKnw');
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
, code TEXT);
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'279AF9464898EF0C9ADAFFB709AF087E15FD632CFB338E808E0B2419B0737230',0,'IMcWlRxKela6K9Xj','gathering',2,NULL,1800000000.0,1800000000.0,'KGK-TRJ-SSH');
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'92BC70D2238CCA95F074EE4F3C133C65B3F51CDEB9E52077122A3117DEAE62ED',0,'IMcWlRxKela6K9Xj','racing',28,1800000120.0,1800000000.0,1800000000.0,'BWB-TKZ-JHH');
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'7621967AD9760CEC8548F441D4C75261B22BFF304897383632222FEF60CAE901',0,'IMcWlRxKela6K9Xj','racing',2,NULL,1800000000.0,1800000000.0,'BXF-PTD-XHJ');
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'2BEC8316CFA8A6D6BA610CFBEBA2CFCABC29A1FA1967B3A566C44E0A9612DB18',0,'IMcWlRxKela6K9Xj','racing',14,1800000000.9,1800000000.0,1800000000.0,'MCW-FPC-HMZ');
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'AE431AF8C8CC961B41C7B26423338F22B068D9080BA9DA00EE63808792144E65',0,'IMcWlRxKela6K9Xj','cancelled',9,NULL,1800000000.0,1800000000.0,'TCK-TTC-FFZ');
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'A3A29682E850C5E004BA9B3C16D7D768F059E208492997EE46090619E4E6817F',0,'IMcWlRxKela6K9Xj','over',106,NULL,1800000000.0,1800000000.0,'VWS-GMV-VFZ');
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'A921A00008AE822767D32CFCCF7CD91674E5622D12DCBB7144CE009A10E9E341',0,'IMcWlRxKela6K9Xj','over',109,NULL,1800000000.0,1800000000.0,'XRB-PZM-BZJ');
INSERT INTO "tables" VALUES('jrf7Lldt4rTL2Aa13oGKnw','mille-bornes',1,X'373CF7925F050F7A1FBF60F95DAC2561D4782C35123509EA50ECD1A2D678CA81',0,'wirqKgYyVT9HDT-H','gathering',1,NULL,1800000000.0,1800000000.0,'HVJ-NVG-CXH');
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'9D362178C9496133733453D7FFAAAA7C9747D46789089362CC644CEDA622F42F',0,'IMcWlRxKela6K9Xj','over',1,NULL,1800000000.0,1800000000.0,'CZP-SBZ-KDW');
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
);
INSERT INTO "tokens" VALUES('690cb6cbb91d3332eb38e830b8db29b2c352201e3759604a70468531212e6c22','IMcWlRxKela6K9Xj','','session',1.79480443334066200257e+09);
INSERT INTO "tokens" VALUES('3daaa9a72d2baaaa099c9bbb771f39479ac099530b70e52aea2c08f66908f22a','wirqKgYyVT9HDT-H','','session',1.79480443334140396115e+09);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
COMMIT;
