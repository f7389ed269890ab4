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
INSERT INTO "deeds" VALUES('gathering-open',1,'758a6cafbff80a86','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "dXh5xfXC4ZpY1pBp", "chairs": [{"kind": "person", "player": "dXh5xfXC4ZpY1pBp", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}');
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-people',1,'d3f5491726ac1eb2','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "dXh5xfXC4ZpY1pBp", "chairs": [{"kind": "person", "player": "dXh5xfXC4ZpY1pBp", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat": 1, "player": "f6IATXl7AArgmMlL", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-a6cecc1b78e51061','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat": 0, "move": 16}');
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-6ec9d28663ca828d','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-c4647159c324c985','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-7204e52db2221a58','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-cd447e35b8b6d8fe','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-f1fd42a29755d4c1','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat": 1, "move": 21}');
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-f06c144a025b413f','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-c381e88f38c0c8fd','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-7eed8d14f06d3fef','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-587fd2803bab6c39','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-380208a9ad45f23d','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-f3c64af775a89294','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-5805975ed2f89d9','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-ea90a8f0d66b829e','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat": 1, "move": 21}');
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-4be03db0dc2574bd','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-552b82f6be3edc0a','moved',1800000000.0,'{"seat": 1, "move": 19}');
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-f79b17aeefba91fc','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('racing-with-bot',1,'9d3205fdf04af5aa','opened',1800000000.0,'{"game": "mille-bornes", "variant": "standard", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "dXh5xfXC4ZpY1pBp", "chairs": [{"kind": "person", "player": "dXh5xfXC4ZpY1pBp", "name": "Anna", "colour": "red", "level": ""}, {"kind": "bot", "player": null, "name": "Driver", "colour": "", "level": "driver"}]}');
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-81f9c1f66c0f3459','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-absent',1,'ffb02d789f5f1660','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "dXh5xfXC4ZpY1pBp", "chairs": [{"kind": "person", "player": "dXh5xfXC4ZpY1pBp", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-e901e35cd47d380d','sat-down',1800000000.0,'{"seat": 1, "player": "f6IATXl7AArgmMlL", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-3099fdf5ab99254a','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-966baea148beab13','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat": 1, "move": 12}');
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-96c8da1964b2d2bc','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-7af027bc08d6af57','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-cc22af58be6521cc','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-aa2ca1af6a107b75','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-8c7e134f5dfbd3d1','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-acab1a6bc69d4bd8','moved',1800000000.0,'{"seat": 1, "move": 11}');
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-705fca161622bd79','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-c74803e31ba16215','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-855c384429e821a4','taken-over',1800000000.0,'{"seat": 0}');
INSERT INTO "deeds" VALUES('cancelled-race',1,'69f5b8dce5b66343','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "dXh5xfXC4ZpY1pBp", "chairs": [{"kind": "person", "player": "dXh5xfXC4ZpY1pBp", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-64ac5db9d707107e','sat-down',1800000000.0,'{"seat": 1, "player": "f6IATXl7AArgmMlL", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-7d5c8dfc5eda92d8','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-b21fbac78255d68','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-d92a4aa2b410d93c','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-9403560d97dae38d','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-2b9c014ea5ac06d8','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-3a1890c78092b4d4','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-326324dfb695ffb','cancelled',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-and-done',1,'0b94df78b1d8f43c','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "dXh5xfXC4ZpY1pBp", "chairs": [{"kind": "person", "player": "dXh5xfXC4ZpY1pBp", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-33138131c541013d','sat-down',1800000000.0,'{"seat": 1, "player": "f6IATXl7AArgmMlL", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-eb8ac8ce8a245e6b','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-678a5aa33b6fe507','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-f3d4e7115804f922','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-7589a82b5a702cfa','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-8c497c68a8c24d42','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-bab9f87ff5059285','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-21167d8fcf23cae8','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-8fb5262cc7038069','moved',1800000000.0,'{"seat": 1, "move": 12}');
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-f320cd576d14475b','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-9cc9af4ec9546b43','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-8cfe5cd12d5db79b','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-dc6b13ab2e47dc0e','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-8d103ed3cc667e97','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-de3a5db5154ed512','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-44c5b4763fe31d03','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-9ff3078fcc1b0c3e','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-4a5012dc582c18c9','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-28dd37eb2adf559a','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-f3b37f32870266c4','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-b3df44a47467537a','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-79490eab7f1a355e','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-4fdf8e1a060cea63','moved',1800000000.0,'{"seat": 0, "move": 30}');
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-6bc1538557e54acc','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat": 1, "move": 22}');
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-d12982e46e80fa48','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-2904acecf5bb9188','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-819d7ca7b46108cc','moved',1800000000.0,'{"seat": 0, "move": 14}');
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-8b7199cd6d39eb43','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-b1eedaffcc3d5506','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-861e02ec39235bc0','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-acc66a576518093d','moved',1800000000.0,'{"seat": 1, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-a185cc8ea8ea37f7','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat": 1, "move": 45}');
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat": 0, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat": 0, "move": 29}');
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat": 0, "move": 40}');
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-2be88b4675fa6dd8','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-deb0e066de26e655','moved',1800000000.0,'{"seat": 1, "move": 13}');
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-334de73d60c290d0','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-34accd781959b9ef','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-4bcb6b2263db01fc','moved',1800000000.0,'{"seat": 0, "move": 14}');
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-4673b757ff2e341','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-df2296509cb471a5','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-4806aa81e65150b5','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-336b1a45282ee0bc','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-fcaf4a5acfa6cf3e','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-2298bdb1c85f0d46','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-36891eeb6de2b33b','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-18ae013eaca91679','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-8c31406deea3d685','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-e1e48557ea190b2a','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-88c9da8aafe673f6','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-fc4a447ec49872c6','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-15ad9a9d0a57af35','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-2aa3300b2b711343','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-449c4ca23685156b','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-f44d7e40c78fec45','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-7d2186d3e323ce54','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-8d19821f947810d8','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-521b18a91ab1c42f','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-12bccdcb6816de06','moved',1800000000.0,'{"seat": 1, "move": 26}');
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-fdc1786bddbd358f','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-90e32e8239455353','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-44480030f3c668b1','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-4ba955f3e4096150','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-ecd1345e88c780f6','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',1,'6457b72760356630','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "dXh5xfXC4ZpY1pBp", "chairs": [{"kind": "person", "player": "dXh5xfXC4ZpY1pBp", "name": "Anna", "colour": "red", "level": ""}, {"kind": "open", "player": null, "name": "", "colour": "", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-d37c99611d775b7c','sat-down',1800000000.0,'{"seat": 1, "player": "f6IATXl7AArgmMlL", "name": "Ben", "colour": "blue"}');
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-ca357568e2934bf1','started',1800000000.0,'{}');
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-3d589cab301ba988','moved',1800000000.0,'{"seat": 0, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-96380ed6fcf7f49d','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-1d95389b297a21d7','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-ae4ecf4b2ad9a40a','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-be77344828b09a93','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-e927db486f62e63a','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-f8633958ce75f4ba','moved',1800000000.0,'{"seat": 0, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-d17f6494e8c2d219','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-40df7c9a8cda80a3','moved',1800000000.0,'{"seat": 0, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-50806f017a1d556c','moved',1800000000.0,'{"seat": 1, "move": 10}');
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-a6ecc31f35263b45','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-6faadb10a248cff','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-fb8a99a2c96fa758','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-98b8da9fb9fad67e','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-642a357c732902f4','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-101e75eb6607b615','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-513dd1a6e9d40f2b','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-40041e001c823d9e','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-9e289761c8fea5d7','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat": 1, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-fbbe938116e3e380','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-a6ea2981172a4012','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-56c11669a4ba3161','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-f772f8ea63f666e0','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-53c617eb0a826695','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-caf078b051158de5','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-e4bc6e829439c746','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat": 0, "move": 14}');
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat": 0, "move": 32}');
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-581f255133bb4c2','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-c02fc22a4a7347fa','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-2df810b92c599859','moved',1800000000.0,'{"seat": 1, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-e4cd607520552f5f','moved',1800000000.0,'{"seat": 0, "move": 6}');
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-50e9e079c79d4440','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-9f9f80d0e730cb28','moved',1800000000.0,'{"seat": 1, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-f1878d5fd739543b','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-b0894f5afca7cb5f','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat": 0, "move": 22}');
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat": 0, "move": 19}');
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-c71c5cf140a980bd','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat": 0, "move": 20}');
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat": 1, "move": 14}');
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-8a97b9d8400e67ed','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-89be4b4bd9ee50e2','moved',1800000000.0,'{"seat": 1, "move": 16}');
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-654d479a02c8261b','moved',1800000000.0,'{"seat": 0, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-2be893f456b30574','moved',1800000000.0,'{"seat": 1, "move": 18}');
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-63fa2b67c5c483d','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-eec1754ca57d041e','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-9213147bf9ef954e','moved',1800000000.0,'{"seat": 0, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-b11379a20ff44f65','moved',1800000000.0,'{"seat": 1, "move": 27}');
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat": 0, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-237475e120087497','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-d4350b28fbb41d14','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat": 1, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat": 1, "move": 21}');
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat": 0, "move": 30}');
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-afbf5310ee1b8cc4','moved',1800000000.0,'{"seat": 1, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-501fc6f43d061f79','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-7a946602afdbe9d2','moved',1800000000.0,'{"seat": 1, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat": 0, "move": 43}');
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat": 1, "move": 49}');
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-5e6279dbe09edd5a','moved',1800000000.0,'{"seat": 0, "move": 15}');
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-c41a66d982fa4d7a','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat": 0, "move": 0}');
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-d9577b6b4cb05ec1','moved',1800000000.0,'{"seat": 1, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-2a4926f05f221dfc','moved',1800000000.0,'{"seat": 0, "move": 17}');
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-bc85e5deb386d25c','moved',1800000000.0,'{"seat": 1, "move": 12}');
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-27e125a42d206ada','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-37b5dbac6d3fad4c','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat": 0, "move": 5}');
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat": 1, "move": 4}');
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-bada79478b5230ed','moved',1800000000.0,'{"seat": 1, "move": 1}');
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat": 0, "move": 7}');
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat": 1, "move": 2}');
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-bca5f87b447c999d','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat": 0, "move": 8}');
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat": 1, "move": 3}');
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat": 0, "move": 9}');
INSERT INTO "deeds" VALUES('x7LMhuWeIn7HDxk073FOpw',1,'a4f3d75ff5d93f9e','opened',1800000000.0,'{"game": "mille-bornes", "variant": "simple", "options": {"last-safeties": "free-turn", "delayed-action": "empty-pile", "bare-pile": "open", "late-safety": "go-shows", "discards": "free", "extension-bonus": "finisher", "shut-out": "all"}, "public": false, "clock": null, "host": "f6IATXl7AArgmMlL", "chairs": [{"kind": "person", "player": "f6IATXl7AArgmMlL", "name": "Ben", "colour": "blue", "level": ""}, {"kind": "person", "player": "dXh5xfXC4ZpY1pBp", "name": "Anna", "colour": "red", "level": ""}]}');
INSERT INTO "deeds" VALUES('over-rematched',106,'rematch','rematched',1800000000.0,'{"table": "x7LMhuWeIn7HDxk073FOpw"}');
INSERT INTO "deeds" VALUES('imported-race',1,'bf0f36054c88125b','imported',1800000000.0,'{"record": "{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [15, 18, 15, 8, 9, 27, 7, 12, 2, 20, 3, 1, 4, 2, 0, 9, 1, 22, 8, 17, 0, 1, 0, 22, 3, 22, 2, 22, 5, 1, 3, 6, 30, 9, 22, 3, 16, 17, 20, 8, 8, 14, 8, 2, 8, 18, 20, 9, 4, 5, 45, 49, 29, 6, 8, 40, 49, 2, 8, 13, 27, 6, 9, 7, 14, 9, 2, 6, 19, 5, 5, 3, 0, 7, 0, 17, 1, 8, 6, 0, 2, 1, 2, 2, 20, 4, 8, 0, 8, 26, 8, 2, 3, 7, 6, 0, 4, 7, 19, 5, 5, 3, 17], \"end\": \"784d6e6a0f8ee55a04ed2b17e18b3b1a\", \"secret\": \"092921e8d841026d60fd286c6a6d731e744ab7f487ff7fdc19a43ce3987e651e\", \"seal\": \"9b34ebb582892c3e3e167b10dd214830\"}\n", "host": "dXh5xfXC4ZpY1pBp"}');
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-15T21:25:04+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('f6IATXl7AArgmMlL','dXh5xfXC4ZpY1pBp');
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
INSERT INTO "players" VALUES('dXh5xfXC4ZpY1pBp','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$3ZL/P8QatiDLfY4tPmoMIA$MkeppsCMMMa9UEIHB+8izpCVucztchSGAIcqqSm5Dpg',1.79477790496393013004e+09);
INSERT INTO "players" VALUES('f6IATXl7AArgmMlL','Ben','blue','fr','{}',NULL,NULL,1.79477790496478319167e+09);
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
INSERT INTO "ratings" VALUES('dXh5xfXC4ZpY1pBp','mille-bornes','Anna',2.54113091926323733096e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('f6IATXl7AArgmMlL','mille-bornes','Ben',2.45886908073676266903e+01,7.82288719288111,2);
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
INSERT INTO "results" VALUES('over-and-done',0,'dXh5xfXC4ZpY1pBp','Anna','mille-bornes','simple',2,100,1800000000.0);
INSERT INTO "results" VALUES('over-and-done',1,'f6IATXl7AArgmMlL','Ben','mille-bornes','simple',1,650,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',0,'dXh5xfXC4ZpY1pBp','Anna','mille-bornes','simple',1,625,1800000000.0);
INSERT INTO "results" VALUES('over-rematched',1,'f6IATXl7AArgmMlL','Ben','mille-bornes','simple',2,75,1800000000.0);
CREATE TABLE says (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  phrase TEXT NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY (table_id, number)
);
INSERT INTO "says" VALUES('racing-people',1,'dXh5xfXC4ZpY1pBp','Anna','Bonne route!','',1800000000.0);
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('dXh5xfXC4ZpY1pBp','gathering-open');
INSERT INTO "sitters" VALUES('dXh5xfXC4ZpY1pBp','racing-people');
INSERT INTO "sitters" VALUES('f6IATXl7AArgmMlL','racing-people');
INSERT INTO "sitters" VALUES('dXh5xfXC4ZpY1pBp','racing-with-bot');
INSERT INTO "sitters" VALUES('dXh5xfXC4ZpY1pBp','racing-absent');
INSERT INTO "sitters" VALUES('f6IATXl7AArgmMlL','racing-absent');
INSERT INTO "sitters" VALUES('dXh5xfXC4ZpY1pBp','cancelled-race');
INSERT INTO "sitters" VALUES('f6IATXl7AArgmMlL','cancelled-race');
INSERT INTO "sitters" VALUES('dXh5xfXC4ZpY1pBp','over-and-done');
INSERT INTO "sitters" VALUES('f6IATXl7AArgmMlL','over-and-done');
INSERT INTO "sitters" VALUES('dXh5xfXC4ZpY1pBp','over-rematched');
INSERT INTO "sitters" VALUES('f6IATXl7AArgmMlL','over-rematched');
INSERT INTO "sitters" VALUES('dXh5xfXC4ZpY1pBp','x7LMhuWeIn7HDxk073FOpw');
INSERT INTO "sitters" VALUES('f6IATXl7AArgmMlL','x7LMhuWeIn7HDxk073FOpw');
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
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'FEE91E29A21E781CF12B002BAFCBAD66E20A2A2665AB044C802A81FAF956DA87',0,'dXh5xfXC4ZpY1pBp','gathering',2,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'17790FC655B529D118C7BD339F2E596E2A3BCBA1AB85E6E8EEB94586830206A0',0,'dXh5xfXC4ZpY1pBp','racing',28,1800000120.0,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'92D6286F253C44056196C904628985332993C3BD6FDD26A7DE63EA39D59365CD',0,'dXh5xfXC4ZpY1pBp','racing',2,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'36B0E66E259B94DE427D69541339FD73FB3D55270D0CA5DA779C1C470D97566B',0,'dXh5xfXC4ZpY1pBp','racing',14,1800000000.9,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'D41D799D63C54A7610DEA56A2E3BDFB8BC04F34503EECFC9B5823E875DD70AD6',0,'dXh5xfXC4ZpY1pBp','cancelled',9,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'092921E8D841026D60FD286C6A6D731E744AB7F487FF7FDC19A43CE3987E651E',0,'dXh5xfXC4ZpY1pBp','over',106,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'FF117FFE8686572774B6A42215A5D3760B17E9E90F4F68C37DE6694FCEB8077F',0,'dXh5xfXC4ZpY1pBp','over',106,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('x7LMhuWeIn7HDxk073FOpw','mille-bornes',1,X'70F20138163781B0950B473F7ED59DA540CA3B31B88CF72CCDBE0CEED1F2CA44',0,'f6IATXl7AArgmMlL','gathering',1,NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'F171BDFB4255746E6301B5B4C393EC780520D40DB8C7431ED92A8EB300DD7F53',0,'dXh5xfXC4ZpY1pBp','over',1,NULL,1800000000.0,1800000000.0);
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
);
INSERT INTO "tokens" VALUES('47fe69ac6db3f4acbd95505d60e47c175b5effe488aef856a40098285ac7230f','dXh5xfXC4ZpY1pBp','','session',1.79477790496403384213e+09);
INSERT INTO "tokens" VALUES('17adfbff4c9108f30fd9bfc16bc492c6ed96808886d2da5b7740f16855225a47','f6IATXl7AArgmMlL','','session',1.79477790496481776237e+09);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
COMMIT;
