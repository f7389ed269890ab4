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
INSERT INTO "deeds" VALUES('gathering-open',1,'e8800222298e8ce7','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "BeYYcya_v4qq2L12", "chairs": [{"kind": "person", "player": "BeYYcya_v4qq2L12", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',1,'a2ecf8a4c07129df','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "BeYYcya_v4qq2L12", "chairs": [{"kind": "person", "player": "BeYYcya_v4qq2L12", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat": 1, "player": "0VNbuGurfWutEPsP", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-78e510617311d8a3','moved',1800000000.0,'{"seat": 1, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-7204e52db2221a58','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-cd447e35b8b6d8fe','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-f1fd42a29755d4c1','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-f06c144a025b413f','moved',1800000000.0,'{"seat": 1, "move": 12}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-c381e88f38c0c8fd','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-7eed8d14f06d3fef','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-3b1a11df587fd280','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-c2cd789a380208a9','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-4a2f20aaf3c64af7','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-d66b829e6a8ac4ba','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-a46d6753ec148cb4','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-be3edc0a1ef2a4f0','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-b8b333a8e5446dd4','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-f79b17aeefba91fc','moved',1800000000.0,'{"seat": 0, "move": 10}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-d47d380d81f9c1f6','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',1,'55b9621456787da5','opened',1800000000.0,'{"game": "mille-bornes", "variant": "standard", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "BeYYcya_v4qq2L12", "chairs": [{"kind": "person", "player": "BeYYcya_v4qq2L12", "name": "Anna", "colour": "red", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-ab99254ae901e35c','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',1,'3ba4cc3b6a86a0a4','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "BeYYcya_v4qq2L12", "chairs": [{"kind": "person", "player": "BeYYcya_v4qq2L12", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-4da98f1d3099fdf5','sat-down',1800000000.0,'{"seat": 1, "player": "0VNbuGurfWutEPsP", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-966baea148beab13','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-96c8da1964b2d2bc','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-aa2ca1af6a107b75','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-8c7e134f5dfbd3d1','moved',1800000000.0,'{"seat": 0, "move": 30}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-705fca161622bd79','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-1ba1621582283d15','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-d707107e855c3844','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-7d5c8dfc5eda92d8','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-b21fbac78255d68','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-b410d93c4efbc8d6','taken-over',1800000000.0,'{"seat": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',1,'83e10848a645b7ad','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "BeYYcya_v4qq2L12", "chairs": [{"kind": "person", "player": "BeYYcya_v4qq2L12", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-fbb230bbd92a4aa2','sat-down',1800000000.0,'{"seat": 1, "player": "0VNbuGurfWutEPsP", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-97dae38d9d643c25','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-2b9c014ea5ac06d8','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-3a1890c78092b4d4','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-33138131c541013d','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-dc3bf364eb8ac8ce','moved',1800000000.0,'{"seat": 1, "move": 12}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-678a5aa33b6fe507','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-5804f92283868a29','cancelled',1800000000.0,'{"by": "host"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',1,'be0e07b8a104e397','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "BeYYcya_v4qq2L12", "chairs": [{"kind": "person", "player": "BeYYcya_v4qq2L12", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-d8f33418f3d4e711','sat-down',1800000000.0,'{"seat": 1, "player": "0VNbuGurfWutEPsP", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-5a702cfa93ea5c4e','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-44ef7febe8e5b461','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-9be3cecb8c497c68','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-cf23cae883333218','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-c703806984c81999','moved',1800000000.0,'{"seat": 0, "move": 32}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-6d14475b349aae90','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat": 1, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-959f3a518cfe5cd1','moved',1800000000.0,'{"seat": 1, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-1773308cdc6b13ab','moved',1800000000.0,'{"seat": 0, "move": 37}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-de3a5db5154ed512','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-44c5b4763fe31d03','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-9ff3078fcc1b0c3e','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-4a5012dc582c18c9','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-28dd37eb2adf559a','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-f3b37f32870266c4','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-4b63e0efb62ac1fe','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-526eb523b3df44a4','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-1d3b993f79490eab','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-62f5680c4fdf8e1a','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-cbd3f5e06bc15385','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-f9bddea5d12982e4','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-2904acecf5bb9188','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-819d7ca7b46108cc','moved',1800000000.0,'{"seat": 1, "move": 10}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-d50e00978b7199cd','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-861e02ec39235bc0','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-6518093d07dbf924','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-a185cc8ea8ea37f7','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat": 1, "move": 33}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat": 0, "move": 24}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-d3f21dcc2be88b46','moved',1800000000.0,'{"seat": 0, "move": 12}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-60c290d00994940e','moved',1800000000.0,'{"seat": 1, "move": 11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-1959b9ef58d07674','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-ac954ab592c9357d','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-810d2e304bcb6b22','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-5349da4804673b75','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-4806aa81e65150b5','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-336b1a45282ee0bc','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-fcaf4a5acfa6cf3e','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-2298bdb1c85f0d46','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-36891eeb6de2b33b','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-18ae013eaca91679','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-8c31406deea3d685','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-e1e48557ea190b2a','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-c49872c67c081bb7','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-b9b8163510b8fe22','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-c2557035449c4ca2','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-947810d822a608bf','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-1ab1c42fc52f4fbe','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-6816de060a04ef48','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-ddbd358f6156c4df','moved',1800000000.0,'{"seat": 1, "move": 36}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-ed192da3c82ad589','moved',1800000000.0,'{"seat": 1, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-90e32e8239455353','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-44480030f3c668b1','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-4ba955f3e4096150','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat": 1, "move": 25}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-297a21d76bc78bf5','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-2ad9a40a736ebf51','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-be77344828b09a93','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-e927db486f62e63a','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-f8633958ce75f4ba','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-40df7c9a8cda80a3','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-50806f017a1d556c','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-a6ecc31f35263b45','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',108,'over-and-done-6faadb10a248cff','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',1,'6b7b1a58cb49f726','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "BeYYcya_v4qq2L12", "chairs": [{"kind": "person", "player": "BeYYcya_v4qq2L12", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-c96fa75802b087f8','sat-down',1800000000.0,'{"seat": 1, "player": "0VNbuGurfWutEPsP", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-ecf45ccbfb8a99a2','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-98b8da9fb9fad67e','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-642a357c732902f4','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-101e75eb6607b615','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-513dd1a6e9d40f2b','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-74b31bfbf8449560','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-3716e7ea40041e00','moved',1800000000.0,'{"seat": 1, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-16e3e38047e1a38b','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-a6ea2981172a4012','moved',1800000000.0,'{"seat": 1, "move": 13}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-56c11669a4ba3161','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-f772f8ea63f666e0','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-53c617eb0a826695','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-caf078b051158de5','moved',1800000000.0,'{"seat": 1, "move": 45}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat": 0, "move": 29}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-581f255133bb4c2','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-c02fc22a4a7347fa','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-c6b5a1c62df810b9','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-d5ae305b83acfb7e','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-20552f5f4b2220a4','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-c79d444008216b65','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-e730cb28d22f02f3','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-ac153076cdc98666','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-f1878d5fd739543b','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-c71c5cf140a980bd','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat": 1, "move": 12}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-8a97b9d8400e67ed','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-89be4b4bd9ee50e2','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-654d479a02c8261b','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-2be893f456b30574','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-63fa2b67c5c483d','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-6aabcb78eec1754c','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-ff44f6504d75988','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-237475e120087497','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-d4350b28fbb41d14','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-afbf5310ee1b8cc4','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-501fc6f43d061f79','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-7a946602afdbe9d2','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-a745ba6deaeed19b','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat": 1, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-82fa4d7a28d2e08e','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-8d64b3add9577b6b','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-b38742ad2a4926f0','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat": 1, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-60900772923c4e5d','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-4027054627e125a4','moved',1800000000.0,'{"seat": 1, "move": 42}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-f112cfd037b5dbac','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-bada79478b5230ed','moved',1800000000.0,'{"seat": 1, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat": 0, "move": 28}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat": 1, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-447c999d19de2ded','moved',1800000000.0,'{"seat": 0, "move": 11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-7ceb5fb4e8acabff','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-6e6716981e830596','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-1e3b25e5e8c7a01d','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-3f8b1baa47158a7e','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-8f332483bfe4440e','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-309944e2f5b5b934','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-943ec25a70536e9b','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-a0a5951807e30f11','moved',1800000000.0,'{"seat": 1, "move": 39}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-42a95d35d5d8575d','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-48e772ba2c400b95','moved',1800000000.0,'{"seat": 0, "move": 37}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-335082dc8ad6c1c4','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-95f2ee554fa69611','moved',1800000000.0,'{"seat": 1, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',107,'over-rematched-aefba2aed5153664','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',108,'over-rematched-dc7a4beeca84ebca','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('O7VaY6WhOYucklpHFfGebw',1,'699feba2e4b93cfc','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "0VNbuGurfWutEPsP", "chairs": [{"kind": "person", "player": "0VNbuGurfWutEPsP", "name": "Ben", "colour": "blue", "level": ""}, {"kind": "person", "player": "BeYYcya_v4qq2L12", "name": "Anna", "colour": "red", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',109,'rematch','rematched',1800000000.0,'{"table": "O7VaY6WhOYucklpHFfGebw"}',1800000000.0);
INSERT INTO "deeds" VALUES('imported-race',1,'3889c1bf33c71f1d','imported',1800000000.0,'{"record": "{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [3, 7, 27, 8, 32, 6, 27, 1, 23, 7, 3, 19, 3, 19, 22, 37, 49, 0, 20, 5, 20, 1, 1, 3, 5, 17, 17, 17, 19, 8, 7, 2, 9, 9, 23, 8, 16, 10, 14, 2, 18, 8, 7, 3, 5, 33, 49, 1, 6, 9, 0, 24, 0, 12, 11, 2, 0, 8, 6, 6, 9, 8, 1, 5, 17, 2, 3, 8, 2, 16, 2, 20, 1, 2, 8, 3, 2, 46, 49, 5, 1, 36, 49, 2, 18, 6, 7, 0, 3, 3, 4, 3, 25, 3, 27, 7, 8, 8, 0, 8, 4, 9, 2, 9, 0], \"end\": \"dfb6d10179161d6dc7748458d845cdf9\", \"secret\": \"e8594b5a6391ccb3b507f9511510833b3604fc143c45d4489f699e0b2e81e62a\", \"seal\": \"b154594dda69b470af04e65e7e8423f7\"}\n", "host": "BeYYcya_v4qq2L12"}',1800000000.0);
CREATE TABLE house_time (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  time REAL NOT NULL,
  noted_at REAL NOT NULL,
  opened REAL NOT NULL
);
INSERT INTO "house_time" VALUES(1,1800000000.0,1800000000.0,1800000000.0);
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-17T14:11:57+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-17T14:11:57+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-17T14:11:57+00:00');
INSERT INTO "migrations" VALUES(4,'house_time','2026-11-17T14:11:57+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('0VNbuGurfWutEPsP','BeYYcya_v4qq2L12');
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
INSERT INTO "players" VALUES('BeYYcya_v4qq2L12','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$XtyKwXiR//CciQqz6yM0qw$PFcsx2WS5q0VudmbuCUOB9N2bBoMKOgX+bXcInmTI2I',1.79492471750152873992e+09);
INSERT INTO "players" VALUES('0VNbuGurfWutEPsP','Ben','blue','fr','{}',NULL,NULL,1.79492471750656032566e+09);
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
INSERT INTO "ratings" VALUES('0VNbuGurfWutEPsP','mille-bornes','Ben',2.54113091926323733096e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('BeYYcya_v4qq2L12','mille-bornes','Anna',2.45886908073676266903e+01,7.82288719288111,2);
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
INSERT INTO "results" VALUES('over-and-done',0,'BeYYcya_v4qq2L12','Anna','mille-bornes','simple',1,425,1800000000.0);
INSERT INTO "results" VALUES('over-and-done',1,'0VNbuGurfWutEPsP','Ben','mille-bornes','simple',2,300,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',0,'BeYYcya_v4qq2L12','Anna','mille-bornes','simple',2,425,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',1,'0VNbuGurfWutEPsP','Ben','mille-bornes','simple',1,675,1800000000.0);
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
INSERT INTO "says" VALUES('racing-people',1,'BeYYcya_v4qq2L12','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('BeYYcya_v4qq2L12','gathering-open');
INSERT INTO "sitters" VALUES('BeYYcya_v4qq2L12','racing-people');
INSERT INTO "sitters" VALUES('0VNbuGurfWutEPsP','racing-people');
INSERT INTO "sitters" VALUES('BeYYcya_v4qq2L12','racing-with-bot');
INSERT INTO "sitters" VALUES('BeYYcya_v4qq2L12','racing-absent');
INSERT INTO "sitters" VALUES('0VNbuGurfWutEPsP','racing-absent');
INSERT INTO "sitters" VALUES('BeYYcya_v4qq2L12','cancelled-race');
INSERT INTO "sitters" VALUES('0VNbuGurfWutEPsP','cancelled-race');
INSERT INTO "sitters" VALUES('BeYYcya_v4qq2L12','over-and-done');
INSERT INTO "sitters" VALUES('0VNbuGurfWutEPsP','over-and-done');
INSERT INTO "sitters" VALUES('BeYYcya_v4qq2L12','over-rematched');
INSERT INTO "sitters" VALUES('0VNbuGurfWutEPsP','over-rematched');
INSERT INTO "sitters" VALUES('BeYYcya_v4qq2L12','O7VaY6WhOYucklpHFfGebw');
INSERT INTO "sitters" VALUES('0VNbuGurfWutEPsP','O7VaY6WhOYucklpHFfGebw');
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
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'15356576C3E7C7C51E5C2E9D786A20D3834AECCE988092153CA987591061A389',0,'BeYYcya_v4qq2L12','gathering',2,NULL,1800000000.0,1800000000.0,'WTF-FJC-NNJ');
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'CE68C1E064343A63E76BE8A7164DE31A1694CE8C7C20704DDCE8F1072FA0352A',0,'BeYYcya_v4qq2L12','racing',28,1800000120.0,1800000000.0,1800000000.0,'VZB-NKG-PWS');
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'4D2FAC33EDFCC0460A6B55BFFF5BC94DD51184346B07A8BDACFEB878BAD60E10',0,'BeYYcya_v4qq2L12','racing',2,NULL,1800000000.0,1800000000.0,'MPF-GGJ-BCW');
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'413D2C0318E0D90DCA6C20E4876B14A08CAF1C8683D5C3DBF794F8B64812B89B',0,'BeYYcya_v4qq2L12','racing',14,1800000000.9,1800000000.0,1800000000.0,'HJC-PMT-FVW');
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'53992B1D165BEED6A672A6F2C6133C4C0F30F684B3A381A2FE1CC13302FB5F9D',0,'BeYYcya_v4qq2L12','cancelled',9,NULL,1800000000.0,1800000000.0,'MSF-WNP-FFH');
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'E8594B5A6391CCB3B507F9511510833B3604FC143C45D4489F699E0B2E81E62A',0,'BeYYcya_v4qq2L12','over',108,NULL,1800000000.0,1800000000.0,'TJX-FCZ-CZX');
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'505708EF5BBB40C7AB6F3559F32F4725D9C0E7D07C1FF25D2E1EACD26B2FA11D',0,'BeYYcya_v4qq2L12','over',109,NULL,1800000000.0,1800000000.0,'WST-BDG-PZW');
INSERT INTO "tables" VALUES('O7VaY6WhOYucklpHFfGebw','mille-bornes',1,X'20A82374C2EF263CF5AAFE4F90AB85C34000EAAD4123CD7D2083CF267BAA692E',0,'0VNbuGurfWutEPsP','gathering',1,NULL,1800000000.0,1800000000.0,'VHN-NKT-WXN');
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'5BE612B790A674D93C5367BD4DD846881507DBB03339783F9C5F03B81DB701E3',0,'BeYYcya_v4qq2L12','over',1,NULL,1800000000.0,1800000000.0,'VKK-RPH-VZD');
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
);
INSERT INTO "tokens" VALUES('1f4b91e52e27c0e5181f26ddeb0a8de11f26d35c474b86e44d89d39bd5d35903','BeYYcya_v4qq2L12','','session',1.79492471750169396401e+09);
INSERT INTO "tokens" VALUES('75496f91208ff1d57953e0a2655b7a710a87a52384643d8871015091ebc5fece','0VNbuGurfWutEPsP','','session',1.79492471750663971897e+09);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
COMMIT;
