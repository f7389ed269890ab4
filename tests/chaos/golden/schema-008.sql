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
INSERT INTO "deeds" VALUES('gathering-open',1,'11af5de7cb7a0ebc','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "pvT4fdOUIj_ZtArh", "chairs": [{"kind": "person", "player": "pvT4fdOUIj_ZtArh", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}, {"kind": "bot", "player": null, "name": "Otto", "colour": "", "level": "driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',1,'ed07877acf51a16a','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "pvT4fdOUIj_ZtArh", "chairs": [{"kind": "person", "player": "pvT4fdOUIj_ZtArh", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat": 1, "player": "6Kl5KUswnARtQgHe", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-a6cecc1b78e51061','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-6ec9d28663ca828d','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-c4647159c324c985','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-7204e52db2221a58','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-cd447e35b8b6d8fe','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-f1fd42a29755d4c1','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-25b413f8a9a021e','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-701966a0c381e88f','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-3bab6c398d88348a','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-ad45f23d3b1a11df','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-75a89294c2cd789a','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-5805975ed2f89d9','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-ea90a8f0d66b829e','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-a46d6753ec148cb4','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat": 0, "move": 31}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-be3edc0a1ef2a4f0','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-b8b333a8e5446dd4','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-f79b17aeefba91fc','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',1,'3f2a31f80f283a5d','opened',1800000000.0,'{"game": "mille-bornes", "variant": "standard", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "pvT4fdOUIj_ZtArh", "chairs": [{"kind": "person", "player": "pvT4fdOUIj_ZtArh", "name": "Anna", "colour": "red", "level": ""}, {"kind": "bot", "player": null, "name": "Wanda", "colour": "", "level": "driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-81f9c1f66c0f3459','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',1,'3b11dec0f1bdf847','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "pvT4fdOUIj_ZtArh", "chairs": [{"kind": "person", "player": "pvT4fdOUIj_ZtArh", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-e901e35cd47d380d','sat-down',1800000000.0,'{"seat": 1, "player": "6Kl5KUswnARtQgHe", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-3099fdf5ab99254a','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-966baea148beab13','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat": 1, "move": 12}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-96c8da1964b2d2bc','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-7af027bc08d6af57','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-cc22af58be6521cc','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-aa2ca1af6a107b75','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-8c7e134f5dfbd3d1','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-acab1a6bc69d4bd8','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-1622bd795fec898f','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-82283d15a9ec0806','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-c74803e31ba16215','taken-over',1800000000.0,'{"seat": 0, "why": "absent"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',1,'832a88d789e6ba6f','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "pvT4fdOUIj_ZtArh", "chairs": [{"kind": "person", "player": "pvT4fdOUIj_ZtArh", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-855c384429e821a4','sat-down',1800000000.0,'{"seat": 1, "player": "6Kl5KUswnARtQgHe", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-64ac5db9d707107e','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-bb968a437d5c8dfc','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-b21fbac78255d68','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-d92a4aa2b410d93c','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-2b9c014ea5ac06d8','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-3a1890c78092b4d4','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-326324dfb695ffb','for-ending',1800000000.0,'{"player": "pvT4fdOUIj_ZtArh", "seats": [0], "by": ""}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',10,'cancelled-race-33138131c541013d','for-ending',1800000000.0,'{"player": "6Kl5KUswnARtQgHe", "seats": [1], "by": ""}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',1,'0a8e8aeecc0b9b4a','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "pvT4fdOUIj_ZtArh", "chairs": [{"kind": "person", "player": "pvT4fdOUIj_ZtArh", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-eb8ac8ce8a245e6b','sat-down',1800000000.0,'{"seat": 1, "player": "6Kl5KUswnARtQgHe", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-8c5fe8f8dc3bf364','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-83868a29678a5aa3','moved',1800000000.0,'{"seat": 0, "move": 31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-d8f33418f3d4e711','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-e8e5b4617589a82b','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-8c497c68a8c24d42','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-bab9f87ff5059285','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-cf23cae883333218','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-c703806984c81999','moved',1800000000.0,'{"seat": 0, "move": 46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-f320cd576d14475b','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-959f3a518cfe5cd1','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-1773308cdc6b13ab','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-d9ed17e3cc0e95ee','moved',1800000000.0,'{"seat": 1, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-de3a5db5154ed512','moved',1800000000.0,'{"seat": 1, "move": 36}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-47fc816ac16e2284','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-1c07724e44c5b476','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-2f429ce59ff3078f','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-11cbc2884a5012dc','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-4155d7ef28dd37eb','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-2b0b8c12f3b37f32','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-a5f09e6345ddb87d','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-7467537a4b63e0ef','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-7f1a355e526eb523','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-60cea631d3b993f','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-57e54acc62f5680c','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-3023580ccbd3f5e0','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-40e2a20a1bd7ce73','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat": 1, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-d12982e46e80fa48','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-2904acecf5bb9188','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-819d7ca7b46108cc','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-8b7199cd6d39eb43','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-fa1b1bf13879399b','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-b1eedaffcc3d5506','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-39235bc0736a947a','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-7dbf924a6048457','moved',1800000000.0,'{"seat": 1, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-936aa40cacc66a57','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-a185cc8ea8ea37f7','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat": 0, "move": 25}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat": 1, "move": 29}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat": 1, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-2be88b4675fa6dd8','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-82458cc89f7a7daf','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-334de73d60c290d0','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-34accd781959b9ef','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat": 1, "move": 11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-4bcb6b2263db01fc','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-4673b757ff2e341','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-df2296509cb471a5','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-4806aa81e65150b5','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-336b1a45282ee0bc','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-fcaf4a5acfa6cf3e','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-2298bdb1c85f0d46','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-36891eeb6de2b33b','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-18ae013eaca91679','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-8c31406deea3d685','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-e1e48557ea190b2a','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-fc4a447ec49872c6','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat": 1, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-449c4ca23685156b','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-f44d7e40c78fec45','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-947810d822a608bf','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-1ab1c42fc52f4fbe','moved',1800000000.0,'{"seat": 1, "move": 13}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-6816de060a04ef48','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-ddbd358f6156c4df','moved',1800000000.0,'{"seat": 1, "move": 42}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat": 0, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat": 0, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-ed192da3c82ad589','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-14ed204990e32e82','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-e40961505d698c8b','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-88c780f6907f9669','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',1,'bf3ae3d20be78043','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "pvT4fdOUIj_ZtArh", "chairs": [{"kind": "person", "player": "pvT4fdOUIj_ZtArh", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-fcf7f49dc91752a3','sat-down',1800000000.0,'{"seat": 1, "player": "6Kl5KUswnARtQgHe", "name": "Ben", "colour": "blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-6bc78bf596380ed6','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-736ebf511d95389b','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-3dcdb856ae4ecf4b','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-d85328b6be773448','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-e927db486f62e63a','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-f8633958ce75f4ba','moved',1800000000.0,'{"seat": 0, "move": 14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-d17f6494e8c2d219','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-40df7c9a8cda80a3','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-19a2105c50806f01','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-51423286a6ecc31f','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-2b087f806faadb1','moved',1800000000.0,'{"seat": 1, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-ecf45ccbfb8a99a2','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-98b8da9fb9fad67e','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-642a357c732902f4','moved',1800000000.0,'{"seat": 0, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-101e75eb6607b615','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-513dd1a6e9d40f2b','moved',1800000000.0,'{"seat": 0, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-74b31bfbf8449560','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-3716e7ea40041e00','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat": 0, "move": 43}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-fbbe938116e3e380','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-a6ea2981172a4012','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-56c11669a4ba3161','moved',1800000000.0,'{"seat": 0, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-f772f8ea63f666e0','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-53c617eb0a826695','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-caf078b051158de5','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-e4bc6e829439c746','moved',1800000000.0,'{"seat": 0, "move": 16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat": 1, "move": 27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-a2a866b40581f255','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-c02fc22a4a7347fa','moved',1800000000.0,'{"seat": 1, "move": 21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat": 0, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat": 1, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat": 0, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-2df810b92c599859','moved',1800000000.0,'{"seat": 1, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat": 0, "move": 37}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat": 1, "move": 49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-eb5af9f9d5ae305b','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-e4cd607520552f5f','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-50e9e079c79d4440','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-ac153076cdc98666','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-f1878d5fd739543b','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-b0894f5afca7cb5f','moved',1800000000.0,'{"seat": 1, "move": 9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat": 0, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-40a980bd3f4ed95a','moved',1800000000.0,'{"seat": 1, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-ae9c8563107d72d5','moved',1800000000.0,'{"seat": 0, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat": 1, "move": 4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-707c70b48a97b9d8','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-2c8261b740c1a65','moved',1800000000.0,'{"seat": 1, "move": 7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-56b30574d6172adf','moved',1800000000.0,'{"seat": 0, "move": 6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-7c5c483d420a4323','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-a57d041ecb06718c','moved',1800000000.0,'{"seat": 0, "move": 19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-9213147bf9ef954e','moved',1800000000.0,'{"seat": 1, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-b11379a20ff44f65','moved',1800000000.0,'{"seat": 0, "move": 23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-42553a33237475e1','moved',1800000000.0,'{"seat": 0, "move": 32}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-65d60b6e46e3db95','moved',1800000000.0,'{"seat": 0, "move": 15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-2c139c1966ad51fd','moved',1800000000.0,'{"seat": 1, "move": 11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat": 0, "move": 31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat": 0, "move": 22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat": 1, "move": 1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-70358a27eba1a9d3','moved',1800000000.0,'{"seat": 0, "move": 18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-501fc6f43d061f79','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-7a946602afdbe9d2','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat": 1, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat": 1, "move": 3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat": 0, "move": 0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat": 1, "move": 33}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-82fa4d7a28d2e08e','moved',1800000000.0,'{"seat": 0, "move": 48}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat": 0, "move": 5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-d9577b6b4cb05ec1','moved',1800000000.0,'{"seat": 1, "move": 17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-2a4926f05f221dfc','moved',1800000000.0,'{"seat": 0, "move": 8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat": 1, "move": 2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat": 0, "move": 20}',1800000000.0);
INSERT INTO "deeds" VALUES('AUaoHogQaxkJVHBQPngofA',1,'f6f1e8107aa6137d','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "6Kl5KUswnARtQgHe", "chairs": [{"kind": "person", "player": "6Kl5KUswnARtQgHe", "name": "Ben", "colour": "blue", "level": ""}, {"kind": "person", "player": "pvT4fdOUIj_ZtArh", "name": "Anna", "colour": "red", "level": ""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',88,'rematch','rematched',1800000000.0,'{"table": "AUaoHogQaxkJVHBQPngofA"}',1800000000.0);
INSERT INTO "deeds" VALUES('imported-race',1,'9fa314004967025d','imported',1800000000.0,'{"record": "{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [31, 5, 5, 3, 17, 27, 17, 46, 49, 2, 3, 2, 2, 5, 20, 4, 22, 0, 8, 14, 6, 36, 49, 16, 0, 15, 2, 0, 7, 8, 9, 8, 7, 1, 7, 1, 14, 8, 27, 3, 3, 6, 5, 16, 2, 8, 18, 3, 2, 5, 1, 0, 1, 25, 0, 6, 29, 19, 0, 4, 9, 20, 2, 11, 3, 17, 9, 2, 7, 20, 2, 4, 7, 1, 9, 1, 9, 18, 27, 0, 1, 6, 0, 5, 23, 9, 8, 13, 6, 42, 49, 3, 8, 8, 2, 7, 3, 27, 3, 19, 3, 8, 3, 8], \"end\": \"77f9cd9866b0b9ed0a45b1bf8664e1eb\", \"secret\": \"16c6ae5746494238ff137e15294ad0b7494b6bb9baac4e5b48e87f2283455601\", \"seal\": \"b0b9499241a88376fe4979bb510903d6\"}\n", "host": "pvT4fdOUIj_ZtArh"}',1800000000.0);
CREATE TABLE house_time (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  time REAL NOT NULL,
  noted_at REAL NOT NULL,
  opened REAL NOT NULL
);
INSERT INTO "house_time" VALUES(1,1800000000.0,1800000000.0,1800000000.0);
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-19T14:53:39+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-19T14:53:39+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-19T14:53:39+00:00');
INSERT INTO "migrations" VALUES(4,'house_time','2026-11-19T14:53:39+00:00');
INSERT INTO "migrations" VALUES(5,'left','2026-11-19T14:53:39+00:00');
INSERT INTO "migrations" VALUES(6,'tokens_expire','2026-11-19T14:53:39+00:00');
INSERT INTO "migrations" VALUES(7,'summaries','2026-11-19T14:53:39+00:00');
INSERT INTO "migrations" VALUES(8,'addresses','2026-11-19T14:53:39+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('6Kl5KUswnARtQgHe','pvT4fdOUIj_ZtArh');
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  language TEXT NOT NULL,
  preferences TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT,
  created_at REAL NOT NULL
, address TEXT);
INSERT INTO "players" VALUES('pvT4fdOUIj_ZtArh','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$esKEMUHFtfXC9i7eQRNsjg$l6K1JIAuGzDMt5/34WYUa7Z6fv7H4BRwmk8kLOiq17Q',1800000000.0,'b90991b926c3d161d345');
INSERT INTO "players" VALUES('6Kl5KUswnARtQgHe','Ben','blue','fr','{}',NULL,NULL,1800000000.0,'a51d70ad38cfc7a7e2c4');
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
INSERT INTO "ratings" VALUES('6Kl5KUswnARtQgHe','mille-bornes','Ben',2.03437025114738432316e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('pvT4fdOUIj_ZtArh','mille-bornes','Anna',2.96562974885261567683e+01,7.82288719288111,2);
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
INSERT INTO "results" VALUES('over-and-done',0,'pvT4fdOUIj_ZtArh','Anna','mille-bornes','simple',1,375,1800000000.0,0);
INSERT INTO "results" VALUES('over-and-done',1,'6Kl5KUswnARtQgHe','Ben','mille-bornes','simple',2,125,1800000000.0,0);
INSERT INTO "results" VALUES('over-rematched',0,'pvT4fdOUIj_ZtArh','Anna','mille-bornes','simple',1,1000,1800000000.0,0);
INSERT INTO "results" VALUES('over-rematched',1,'6Kl5KUswnARtQgHe','Ben','mille-bornes','simple',2,225,1800000000.0,0);
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
INSERT INTO "says" VALUES('racing-people',1,'pvT4fdOUIj_ZtArh','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('pvT4fdOUIj_ZtArh','gathering-open');
INSERT INTO "sitters" VALUES('pvT4fdOUIj_ZtArh','racing-people');
INSERT INTO "sitters" VALUES('6Kl5KUswnARtQgHe','racing-people');
INSERT INTO "sitters" VALUES('pvT4fdOUIj_ZtArh','racing-with-bot');
INSERT INTO "sitters" VALUES('pvT4fdOUIj_ZtArh','racing-absent');
INSERT INTO "sitters" VALUES('6Kl5KUswnARtQgHe','racing-absent');
INSERT INTO "sitters" VALUES('pvT4fdOUIj_ZtArh','cancelled-race');
INSERT INTO "sitters" VALUES('6Kl5KUswnARtQgHe','cancelled-race');
INSERT INTO "sitters" VALUES('pvT4fdOUIj_ZtArh','over-and-done');
INSERT INTO "sitters" VALUES('6Kl5KUswnARtQgHe','over-and-done');
INSERT INTO "sitters" VALUES('pvT4fdOUIj_ZtArh','over-rematched');
INSERT INTO "sitters" VALUES('6Kl5KUswnARtQgHe','over-rematched');
INSERT INTO "sitters" VALUES('pvT4fdOUIj_ZtArh','AUaoHogQaxkJVHBQPngofA');
INSERT INTO "sitters" VALUES('6Kl5KUswnARtQgHe','AUaoHogQaxkJVHBQPngofA');
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
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'DE88A24BD82E5E9D6745D902607E2213DDF3DB9CFDCEF4BD8DB9EC93DB3F25DE',0,'pvT4fdOUIj_ZtArh','gathering',2,NULL,1800000000.0,1800000000.0,'XMF-FGX-JCJ','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"pvT4fdOUIj_ZtArh","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"open","player":null,"name":"","colour":"","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Otto","colour":"","level":"driver","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'50240EBDDA82A5940358986B06992F94C713853E9A47D16E955DDF569021D9FF',0,'pvT4fdOUIj_ZtArh','racing',28,1800000120.0,1800000000.0,1800000000.0,'CCW-CWS-DHN','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"pvT4fdOUIj_ZtArh","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"6Kl5KUswnARtQgHe","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":1,"leavers":[]}');
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'53263391984C2E8AA2929FDF6C5ED82FC0621195550119DD1595EC23B8073739',0,'pvT4fdOUIj_ZtArh','racing',2,NULL,1800000000.0,1800000000.0,'ZTW-SJP-GFM','{"rules":1,"variant":"standard","chairs":[{"kind":"person","player":"pvT4fdOUIj_ZtArh","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Wanda","colour":"","level":"driver","away":false,"left":false}],"turn":0,"leavers":[]}');
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'408E429B692F0F1407C0DC36BEE0F717C2A95B27A37DED9DA013F4589819855A',0,'pvT4fdOUIj_ZtArh','racing',14,1800000000.9,1800000000.0,1800000000.0,'JMX-FXS-DCS','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"pvT4fdOUIj_ZtArh","name":"Anna","colour":"red","level":"","away":true,"left":false},{"kind":"person","player":"6Kl5KUswnARtQgHe","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":0,"leavers":[]}');
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'4A55A62885932770B2B4E28DA29F1739A2CA9803743E8D16C626C1999C67DE4A',0,'pvT4fdOUIj_ZtArh','cancelled',10,NULL,1800000000.0,1800000000.0,'PVH-FRC-FVX','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"pvT4fdOUIj_ZtArh","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"6Kl5KUswnARtQgHe","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'16C6AE5746494238FF137E15294AD0B7494B6BB9BAAC4E5B48E87F2283455601',0,'pvT4fdOUIj_ZtArh','over',107,NULL,1800000000.0,1800000000.0,'PVP-GVT-JJW','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"pvT4fdOUIj_ZtArh","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"6Kl5KUswnARtQgHe","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'6957EC5EF9C7EB9FDFFF073918C15EE4E9F399D86B6878C60017718555E0E903',0,'pvT4fdOUIj_ZtArh','over',88,NULL,1800000000.0,1800000000.0,'HTC-MFV-BKC','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"pvT4fdOUIj_ZtArh","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"6Kl5KUswnARtQgHe","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('AUaoHogQaxkJVHBQPngofA','mille-bornes',1,X'12D31B44C68E108B225A0EB398ADEFC9034C8CB0E8E5A2DAB8976D326F21CEA3',0,'6Kl5KUswnARtQgHe','gathering',1,NULL,1800000000.0,1800000000.0,'SFC-NSM-KJF','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"6Kl5KUswnARtQgHe","name":"Ben","colour":"blue","level":"","away":false,"left":false},{"kind":"person","player":"pvT4fdOUIj_ZtArh","name":"Anna","colour":"red","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'2C02EFE6D2F8E04D6045A07AB9336992D4064E00AFB6A2254040988D239A68B8',0,'pvT4fdOUIj_ZtArh','over',1,NULL,1800000000.0,1800000000.0,'KPR-HCK-WSM','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":null,"name":"Anna","colour":"","level":"","away":false,"left":false},{"kind":"person","player":null,"name":"Ben","colour":"","level":"","away":false,"left":false}],"turn":null,"leavers":[]}');
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
, expires_at REAL);
INSERT INTO "tokens" VALUES('db8ce6fb980393850421357409f2fa64c779890f99a2494c41d16eeb3b1106a9','pvT4fdOUIj_ZtArh','','session',1800000000.0,1831536000.0);
INSERT INTO "tokens" VALUES('667cb7630af8bc752b6b4180595b4ace46d83a2d73e5bf830dc487ca6437f908','6Kl5KUswnARtQgHe','','session',1800000000.0,1831536000.0);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
CREATE INDEX players_by_address ON players (address);
COMMIT;
