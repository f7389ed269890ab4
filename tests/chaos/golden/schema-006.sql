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
INSERT INTO "deeds" VALUES('gathering-open',1,'5ee3a3b969749518','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "xsy80z00HpdfM7_W", "chairs": [{"kind": "person", "player": "xsy80z00HpdfM7_W", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}');
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-people',1,'ceabe519dc34d655','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "xsy80z00HpdfM7_W", "chairs": [{"kind": "person", "player": "xsy80z00HpdfM7_W", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat": 1, "player": "E6GduaiDHOWLqggR", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-78e510617311d8a3','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-c9e9c616612e7696','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-7ce42c8218072e8c','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-d5f4b3b2e4b06ce6','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-8a05a6c4647159','moved',1800000000.0,'{"seat": 0, "move": 13}');
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-442e3d437204e52d','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-3a902931cd447e35','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-1a2b8f1ff1fd42a2','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-5b6e6e307d4bedc','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-8a9a021ea648a7dd','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-e1988ad9f06c144a','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-701966a0c381e88f','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-3bab6c398d88348a','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-ad45f23d3b1a11df','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-75a89294c2cd789a','moved',1800000000.0,'{"seat": 0, "move": 40}');
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-5805975ed2f89d9','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-ea90a8f0d66b829e','moved',1800000000.0,'{"seat": 1, "move": 14}');
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-4be03db0dc2574bd','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-552b82f6be3edc0a','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-b610a9f7f9270f4e','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('racing-with-bot',1,'9bd4dda99268e0fd','opened',1800000000.0,'{"game": "mille-bornes", "variant": "standard", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "xsy80z00HpdfM7_W", "chairs": [{"kind": "person", "player": "xsy80z00HpdfM7_W", "name": "Anna", "colour": "red", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}');
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-efba91fc803468b6','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-absent',1,'7f7574c51e616dc4','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "xsy80z00HpdfM7_W", "chairs": [{"kind": "person", "player": "xsy80z00HpdfM7_W", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-6c0f3459f79b17ae','sat-down',1800000000.0,'{"seat": 1, "player": "E6GduaiDHOWLqggR", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-d47d380d81f9c1f6','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-48beab134da98f1d','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-da71144896c8da19','moved',1800000000.0,'{"seat": 0, "move": 11}');
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-677f6cbdcc22af58','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-2c4a3698aa2ca1af','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-e1fab9d78c7e134f','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-acab1a6bc69d4bd8','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-1622bd795fec898f','moved',1800000000.0,'{"seat": 0, "move": 16}');
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-82283d15a9ec0806','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-c74803e31ba16215','taken-over',1800000000.0,'{"seat": 0}');
INSERT INTO "deeds" VALUES('cancelled-race',1,'3ab478cd8af4f011','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "xsy80z00HpdfM7_W", "chairs": [{"kind": "person", "player": "xsy80z00HpdfM7_W", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-855c384429e821a4','sat-down',1800000000.0,'{"seat": 1, "player": "E6GduaiDHOWLqggR", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-64ac5db9d707107e','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-bb968a437d5c8dfc','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-b21fbac78255d68','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-d92a4aa2b410d93c','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-9403560d97dae38d','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-2b9c014ea5ac06d8','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-8092b4d42b28fef0','for-ending',1800000000.0,'{"player": "xsy80z00HpdfM7_W", "seats": [0], "by": ""}');
INSERT INTO "deeds" VALUES('cancelled-race',10,'cancelled-race-fb695ffb3a1890c7','for-ending',1800000000.0,'{"player": "E6GduaiDHOWLqggR", "seats": [1], "by": ""}');
INSERT INTO "deeds" VALUES('over-and-done',1,'f8cd745ca26c5e8b','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "xsy80z00HpdfM7_W", "chairs": [{"kind": "person", "player": "xsy80z00HpdfM7_W", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-c541013d0326324d','sat-down',1800000000.0,'{"seat": 1, "player": "E6GduaiDHOWLqggR", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-8a245e6b33138131','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-678a5aa33b6fe507','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-f3d4e7115804f922','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-7589a82b5a702cfa','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-8c497c68a8c24d42','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-21167d8fcf23cae8','moved',1800000000.0,'{"seat": 1, "move": 11}');
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-8fb5262cc7038069','moved',1800000000.0,'{"seat": 0, "move": 12}');
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-f320cd576d14475b','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-9cc9af4ec9546b43','moved',1800000000.0,'{"seat": 0, "move": 14}');
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-8cfe5cd12d5db79b','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-dc6b13ab2e47dc0e','moved',1800000000.0,'{"seat": 0, "move": 14}');
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-8d103ed3cc667e97','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-154ed51212093d26','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-44c5b4763fe31d03','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-9ff3078fcc1b0c3e','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-4a5012dc582c18c9','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-28dd37eb2adf559a','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-f3b37f32870266c4','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat": 0, "move": 46}');
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-b3df44a47467537a','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-79490eab7f1a355e','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-4fdf8e1a060cea63','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-6bc1538557e54acc','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-d12982e46e80fa48','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-2904acecf5bb9188','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-819d7ca7b46108cc','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-d50e00978b7199cd','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-39235bc0736a947a','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-7dbf924a6048457','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-936aa40cacc66a57','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-a185cc8ea8ea37f7','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat": 0, "move": 29}');
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat": 1, "move": 28}');
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-2be88b4675fa6dd8','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-994940e82458cc8','moved',1800000000.0,'{"seat": 0, "move": 16}');
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-58d07674334de73d','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-92c9357d34accd78','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-810d2e304bcb6b22','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-5349da4804673b75','moved',1800000000.0,'{"seat": 0, "move": 13}');
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-66fec086df229650','moved',1800000000.0,'{"seat": 1, "move": 15}');
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-282ee0bc04a1bde4','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-53e6d093db87872d','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-903715c8fcaf4a5a','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-6de2b33b56cef8ec','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-aca91679443baac5','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-611575c2d67393d6','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-ea190b2a58068a9d','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-fc4a447ec49872c6','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-c2557035449c4ca2','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat": 0, "move": 46}');
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat": 0, "move": 21}');
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-f44d7e40c78fec45','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-947810d822a608bf','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-1ab1c42fc52f4fbe','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-6816de060a04ef48','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-ddbd358f6156c4df','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat": 0, "move": 43}');
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-ed192da3c82ad589','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-90e32e8239455353','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-44480030f3c668b1','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-4ba955f3e4096150','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-ecd1345e88c780f6','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-1d95389b297a21d7','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-ae4ecf4b2ad9a40a','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',1,'2b416b21b82f5c21','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "xsy80z00HpdfM7_W", "chairs": [{"kind": "person", "player": "xsy80z00HpdfM7_W", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-28b09a933dcdb856','sat-down',1800000000.0,'{"seat": 1, "player": "E6GduaiDHOWLqggR", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-d85328b6be773448','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-e927db486f62e63a','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-f8633958ce75f4ba','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-d17f6494e8c2d219','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-40df7c9a8cda80a3','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-50806f017a1d556c','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-a6ecc31f35263b45','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-6faadb10a248cff','moved',1800000000.0,'{"seat": 0, "move": 29}');
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-fb8a99a2c96fa758','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-98b8da9fb9fad67e','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-642a357c732902f4','moved',1800000000.0,'{"seat": 0, "move": 46}');
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-101e75eb6607b615','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-513dd1a6e9d40f2b','moved',1800000000.0,'{"seat": 1, "move": 28}');
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-74b31bfbf8449560','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-3716e7ea40041e00','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-fade312dc725bd97','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat": 0, "move": 34}');
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-16e3e38047e1a38b','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-172a401272a9b8a4','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-a4ba316193090287','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-3a389b09f0d3fa5c','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-4e896a65f772f8ea','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-2fd2f79253c617eb','moved',1800000000.0,'{"seat": 1, "move": 24}');
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-d8ddd2efcaf078b0','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-ebddb098e4bc6e82','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat": 0, "move": 16}');
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-581f255133bb4c2','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-c02fc22a4a7347fa','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-2df810b92c599859','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-eb5af9f9d5ae305b','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-e4cd607520552f5f','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-50e9e079c79d4440','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-9f9f80d0e730cb28','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-c71c5cf140a980bd','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-8a97b9d8400e67ed','moved',1800000000.0,'{"seat": 0, "move": 14}');
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-89be4b4bd9ee50e2','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-654d479a02c8261b','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-420a43232be893f4','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-cb06718c063fa2b6','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-6aabcb78eec1754c','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-ff44f6504d75988','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-237475e120087497','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-d4350b28fbb41d14','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat": 0, "move": 23}');
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-afbf5310ee1b8cc4','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-39c97ab1bb3e780f','moved',1800000000.0,'{"seat": 0, "move": 13}');
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-7ebd0e05501fc6f4','moved',1800000000.0,'{"seat": 1, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-f4dfc9a57a946602','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-a745ba6deaeed19b','moved',1800000000.0,'{"seat": 1, "move": 15}');
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat": 1, "move": 42}');
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat": 0, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-5e6279dbe09edd5a','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-c41a66d982fa4d7a','moved',1800000000.0,'{"seat": 1, "move": 31}');
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat": 1, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-8d64b3add9577b6b','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-b38742ad2a4926f0','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-e587dd211f8ce97a','moved',1800000000.0,'{"seat": 1, "move": 11}');
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-83924f05f5c7b9aa','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-2d206ada60900772','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-6d3fad4c40270546','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-91cbe386f112cfd0','moved',1800000000.0,'{"seat": 1, "move": 23}');
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat": 0, "move": 43}');
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-bada79478b5230ed','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-bca5f87b447c999d','moved',1800000000.0,'{"seat": 1, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',107,'over-rematched-36469fabf59cd100','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',108,'over-rematched-99c61aa86e671698','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('Nfu7NGZSeWBY_V7eVmhsBg',1,'186e08a3e626be93','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "E6GduaiDHOWLqggR", "chairs": [{"kind": "person", "player": "E6GduaiDHOWLqggR", "name": "Ben", "colour": "blue", "level": ""}, {"kind": "person", "player": "xsy80z00HpdfM7_W", "name": "Anna", "colour": "red", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-rematched',109,'rematch','rematched',1800000000.0,'{"table": "Nfu7NGZSeWBY_V7eVmhsBg"}');
INSERT INTO "deeds" VALUES('imported-race',1,'93d01d0cebd189fe','imported',1800000000.0,'{"record": "{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [8, 16, 8, 3, 27, 11, 12, 2, 20, 7, 22, 8, 2, 0, 14, 3, 21, 7, 14, 0, 6, 8, 21, 5, 21, 2, 22, 6, 46, 49, 4, 22, 5, 3, 4, 8, 9, 20, 7, 8, 4, 7, 1, 17, 9, 8, 2, 3, 3, 3, 1, 29, 6, 8, 0, 28, 5, 9, 16, 7, 20, 5, 9, 4, 13, 15, 0, 1, 15, 3, 0, 27, 8, 9, 17, 20, 22, 1, 46, 49, 2, 21, 6, 5, 5, 0, 20, 43, 49, 6, 18, 17, 19, 2, 8, 27, 0, 20, 19, 3, 19, 6, 8, 7], \"end\": \"b810df3125a31c5f5665b033fc36c51b\", \"secret\": \"771b8a1c1acd04b3ecc66e0b14ba8dcf12d4d664e9e75067e3f42bc33ccfff40\", \"seal\": \"3b4c2793849b54665d46e90047d36aa3\"}\n", "host": "xsy80z00HpdfM7_W"}');
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-17T14:56:42+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-17T14:56:42+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-17T14:56:42+00:00');
INSERT INTO "migrations" VALUES(5,'left','2026-11-17T14:56:42+00:00');
INSERT INTO "migrations" VALUES(6,'tokens_expire','2026-11-17T14:56:42+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('E6GduaiDHOWLqggR','xsy80z00HpdfM7_W');
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
INSERT INTO "players" VALUES('xsy80z00HpdfM7_W','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$nXaFzMbPMRghvN/+VrdKMg$rWjO3YliaX+S+AWzQAPGzc+d7Iqwb9/atUbwCoj1Sc0',1800000000.0);
INSERT INTO "players" VALUES('E6GduaiDHOWLqggR','Ben','blue','fr','{}',NULL,NULL,1800000000.0);
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
INSERT INTO "ratings" VALUES('E6GduaiDHOWLqggR','mille-bornes','Ben',2.03437025114738432316e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('xsy80z00HpdfM7_W','mille-bornes','Anna',2.96562974885261567683e+01,7.82288719288111,2);
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
INSERT INTO "results" VALUES('over-and-done',0,'xsy80z00HpdfM7_W','Anna','mille-bornes','simple',1,925,1800000000.0,0);
INSERT INTO "results" VALUES('over-and-done',1,'E6GduaiDHOWLqggR','Ben','mille-bornes','simple',2,150,1800000000.0,0);
INSERT INTO "results" VALUES('over-rematched',0,'xsy80z00HpdfM7_W','Anna','mille-bornes','simple',1,575,1800000000.0,0);
INSERT INTO "results" VALUES('over-rematched',1,'E6GduaiDHOWLqggR','Ben','mille-bornes','simple',2,425,1800000000.0,0);
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
INSERT INTO "says" VALUES('racing-people',1,'xsy80z00HpdfM7_W','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('xsy80z00HpdfM7_W','gathering-open');
INSERT INTO "sitters" VALUES('xsy80z00HpdfM7_W','racing-people');
INSERT INTO "sitters" VALUES('E6GduaiDHOWLqggR','racing-people');
INSERT INTO "sitters" VALUES('xsy80z00HpdfM7_W','racing-with-bot');
INSERT INTO "sitters" VALUES('xsy80z00HpdfM7_W','racing-absent');
INSERT INTO "sitters" VALUES('E6GduaiDHOWLqggR','racing-absent');
INSERT INTO "sitters" VALUES('xsy80z00HpdfM7_W','cancelled-race');
INSERT INTO "sitters" VALUES('E6GduaiDHOWLqggR','cancelled-race');
INSERT INTO "sitters" VALUES('xsy80z00HpdfM7_W','over-and-done');
INSERT INTO "sitters" VALUES('E6GduaiDHOWLqggR','over-and-done');
INSERT INTO "sitters" VALUES('xsy80z00HpdfM7_W','over-rematched');
INSERT INTO "sitters" VALUES('E6GduaiDHOWLqggR','over-rematched');
INSERT INTO "sitters" VALUES('xsy80z00HpdfM7_W','Nfu7NGZSeWBY_V7eVmhsBg');
INSERT INTO "sitters" VALUES('E6GduaiDHOWLqggR','Nfu7NGZSeWBY_V7eVmhsBg');
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
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'C4F87713AE0049F8662DD3F8A62EF68E28417807D4CFBA14EA1D12E07E8AEF42',0,'xsy80z00HpdfM7_W','gathering',2,NULL,1800000000.0,1800000000.0,'TJX-SCG-RZC');
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'AF7203A01B1F70E82D39EB695FE4A8520E4A2436A947A626F91AF07D5D8D62FD',0,'xsy80z00HpdfM7_W','racing',28,1800000120.0,1800000000.0,1800000000.0,'THX-VJT-MPT');
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'7682E7C44826EB4E78A61E4041251FD1315446B11086F6BA44E53589842D301D',0,'xsy80z00HpdfM7_W','racing',2,NULL,1800000000.0,1800000000.0,'WCN-RKH-KXV');
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'7E958024674AB0D66D5DFE608FBD19431FAE36E4BF032C82D3EC383E173FAD2E',0,'xsy80z00HpdfM7_W','racing',14,1800000000.9,1800000000.0,1800000000.0,'GFT-DKP-NBR');
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'19DF025BBA59BB12A3C8A77B54E23FF86BFB8893EAF6567706AD4E7EB4460EEF',0,'xsy80z00HpdfM7_W','cancelled',10,NULL,1800000000.0,1800000000.0,'DSB-RXX-JSG');
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'771B8A1C1ACD04B3ECC66E0B14BA8DCF12D4D664E9E75067E3F42BC33CCFFF40',0,'xsy80z00HpdfM7_W','over',107,NULL,1800000000.0,1800000000.0,'TCD-TRJ-SBB');
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'8F020E61F80B95706C753C1630594E0D96D7A642793C4DA14EB2EAF0F224BDB4',0,'xsy80z00HpdfM7_W','over',109,NULL,1800000000.0,1800000000.0,'SKN-VTF-ZHN');
INSERT INTO "tables" VALUES('Nfu7NGZSeWBY_V7eVmhsBg','mille-bornes',1,X'4CAE8998308C3F9A776C5C2FDDEB3DE77CCBD01CC6D4F6E4FDC0F8FC20124952',0,'E6GduaiDHOWLqggR','gathering',1,NULL,1800000000.0,1800000000.0,'XGR-BXF-BWP');
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'CEC470C274199961F5C104F267EBFF7937825645530F94DB2E0FF0B139614EB2',0,'xsy80z00HpdfM7_W','over',1,NULL,1800000000.0,1800000000.0,'TJN-HPF-WGX');
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
, expires_at REAL);
INSERT INTO "tokens" VALUES('4d6772657f4f72b256059ddae1ee8e8c2d9076436cf3a2614b3ce62f5a437f3f','xsy80z00HpdfM7_W','','session',1800000000.0,1831536000.0);
INSERT INTO "tokens" VALUES('36e2fc15b9af60c6aa6f4b5dbc8afc1ecab11c2578a5f8aaf309fbc990b43107','E6GduaiDHOWLqggR','','session',1800000000.0,1831536000.0);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
COMMIT;
