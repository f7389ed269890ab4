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
INSERT INTO "deeds" VALUES('gathering-open',1,'5f70fc3bc0f9ed78','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "OFOdIwy738tbIiex", "chairs": [{"kind": "person", "player": "OFOdIwy738tbIiex", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}');
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-people',1,'68294b85ad12965c','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "OFOdIwy738tbIiex", "chairs": [{"kind": "person", "player": "OFOdIwy738tbIiex", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat": 1, "player": "upUBuzXgSh527o3v", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-a6cecc1b78e51061','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat": 1, "move": 30}');
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-7204e52db2221a58','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-cd447e35b8b6d8fe','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-f1fd42a29755d4c1','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-f06c144a025b413f','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-c381e88f38c0c8fd','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-7eed8d14f06d3fef','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-587fd2803bab6c39','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-380208a9ad45f23d','moved',1800000000.0,'{"seat": 1, "move": 29}');
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-4a2f20aaf3c64af7','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-d66b829e6a8ac4ba','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-a46d6753ec148cb4','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-be3edc0a1ef2a4f0','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-b8b333a8e5446dd4','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-f79b17aeefba91fc','moved',1800000000.0,'{"seat": 1, "move": 12}');
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-d47d380d81f9c1f6','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('racing-with-bot',1,'5dcd7201e41385fb','opened',1800000000.0,'{"game": "mille-bornes", "variant": "standard", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "OFOdIwy738tbIiex", "chairs": [{"kind": "person", "player": "OFOdIwy738tbIiex", "name": "Anna", "colour": "red", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}');
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-ab99254ae901e35c','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-absent',1,'bac324508723f126','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "OFOdIwy738tbIiex", "chairs": [{"kind": "person", "player": "OFOdIwy738tbIiex", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-4da98f1d3099fdf5','sat-down',1800000000.0,'{"seat": 1, "player": "upUBuzXgSh527o3v", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-966baea148beab13','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-96c8da1964b2d2bc','moved',1800000000.0,'{"seat": 1, "move": 10}');
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat": 0, "move": 46}');
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-aa2ca1af6a107b75','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-8c7e134f5dfbd3d1','moved',1800000000.0,'{"seat": 1, "move": 45}');
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-705fca161622bd79','moved',1800000000.0,'{"seat": 0, "move": 49}');
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-29e821a4c74803e3','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-7d5c8dfc5eda92d8','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-b21fbac78255d68','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-d92a4aa2b410d93c','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-9d643c25fbb230bb','taken-over',1800000000.0,'{"seat": 0}');
INSERT INTO "deeds" VALUES('cancelled-race',1,'3e40f5a271164898','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "OFOdIwy738tbIiex", "chairs": [{"kind": "person", "player": "OFOdIwy738tbIiex", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-9403560d97dae38d','sat-down',1800000000.0,'{"seat": 1, "player": "upUBuzXgSh527o3v", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-a5ac06d864c2f2e3','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-8092b4d42b28fef0','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-326324dfb695ffb','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-eb8ac8ce8a245e6b','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-83868a29678a5aa3','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-d8f33418f3d4e711','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-5a702cfa93ea5c4e','cancelled',1800000000.0,'{"by": "host"}');
INSERT INTO "deeds" VALUES('over-and-done',1,'f15c9bfbc4625139','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "OFOdIwy738tbIiex", "chairs": [{"kind": "person", "player": "OFOdIwy738tbIiex", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-e8e5b4617589a82b','sat-down',1800000000.0,'{"seat": 1, "player": "upUBuzXgSh527o3v", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-a8c24d4244ef7feb','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-f50592859be3cecb','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-cf23cae883333218','moved',1800000000.0,'{"seat": 0, "move": 16}');
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-c703806984c81999','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-6d14475b349aae90','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat": 1, "move": 45}');
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat": 0, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-9cc9af4ec9546b43','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-959f3a518cfe5cd1','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-1773308cdc6b13ab','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-154ed51212093d26','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat": 1, "move": 33}');
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-44c5b4763fe31d03','moved',1800000000.0,'{"seat": 0, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-9ff3078fcc1b0c3e','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-4a5012dc582c18c9','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-28dd37eb2adf559a','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-f3b37f32870266c4','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-b3df44a47467537a','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-79490eab7f1a355e','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-4fdf8e1a060cea63','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-6bc1538557e54acc','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-f9bddea5d12982e4','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat": 0, "move": 12}');
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-b46108cc721754ef','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-6d39eb43ad9cedde','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-39235bc0736a947a','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-7dbf924a6048457','moved',1800000000.0,'{"seat": 1, "move": 10}');
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-936aa40cacc66a57','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-a185cc8ea8ea37f7','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat": 0, "move": 30}');
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-2be88b4675fa6dd8','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-82458cc89f7a7daf','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-334de73d60c290d0','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-34accd781959b9ef','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-810d2e304bcb6b22','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-5349da4804673b75','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-4806aa81e65150b5','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-336b1a45282ee0bc','moved',1800000000.0,'{"seat": 0, "move": 28}');
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-fcaf4a5acfa6cf3e','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-6de2b33b56cef8ec','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-aca91679443baac5','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-611575c2d67393d6','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-ea190b2a58068a9d','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-7c081bb788c9da8a','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat": 0, "move": 43}');
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-449c4ca23685156b','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-947810d822a608bf','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-1ab1c42fc52f4fbe','moved',1800000000.0,'{"seat": 1, "move": 14}');
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-6816de060a04ef48','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-ddbd358f6156c4df','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-14ed204990e32e82','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-e40961505d698c8b','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-88c780f6907f9669','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat": 1, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-96380ed6fcf7f49d','moved',1800000000.0,'{"seat": 1, "move": 13}');
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-1d95389b297a21d7','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-ae4ecf4b2ad9a40a','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-be77344828b09a93','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-e927db486f62e63a','moved',1800000000.0,'{"seat": 1, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-f8633958ce75f4ba','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-40df7c9a8cda80a3','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-19a2105c50806f01','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-51423286a6ecc31f','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-2b087f806faadb1','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-98b8da9fb9fad67e','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',1,'2a5696de6dea4065','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "OFOdIwy738tbIiex", "chairs": [{"kind": "person", "player": "OFOdIwy738tbIiex", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-732902f451fbfcc7','sat-down',1800000000.0,'{"seat": 1, "player": "upUBuzXgSh527o3v", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-50332cb8642a357c','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-106ee2ab101e75eb','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-99f86c8df845aed9','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-40041e001c823d9e','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-9e289761c8fea5d7','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-b02d3504de1bf0cd','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-fbbe938116e3e380','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-a6ea2981172a4012','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-3a389b09f0d3fa5c','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-4e896a65f772f8ea','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-2fd2f79253c617eb','moved',1800000000.0,'{"seat": 1, "move": 31}');
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-d8ddd2efcaf078b0','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-ebddb098e4bc6e82','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-133bb4c2baaad651','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-289eb06a2a866b4','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-cacc9ec8c02fc22a','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-2df810b92c599859','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat": 0, "move": 30}');
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-e4cd607520552f5f','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-50e9e079c79d4440','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-f1878d5fd739543b','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-c71c5cf140a980bd','moved',1800000000.0,'{"seat": 0, "move": 32}');
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-8a97b9d8400e67ed','moved',1800000000.0,'{"seat": 0, "move": 14}');
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-89be4b4bd9ee50e2','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-654d479a02c8261b','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-420a43232be893f4','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-cb06718c063fa2b6','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-9213147bf9ef954e','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-b11379a20ff44f65','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-42553a33237475e1','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-65d60b6e46e3db95','moved',1800000000.0,'{"seat": 1, "move": 14}');
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-70358a27eba1a9d3','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-bb3e780fa39cc4b2','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-501fc6f43d061f79','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-7a946602afdbe9d2','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat": 0, "move": 43}');
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-82fa4d7a28d2e08e','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-d9577b6b4cb05ec1','moved',1800000000.0,'{"seat": 0, "move": 16}');
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-2a4926f05f221dfc','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-60900772923c4e5d','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-4027054627e125a4','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-f112cfd037b5dbac','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat": 1, "move": 29}');
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-bada79478b5230ed','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-bca5f87b447c999d','moved',1800000000.0,'{"seat": 0, "move": 23}');
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat": 1, "move": 39}');
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat": 0, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-f78047cfd788c7cc','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-b34dec74afc6ee6f','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-7ceb5fb4e8acabff','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-6e6716981e830596','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-68815fda88b7cc6b','moved',1800000000.0,'{"seat": 1, "move": 15}');
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-4ba44898a9172a05','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-60fc47fa3f8b1baa','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-106bb058f332483','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-70536e9b8742ced2','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-a0a5951807e30f11','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-d5d8575d3e036333','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-2c400b9534e41e75','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-8ad6c1c425fe3a18','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-4fa6961145f21e94','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-aefba2aed5153664','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-dc7a4beeca84ebca','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('E5MVWH1OalRSf_hYo8M75Q',1,'4a7e8201ebcdcb09','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "upUBuzXgSh527o3v", "chairs": [{"kind": "person", "player": "upUBuzXgSh527o3v", "name": "Ben", "colour": "blue", "level": ""}, {"kind": "person", "player": "OFOdIwy738tbIiex", "name": "Anna", "colour": "red", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-rematched',107,'rematch','rematched',1800000000.0,'{"table": "E5MVWH1OalRSf_hYo8M75Q"}');
INSERT INTO "deeds" VALUES('imported-race',1,'784111a2459c97d4','imported',1800000000.0,'{"record": "{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [15, 1, 16, 1, 7, 45, 49, 2, 7, 4, 1, 9, 2, 27, 0, 0, 5, 8, 33, 49, 3, 1, 3, 3, 3, 7, 6, 0, 6, 1, 2, 17, 15, 0, 12, 1, 6, 2, 18, 10, 7, 2, 9, 4, 3, 1, 1, 7, 7, 0, 30, 2, 8, 17, 27, 6, 16, 6, 8, 4, 2, 28, 3, 2, 20, 0, 8, 9, 9, 43, 49, 17, 8, 2, 8, 2, 18, 14, 6, 0, 1, 5, 8, 0, 4, 5, 3, 5, 3, 27, 3, 19, 3, 13, 8, 8, 3, 19, 8, 9, 8, 5, 3, 5], \"end\": \"77cf6ae52ee579c1624a948c9405bfda\", \"secret\": \"34a3050eb2db0cbdf488dc76400f8e6d1e69d68f329a2f5a89a7367959f12f3f\", \"seal\": \"5f7085d49570d1ec348e59032f7924bb\"}\n", "host": "OFOdIwy738tbIiex"}');
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-15T23:37:14+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-15T23:37:14+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('upUBuzXgSh527o3v','OFOdIwy738tbIiex');
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
INSERT INTO "players" VALUES('OFOdIwy738tbIiex','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$BjrTkxtplw8y0pwiael18A$zw5J+PRjfKpe1drVf3gC9T40c6+GsFvrz7sAg4WMx64',1.79478583483801984793e+09);
INSERT INTO "players" VALUES('upUBuzXgSh527o3v','Ben','blue','fr','{}',NULL,NULL,1.79478583485315871235e+09);
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
INSERT INTO "ratings" VALUES('OFOdIwy738tbIiex','mille-bornes','Anna',2.54113091926323733096e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('upUBuzXgSh527o3v','mille-bornes','Ben',2.45886908073676266903e+01,7.82288719288111,2);
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
INSERT INTO "results" VALUES('over-and-done',0,'OFOdIwy738tbIiex','Anna','mille-bornes','simple',2,0,1800000000.0);
INSERT INTO "results" VALUES('over-and-done',1,'upUBuzXgSh527o3v','Ben','mille-bornes','simple',1,100,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',0,'OFOdIwy738tbIiex','Anna','mille-bornes','simple',1,500,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',1,'upUBuzXgSh527o3v','Ben','mille-bornes','simple',2,0,1800000000.0);
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
INSERT INTO "says" VALUES('racing-people',1,'OFOdIwy738tbIiex','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('OFOdIwy738tbIiex','gathering-open');
INSERT INTO "sitters" VALUES('OFOdIwy738tbIiex','racing-people');
INSERT INTO "sitters" VALUES('upUBuzXgSh527o3v','racing-people');
INSERT INTO "sitters" VALUES('OFOdIwy738tbIiex','racing-with-bot');
INSERT INTO "sitters" VALUES('OFOdIwy738tbIiex','racing-absent');
INSERT INTO "sitters" VALUES('upUBuzXgSh527o3v','racing-absent');
INSERT INTO "sitters" VALUES('OFOdIwy738tbIiex','cancelled-race');
INSERT INTO "sitters" VALUES('upUBuzXgSh527o3v','cancelled-race');
INSERT INTO "sitters" VALUES('OFOdIwy738tbIiex','over-and-done');
INSERT INTO "sitters" VALUES('upUBuzXgSh527o3v','over-and-done');
INSERT INTO "sitters" VALUES('OFOdIwy738tbIiex','over-rematched');
INSERT INTO "sitters" VALUES('upUBuzXgSh527o3v','over-rematched');
INSERT INTO "sitters" VALUES('OFOdIwy738tbIiex','E5MVWH1OalRSf_hYo8M75Q');
INSERT INTO "sitters" VALUES('upUBuzXgSh527o3v','E5MVWH1OalRSf_hYo8M75Q');
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
);
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'809BEA3F5418405BB7F811FB7D140AF9B52B69F324C702D146066BB8A7B31A57',0,'OFOdIwy738tbIiex','gathering',2,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'4450744585AC77745F54A4B00A40126ED13B41385557E5267885E0EE4492EE8F',0,'OFOdIwy738tbIiex','racing',28,1800000120.0,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'AE500A461C31DA4F09FB0D597C807AF22ABAC75CF4AA8C355754B9FE7DADCFAC',0,'OFOdIwy738tbIiex','racing',2,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'1137FA757A399D2ABD824E14BDF3760646D59F0EA7889EFA066E63BDCDFA6BEA',0,'OFOdIwy738tbIiex','racing',14,1800000000.9,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'DE58B8BACAAF4165E0319DA20E543C169B3305EB259CE85E539ED94F57A10478',0,'OFOdIwy738tbIiex','cancelled',9,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'34A3050EB2DB0CBDF488DC76400F8E6D1E69D68F329A2F5A89A7367959F12F3F',0,'OFOdIwy738tbIiex','over',107,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'8E27642A7C6BD2B8E59FDA122CC611750704AC6162A172489F65CF003AB9C790',0,'OFOdIwy738tbIiex','over',107,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('E5MVWH1OalRSf_hYo8M75Q','mille-bornes',1,X'1477085EA95A8CBDBD09245F105FEBFA79BDD4124041F080A2281065E3C11486',0,'upUBuzXgSh527o3v','gathering',1,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'A30B06BDA59723DEC9909015FBB5436661D98C2853EBFC85A695C655EB4D9710',0,'OFOdIwy738tbIiex','over',1,NULL,1800000000.0,1800000000.0);
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
);
INSERT INTO "tokens" VALUES('43e34bed68cfeaa10128b1e1007ccf5da27847b13980ca6bab875e71bdd2a582','OFOdIwy738tbIiex','','session',1.79478583483811020846e+09);
INSERT INTO "tokens" VALUES('b27fca318fe8e4326376b72620c27dec13a4f1c93ed27c75c78f304fd3ff24b8','upUBuzXgSh527o3v','','session',1.79478583485323214524e+09);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
COMMIT;
