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
INSERT INTO "deeds" VALUES('gathering-open',1,'8cd09c2f7ef61d31','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "2GowdvXFStcVNyn-", "chairs": [{"kind": "person", "player": "2GowdvXFStcVNyn-", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',1,'f55a4a01f7ad8d39','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "2GowdvXFStcVNyn-", "chairs": [{"kind": "person", "player": "2GowdvXFStcVNyn-", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat": 1, "player": "eXQl-oWZ6S5CmSiw", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-78e510617311d8a3','moved',1800000000.0,'{"seat": 1, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-8a05a6c4647159','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-b8b6d8fe442e3d43','moved',1800000000.0,'{"seat": 0, "move": 13}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-9755d4c13a902931','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat": 0, "move": 37}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-f06c144a025b413f','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-c381e88f38c0c8fd','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-7eed8d14f06d3fef','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-587fd2803bab6c39','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-380208a9ad45f23d','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-4a2f20aaf3c64af7','moved',1800000000.0,'{"seat": 0, "move": 11}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-d66b829e6a8ac4ba','moved',1800000000.0,'{"seat": 1, "move": 25}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-a46d6753ec148cb4','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat": 1, "move": 31}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-be3edc0a1ef2a4f0','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-b8b333a8e5446dd4','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-efba91fc803468b6','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-d47d380d81f9c1f6','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',1,'2b40a0d8300ba334','opened',1800000000.0,'{"game": "mille-bornes", "variant": "standard", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "2GowdvXFStcVNyn-", "chairs": [{"kind": "person", "player": "2GowdvXFStcVNyn-", "name": "Anna", "colour": "red", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-ab99254ae901e35c','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',1,'6678a3620a0aa9da','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "2GowdvXFStcVNyn-", "chairs": [{"kind": "person", "player": "2GowdvXFStcVNyn-", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-4da98f1d3099fdf5','sat-down',1800000000.0,'{"seat": 1, "player": "eXQl-oWZ6S5CmSiw", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-966baea148beab13','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-96c8da1964b2d2bc','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-aa2ca1af6a107b75','moved',1800000000.0,'{"seat": 1, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-8c7e134f5dfbd3d1','moved',1800000000.0,'{"seat": 0, "move": 32}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-705fca161622bd79','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-1ba1621582283d15','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-d707107e855c3844','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-7d5c8dfc5eda92d8','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-b21fbac78255d68','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-b410d93c4efbc8d6','taken-over',1800000000.0,'{"seat": 1, "why": "absent"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',1,'5f442190198af003','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "2GowdvXFStcVNyn-", "chairs": [{"kind": "person", "player": "2GowdvXFStcVNyn-", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-fbb230bbd92a4aa2','sat-down',1800000000.0,'{"seat": 1, "player": "eXQl-oWZ6S5CmSiw", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-97dae38d9d643c25','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-2b9c014ea5ac06d8','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-3a1890c78092b4d4','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-33138131c541013d','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-83868a29678a5aa3','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-d8f33418f3d4e711','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-5a702cfa93ea5c4e','cancelled',1800000000.0,'{"by": "host"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',1,'5f917459de21cadd','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "2GowdvXFStcVNyn-", "chairs": [{"kind": "person", "player": "2GowdvXFStcVNyn-", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-e8e5b4617589a82b','sat-down',1800000000.0,'{"seat": 1, "player": "eXQl-oWZ6S5CmSiw", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-a8c24d4244ef7feb','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-f50592859be3cecb','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-62397bc701762741','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-cf23cae883333218','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-c703806984c81999','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-6d14475b349aae90','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-959f3a518cfe5cd1','moved',1800000000.0,'{"seat": 1, "move": 42}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-1773308cdc6b13ab','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-d9ed17e3cc0e95ee','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-de3a5db5154ed512','moved',1800000000.0,'{"seat": 0, "move": 43}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-47fc816ac16e2284','moved',1800000000.0,'{"seat": 1, "move": 12}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-1c07724e44c5b476','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-582c18c92f429ce5','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-2adf559a11cbc288','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-870266c44155d7ef','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-4b63e0efb62ac1fe','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-526eb523b3df44a4','moved',1800000000.0,'{"seat": 0, "move": 11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-1d3b993f79490eab','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-62f5680c4fdf8e1a','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-cbd3f5e06bc15385','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-f9bddea5d12982e4','moved',1800000000.0,'{"seat": 1, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-b46108cc721754ef','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-d50e00978b7199cd','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat": 1, "move": 45}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-861e02ec39235bc0','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-acc66a576518093d','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-523d2a54cdaaac43','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat": 0, "move": 29}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-d3f21dcc2be88b46','moved',1800000000.0,'{"seat": 1, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-60c290d00994940e','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-1959b9ef58d07674','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-ac954ab592c9357d','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-4bcb6b2263db01fc','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-5349da4804673b75','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-66fec086df229650','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-282ee0bc04a1bde4','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-53e6d093db87872d','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-6de2b33b56cef8ec','moved',1800000000.0,'{"seat": 0, "move": 34}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-aca91679443baac5','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-611575c2d67393d6','moved',1800000000.0,'{"seat": 1, "move": 24}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-ea190b2a58068a9d','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-fc4a447ec49872c6','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat": 0, "move": 32}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-c2557035449c4ca2','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-f44d7e40c78fec45','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-7d2186d3e323ce54','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-8d19821f947810d8','moved',1800000000.0,'{"seat": 1, "move": 28}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-a04ef48521b18a9','moved',1800000000.0,'{"seat": 0, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-6156c4df12bccdcb','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-ed192da3c82ad589','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-90e32e8239455353','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-44480030f3c668b1','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-4ba955f3e4096150','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-ecd1345e88c780f6','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat": 0, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat": 1, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat": 0, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-297a21d76bc78bf5','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-2ad9a40a736ebf51','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-be77344828b09a93','moved',1800000000.0,'{"seat": 1, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-e927db486f62e63a','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-f8633958ce75f4ba','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-40df7c9a8cda80a3','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-19a2105c50806f01','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-51423286a6ecc31f','moved',1800000000.0,'{"seat": 0, "move": 37}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',108,'over-and-done-2b087f806faadb1','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',109,'over-and-done-98b8da9fb9fad67e','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',110,'over-and-done-642a357c732902f4','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',1,'9d4015296506b355','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "2GowdvXFStcVNyn-", "chairs": [{"kind": "person", "player": "2GowdvXFStcVNyn-", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-6607b61550332cb8','sat-down',1800000000.0,'{"seat": 1, "player": "eXQl-oWZ6S5CmSiw", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-106ee2ab101e75eb','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-99f86c8df845aed9','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-40041e001c823d9e','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-9e289761c8fea5d7','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-b02d3504de1bf0cd','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-fbbe938116e3e380','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-172a401272a9b8a4','moved',1800000000.0,'{"seat": 1, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-a4ba316193090287','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-3a389b09f0d3fa5c','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-4e896a65f772f8ea','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-2fd2f79253c617eb','moved',1800000000.0,'{"seat": 1, "move": 45}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-d8ddd2efcaf078b0','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-ebddb098e4bc6e82','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-581f255133bb4c2','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-c02fc22a4a7347fa','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-c6b5a1c62df810b9','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-e4cd607520552f5f','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-50e9e079c79d4440','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-ac153076cdc98666','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-f1878d5fd739543b','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-40a980bd3f4ed95a','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-8a97b9d8400e67ed','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-89be4b4bd9ee50e2','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-654d479a02c8261b','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-420a43232be893f4','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-cb06718c063fa2b6','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-6aabcb78eec1754c','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-ff44f6504d75988','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat": 0, "move": 12}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-42553a33237475e1','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat": 0, "move": 32}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat": 0, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-afbf5310ee1b8cc4','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-501fc6f43d061f79','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-7a946602afdbe9d2','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-82fa4d7a28d2e08e','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-8d64b3add9577b6b','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-b38742ad2a4926f0','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat": 1, "move": 10}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-27e125a42d206ada','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-37b5dbac6d3fad4c','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-c1fbe94cb8378d82','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-bada79478b5230ed','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-bca5f87b447c999d','moved',1800000000.0,'{"seat": 0, "move": 30}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-f78047cfd788c7cc','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-b34dec74afc6ee6f','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-7ceb5fb4e8acabff','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-6e6716981e830596','moved',1800000000.0,'{"seat": 0, "move": 43}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-1e3b25e5e8c7a01d','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-3f8b1baa47158a7e','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-8f332483bfe4440e','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-309944e2f5b5b934','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-943ec25a70536e9b','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-a0a5951807e30f11','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-d5d8575d3e036333','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-2c400b9534e41e75','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-8ad6c1c425fe3a18','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-4fa6961145f21e94','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-4039d142c1e6415a','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-dc7a4beeca84ebca','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',107,'over-rematched-5b616e428b9dd3d4','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('kGseUNTjjo1Sp50RlbV7Vw',1,'a264a8863024ef6d','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "eXQl-oWZ6S5CmSiw", "chairs": [{"kind": "person", "player": "eXQl-oWZ6S5CmSiw", "name": "Ben", "colour": "blue", "level": ""}, {"kind": "person", "player": "2GowdvXFStcVNyn-", "name": "Anna", "colour": "red", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',108,'rematch','rematched',1800000000.0,'{"table": "kGseUNTjjo1Sp50RlbV7Vw"}',1800000000.0);
INSERT INTO "deeds" VALUES('imported-race',1,'2fd7ebd96125d384','imported',1800000000.0,'{"record": "{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [5, 17, 8, 0, 6, 27, 1, 0, 4, 6, 27, 5, 19, 42, 49, 6, 3, 43, 49, 12, 0, 8, 5, 2, 1, 9, 11, 6, 27, 7, 1, 2, 6, 15, 19, 6, 46, 49, 45, 49, 2, 7, 14, 1, 2, 3, 29, 8, 5, 3, 27, 3, 16, 17, 0, 2, 3, 16, 9, 18, 8, 5, 1, 34, 49, 24, 7, 7, 8, 0, 32, 1, 3, 2, 1, 1, 7, 9, 28, 21, 4, 22, 1, 7, 8, 8, 27, 3, 9, 21, 22, 19, 19, 20, 19, 21, 8, 23, 22, 23, 3, 9, 3, 37, 49, 2, 8], \"end\": \"0c5b352570b3a3da8e6abe0215335e9c\", \"secret\": \"6fcaa9848311e06e50d0cefdcc859fa5efddf7fe600d648cf5cb6d864ed586a5\", \"seal\": \"c0b4975cf687d64dbbf6bac811be8251\"}\n", "host": "2GowdvXFStcVNyn-"}',1800000000.0);
CREATE TABLE house_time (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  time REAL NOT NULL,
  noted_at REAL NOT NULL,
  opened REAL NOT NULL
);
INSERT INTO "house_time" VALUES(1,1800000000.0,1800000000.0,1800000000.0);
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-17T14:33:06+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-17T14:33:06+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-17T14:33:06+00:00');
INSERT INTO "migrations" VALUES(4,'house_time','2026-11-17T14:33:06+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('eXQl-oWZ6S5CmSiw','2GowdvXFStcVNyn-');
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
INSERT INTO "players" VALUES('2GowdvXFStcVNyn-','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$IARkkkI7hBhvapxZ5BHcMQ$0hL28dUjVpCSJWnChVR9D+FY/8rzG80bEK6cCyz18wA',1.79492598683086037637e+09);
INSERT INTO "players" VALUES('eXQl-oWZ6S5CmSiw','Ben','blue','fr','{}',NULL,NULL,1.79492598683473825451e+09);
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
INSERT INTO "ratings" VALUES('2GowdvXFStcVNyn-','mille-bornes','Anna',2.96562974885261567683e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('eXQl-oWZ6S5CmSiw','mille-bornes','Ben',2.03437025114738432316e+01,7.82288719288111,2);
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
INSERT INTO "results" VALUES('over-and-done',0,'2GowdvXFStcVNyn-','Anna','mille-bornes','simple',1,850,1800000000.0);
INSERT INTO "results" VALUES('over-and-done',1,'eXQl-oWZ6S5CmSiw','Ben','mille-bornes','simple',2,250,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',0,'2GowdvXFStcVNyn-','Anna','mille-bornes','simple',1,725,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',1,'eXQl-oWZ6S5CmSiw','Ben','mille-bornes','simple',2,50,1800000000.0);
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
INSERT INTO "says" VALUES('racing-people',1,'2GowdvXFStcVNyn-','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('2GowdvXFStcVNyn-','gathering-open');
INSERT INTO "sitters" VALUES('2GowdvXFStcVNyn-','racing-people');
INSERT INTO "sitters" VALUES('eXQl-oWZ6S5CmSiw','racing-people');
INSERT INTO "sitters" VALUES('2GowdvXFStcVNyn-','racing-with-bot');
INSERT INTO "sitters" VALUES('2GowdvXFStcVNyn-','racing-absent');
INSERT INTO "sitters" VALUES('eXQl-oWZ6S5CmSiw','racing-absent');
INSERT INTO "sitters" VALUES('2GowdvXFStcVNyn-','cancelled-race');
INSERT INTO "sitters" VALUES('eXQl-oWZ6S5CmSiw','cancelled-race');
INSERT INTO "sitters" VALUES('2GowdvXFStcVNyn-','over-and-done');
INSERT INTO "sitters" VALUES('eXQl-oWZ6S5CmSiw','over-and-done');
INSERT INTO "sitters" VALUES('2GowdvXFStcVNyn-','over-rematched');
INSERT INTO "sitters" VALUES('eXQl-oWZ6S5CmSiw','over-rematched');
INSERT INTO "sitters" VALUES('eXQl-oWZ6S5CmSiw','kGseUNTjjo1Sp50RlbV7Vw');
INSERT INTO "sitters" VALUES('2GowdvXFStcVNyn-','kGseUNTjjo1Sp50RlbV7Vw');
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
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'F5D67F8B6ED663D381F014141C53D7195F6729D62BD03162AAB90AB9AADB8045',0,'2GowdvXFStcVNyn-','gathering',2,NULL,1800000000.0,1800000000.0,'CJK-DVX-XPF');
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'F5FE009A64E59B403F2B1DF97423ADCD4DF2345A2FBFE9B79CF66E4057AF352E',0,'2GowdvXFStcVNyn-','racing',28,1800000120.0,1800000000.0,1800000000.0,'ZPF-PSF-XKM');
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'8FE9E003C383DF2D7749850238A907F8D67D579E0487C0BBA05D6A9D93943919',0,'2GowdvXFStcVNyn-','racing',2,NULL,1800000000.0,1800000000.0,'DCB-KMK-NTX');
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'08F697968247B283C3CB9AFE0427F0E69932F9CFABECAEFCD49444EC2D083BE9',0,'2GowdvXFStcVNyn-','racing',14,1800000000.9,1800000000.0,1800000000.0,'FXM-KBD-XZJ');
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'B1397F56BC1F1D340C92AEC6CB9BD80E18A423E561601C16B5CC91C62F142C73',0,'2GowdvXFStcVNyn-','cancelled',9,NULL,1800000000.0,1800000000.0,'MCT-ZCH-TXJ');
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'6FCAA9848311E06E50D0CEFDCC859FA5EFDDF7FE600D648CF5CB6D864ED586A5',0,'2GowdvXFStcVNyn-','over',110,NULL,1800000000.0,1800000000.0,'NWF-PMD-TRG');
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'F4A1BB75F03BF8E758C19339A57F06E3BC46F9999B5DE82049A4C91063722BBA',0,'2GowdvXFStcVNyn-','over',108,NULL,1800000000.0,1800000000.0,'FDM-BVV-ZGJ');
INSERT INTO "tables" VALUES('kGseUNTjjo1Sp50RlbV7Vw','mille-bornes',1,X'4A47D03EB3A23CA1B604512F067DE7BA2598A29A6B5A84CF9B69F41655F5C9B4',0,'eXQl-oWZ6S5CmSiw','gathering',1,NULL,1800000000.0,1800000000.0,'CJZ-PHP-KKR');
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'23ED739B893EEBE15241F7C4873D063E48B8097CD708B2B81ED61962D4ED0E24',0,'2GowdvXFStcVNyn-','over',1,NULL,1800000000.0,1800000000.0,'XJR-BZK-KKH');
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
);
INSERT INTO "tokens" VALUES('d81173dc18caa2f442f4fe6efca428385d0b48adb2e33dcdb72c84aeef591065','2GowdvXFStcVNyn-','','session',1.79492598683109188077e+09);
INSERT INTO "tokens" VALUES('613750cf8b112f5de6f9b6a6f1b58c68b13571b2ef1552ba3a58b39646e9daf9','eXQl-oWZ6S5CmSiw','','session',1.79492598683481812478e+09);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
COMMIT;
