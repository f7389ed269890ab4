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
INSERT INTO "deeds" VALUES('gathering-open',1,'4de357b0df40bf52','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"RjFrIsxcCRD0CoZ1","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""},{"kind":"bot","player":null,"name":"Otto","colour":"","level":"driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',1,'0457f8d81066cb1e','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"RjFrIsxcCRD0CoZ1","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat":1,"player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-a6cecc1b78e51061','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-7204e52db2221a58','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-cd447e35b8b6d8fe','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-f1fd42a29755d4c1','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat":1,"move":33}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-e1988ad9f06c144a','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-c381e88f38c0c8fd','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-7eed8d14f06d3fef','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-587fd2803bab6c39','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-380208a9ad45f23d','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-4a2f20aaf3c64af7','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-d66b829e6a8ac4ba','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat":0,"move":46}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-be3edc0a1ef2a4f0','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-b8b333a8e5446dd4','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-efba91fc803468b6','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-d47d380d81f9c1f6','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-48beab134da98f1d','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',1,'a3455db21d1cc9ef','opened',1800000000.0,'{"game":"mille-bornes","variant":"standard","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"RjFrIsxcCRD0CoZ1","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":""},{"kind":"bot","player":null,"name":"Wanda","colour":"","level":"driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-f9341c68966baea1','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',1,'3c3f3eb1f45de975','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"RjFrIsxcCRD0CoZ1","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-7fd63116e1ea24c4','sat-down',1800000000.0,'{"seat":1,"player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-f0dfb4a5d8a064df','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-96c8da1964b2d2bc','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-677f6cbdcc22af58','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-2c4a3698aa2ca1af','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-e1fab9d78c7e134f','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-5fec898fbcfbb050','moved',1800000000.0,'{"seat":1,"move":16}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-a9ec0806705fca16','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-c74803e31ba16215','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-d707107e855c3844','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-7d5c8dfc5eda92d8','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-7923986bb968a43','taken-over',1800000000.0,'{"seat":0,"why":"absent"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',1,'39ce792899db1e2f','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"RjFrIsxcCRD0CoZ1","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-b21fbac78255d68','sat-down',1800000000.0,'{"seat":1,"player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-b410d93c4efbc8d6','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-2b9c014ea5ac06d8','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-3a1890c78092b4d4','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-33138131c541013d','moved',1800000000.0,'{"seat":0,"move":30}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-dc3bf364eb8ac8ce','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-678a5aa33b6fe507','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-5804f92283868a29','for-ending',1800000000.0,'{"player":"RjFrIsxcCRD0CoZ1","seats":[0],"by":""}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',10,'cancelled-race-d8f33418f3d4e711','for-ending',1800000000.0,'{"player":"uevWfN2Bsw1dg3iq","seats":[1],"by":""}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',1,'9f98f75b2f6cbf6a','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"RjFrIsxcCRD0CoZ1","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-5a702cfa93ea5c4e','sat-down',1800000000.0,'{"seat":1,"player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-e8e5b4617589a82b','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-8c497c68a8c24d42','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-21167d8fcf23cae8','moved',1800000000.0,'{"seat":0,"move":11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-8fb5262cc7038069','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-f320cd576d14475b','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat":0,"move":10}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-9cc9af4ec9546b43','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-959f3a518cfe5cd1','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-1773308cdc6b13ab','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-d9ed17e3cc0e95ee','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-415af341ee52bdb6','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-f18dd1eed77c96c0','moved',1800000000.0,'{"seat":0,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-154ed51212093d26','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat":0,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-44c5b4763fe31d03','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-9ff3078fcc1b0c3e','moved',1800000000.0,'{"seat":0,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-4a5012dc582c18c9','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-28dd37eb2adf559a','moved',1800000000.0,'{"seat":0,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-f3b37f32870266c4','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-b3df44a47467537a','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-79490eab7f1a355e','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-4fdf8e1a060cea63','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-6bc1538557e54acc','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-d12982e46e80fa48','moved',1800000000.0,'{"seat":0,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-2904acecf5bb9188','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-819d7ca7b46108cc','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-8b7199cd6d39eb43','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat":0,"move":37}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-861e02ec39235bc0','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-6518093d07dbf924','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-523d2a54cdaaac43','moved',1800000000.0,'{"seat":0,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-6d21f4cda185cc8e','moved',1800000000.0,'{"seat":1,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-4c717095bcc99ae8','moved',1800000000.0,'{"seat":0,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-364e433ff7c882f4','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-121b28004e6f5a94','moved',1800000000.0,'{"seat":0,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat":1,"move":25}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-2be88b4675fa6dd8','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-334de73d60c290d0','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-34accd781959b9ef','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-e585552fac954ab5','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-4bcb6b2263db01fc','moved',1800000000.0,'{"seat":1,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-5349da4804673b75','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-66fec086df229650','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-282ee0bc04a1bde4','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-53e6d093db87872d','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-2298bdb1c85f0d46','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-36891eeb6de2b33b','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-18ae013eaca91679','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-8c31406deea3d685','moved',1800000000.0,'{"seat":1,"move":16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-e1e48557ea190b2a','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-7c081bb788c9da8a','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat":0,"move":46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-c2557035449c4ca2','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-947810d822a608bf','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-a04ef48521b18a9','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-6156c4df12bccdcb','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat":0,"move":32}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-ed192da3c82ad589','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-90e32e8239455353','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-44480030f3c668b1','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-4ba955f3e4096150','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat":1,"move":31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat":1,"move":39}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-1d95389b297a21d7','moved',1800000000.0,'{"seat":1,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-ae4ecf4b2ad9a40a','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-be77344828b09a93','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-e927db486f62e63a','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-f8633958ce75f4ba','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-40df7c9a8cda80a3','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-19a2105c50806f01','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-51423286a6ecc31f','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',1,'1495c2e2b0ae6061','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"RjFrIsxcCRD0CoZ1","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-6faadb10a248cff','sat-down',1800000000.0,'{"seat":1,"player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-c96fa75802b087f8','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-98b8da9fb9fad67e','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-642a357c732902f4','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-101e75eb6607b615','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-513dd1a6e9d40f2b','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-40041e001c823d9e','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-9e289761c8fea5d7','moved',1800000000.0,'{"seat":1,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-e4264c9ffade312d','moved',1800000000.0,'{"seat":0,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-b02d3504de1bf0cd','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-fbbe938116e3e380','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-a6ea2981172a4012','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-56c11669a4ba3161','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-f772f8ea63f666e0','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-53c617eb0a826695','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-caf078b051158de5','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-e4bc6e829439c746','moved',1800000000.0,'{"seat":0,"move":10}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat":0,"move":40}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat":1,"move":45}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-a2a866b40581f255','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-c02fc22a4a7347fa','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-c6b5a1c62df810b9','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat":1,"move":39}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-e4cd607520552f5f','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-c79d444008216b65','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-e730cb28d22f02f3','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-ac153076cdc98666','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-f1878d5fd739543b','moved',1800000000.0,'{"seat":1,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-40a980bd3f4ed95a','moved',1800000000.0,'{"seat":1,"move":11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-8a97b9d8400e67ed','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-89be4b4bd9ee50e2','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-654d479a02c8261b','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-420a43232be893f4','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-cb06718c063fa2b6','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-6aabcb78eec1754c','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-ff44f6504d75988','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-947f81435add92d1','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-2008749797f2a702','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-fbb41d1442553a33','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat":1,"move":32}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-afbf5310ee1b8cc4','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-39c97ab1bb3e780f','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-7ebd0e05501fc6f4','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-f4dfc9a57a946602','moved',1800000000.0,'{"seat":1,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-a745ba6deaeed19b','moved',1800000000.0,'{"seat":0,"move":12}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-82fa4d7a28d2e08e','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-8d64b3add9577b6b','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-b38742ad2a4926f0','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat":0,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat":1,"move":26}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-60900772923c4e5d','moved',1800000000.0,'{"seat":0,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-4027054627e125a4','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-f112cfd037b5dbac','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-8b5230ed2a30363b','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-a6be26cfe8b2b79','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-1724925ffb314da0','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-19de2deda0e20045','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-e9b161f4bca5f87b','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-7ceb5fb4e8acabff','moved',1800000000.0,'{"seat":0,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-6e6716981e830596','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-1e3b25e5e8c7a01d','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-3f8b1baa47158a7e','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-8f332483bfe4440e','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-309944e2f5b5b934','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-5628748943ec25a','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-f91c85fda0a59518','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-42a95d35d5d8575d','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',107,'over-rematched-48e772ba2c400b95','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('dUYu-Nx0gD2WZA-eWpsI2g',1,'95436c76eb06dd27','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"uevWfN2Bsw1dg3iq","chairs":[{"kind":"person","player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue","level":""},{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',108,'rematch','rematched',1800000000.0,'{"table":"dUYu-Nx0gD2WZA-eWpsI2g"}',1800000000.0);
INSERT INTO "deeds" VALUES('imported-race',1,'77a2a6bc2414254f','imported',1800000000.0,'{"record":"{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [8, 1, 11, 7, 6, 3, 9, 3, 10, 3, 27, 5, 6, 0, 21, 0, 17, 9, 19, 8, 19, 4, 20, 2, 20, 4, 3, 7, 5, 0, 9, 2, 0, 9, 14, 27, 5, 7, 4, 7, 37, 49, 8, 14, 18, 20, 1, 20, 25, 1, 5, 3, 0, 0, 7, 22, 5, 8, 6, 6, 15, 8, 9, 1, 0, 8, 2, 5, 16, 7, 17, 8, 1, 46, 49, 3, 2, 2, 22, 17, 22, 9, 32, 0, 6, 4, 3, 21, 8, 22, 1, 22, 31, 39, 49, 8, 18, 17, 2, 8, 2, 8, 2, 8], \"end\": \"283de8457b72d1a739561a6d6800ff52\", \"secret\": \"3cb4a68e835d313bdf3c3d1bae13fff3ac3556bacfc7fcae7885f48b4f318a19\", \"seal\": \"484ee288b1de069539e8b3ba8eaa9aa5\"}\n","host":"RjFrIsxcCRD0CoZ1"}',1800000000.0);
CREATE TABLE house_secret (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  secret BLOB NOT NULL
);
CREATE TABLE house_time (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  time REAL NOT NULL,
  noted_at REAL NOT NULL,
  opened REAL NOT NULL
);
INSERT INTO "house_time" VALUES(1,1800000000.0,1800000000.0,1800000000.0);
CREATE TABLE learnt (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  game TEXT NOT NULL,
  lesson TEXT NOT NULL,
  PRIMARY KEY (player, game, lesson)
);
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-19T21:39:13+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-19T21:39:13+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-19T21:39:13+00:00');
INSERT INTO "migrations" VALUES(4,'house_time','2026-11-19T21:39:14+00:00');
INSERT INTO "migrations" VALUES(5,'left','2026-11-19T21:39:14+00:00');
INSERT INTO "migrations" VALUES(6,'tokens_expire','2026-11-19T21:39:14+00:00');
INSERT INTO "migrations" VALUES(7,'summaries','2026-11-19T21:39:14+00:00');
INSERT INTO "migrations" VALUES(8,'addresses','2026-11-19T21:39:14+00:00');
INSERT INTO "migrations" VALUES(9,'reviews','2026-11-19T21:39:14+00:00');
INSERT INTO "migrations" VALUES(10,'daily','2026-11-19T21:39:14+00:00');
INSERT INTO "migrations" VALUES(11,'learnt','2026-11-19T21:39:14+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('uevWfN2Bsw1dg3iq','RjFrIsxcCRD0CoZ1');
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
INSERT INTO "players" VALUES('RjFrIsxcCRD0CoZ1','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$ejmsidR9LKcXd46qFUZnag$N3yrRnkEfqELw/V4f4cUJxQun29uAtVdueeLHFVLCOY',1800000000.0,'0a3f57a49086290fd7cf');
INSERT INTO "players" VALUES('uevWfN2Bsw1dg3iq','Ben','blue','fr','{}',NULL,NULL,1800000000.0,'26a6f359215ea3955229');
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
INSERT INTO "ratings" VALUES('RjFrIsxcCRD0CoZ1','mille-bornes','Anna',2.45886908073676266903e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('uevWfN2Bsw1dg3iq','mille-bornes','Ben',2.54113091926323733096e+01,7.82288719288111,2);
CREATE TABLE results (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  who TEXT NOT NULL,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  place INTEGER NOT NULL,
  points INTEGER NOT NULL,
  at REAL NOT NULL, has_left INTEGER NOT NULL DEFAULT 0, day TEXT,
  PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('over-and-done',0,'RjFrIsxcCRD0CoZ1','Anna','mille-bornes','simple',1,900,1800000000.0,0,NULL);
INSERT INTO "results" VALUES('over-and-done',1,'uevWfN2Bsw1dg3iq','Ben','mille-bornes','simple',2,0,1800000000.0,0,NULL);
INSERT INTO "results" VALUES('over-rematched',0,'RjFrIsxcCRD0CoZ1','Anna','mille-bornes','simple',2,0,1800000000.0,0,NULL);
INSERT INTO "results" VALUES('over-rematched',1,'uevWfN2Bsw1dg3iq','Ben','mille-bornes','simple',1,325,1800000000.0,0,NULL);
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
INSERT INTO "says" VALUES('racing-people',1,'RjFrIsxcCRD0CoZ1','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('RjFrIsxcCRD0CoZ1','gathering-open');
INSERT INTO "sitters" VALUES('RjFrIsxcCRD0CoZ1','racing-people');
INSERT INTO "sitters" VALUES('uevWfN2Bsw1dg3iq','racing-people');
INSERT INTO "sitters" VALUES('RjFrIsxcCRD0CoZ1','racing-with-bot');
INSERT INTO "sitters" VALUES('RjFrIsxcCRD0CoZ1','racing-absent');
INSERT INTO "sitters" VALUES('uevWfN2Bsw1dg3iq','racing-absent');
INSERT INTO "sitters" VALUES('RjFrIsxcCRD0CoZ1','cancelled-race');
INSERT INTO "sitters" VALUES('uevWfN2Bsw1dg3iq','cancelled-race');
INSERT INTO "sitters" VALUES('RjFrIsxcCRD0CoZ1','over-and-done');
INSERT INTO "sitters" VALUES('uevWfN2Bsw1dg3iq','over-and-done');
INSERT INTO "sitters" VALUES('RjFrIsxcCRD0CoZ1','over-rematched');
INSERT INTO "sitters" VALUES('uevWfN2Bsw1dg3iq','over-rematched');
INSERT INTO "sitters" VALUES('uevWfN2Bsw1dg3iq','dUYu-Nx0gD2WZA-eWpsI2g');
INSERT INTO "sitters" VALUES('RjFrIsxcCRD0CoZ1','dUYu-Nx0gD2WZA-eWpsI2g');
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
, code TEXT, summary TEXT, review TEXT);
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'05927F436A524EE267930E480F6496D30E235E08AEBB91148CEDCB205ABF95F2',0,'RjFrIsxcCRD0CoZ1','gathering',2,NULL,1800000000.0,1800000000.0,'DNR-BJT-HHV','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"open","player":null,"name":"","colour":"","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Otto","colour":"","level":"driver","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'6087E9064565BCCF4B3CDC12CA2D00133CCBDFF9391F7091F32729F30830328B',0,'RjFrIsxcCRD0CoZ1','racing',28,1800000120.0,1800000000.0,1800000000.0,'KXW-JSP-FRB','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":1,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'D2C0CCC484F96BC926D80EBD76F9170BFE96EF3BC665C9D810071074A080E335',0,'RjFrIsxcCRD0CoZ1','racing',2,NULL,1800000000.0,1800000000.0,'HCX-DZN-KSM','{"rules":1,"variant":"standard","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Wanda","colour":"","level":"driver","away":false,"left":false}],"turn":0,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'9A07E00AAFF1910A55186D4FF2460E1A042AE0D580B61AB24AF211B62671A439',0,'RjFrIsxcCRD0CoZ1','racing',14,1800000000.9,1800000000.0,1800000000.0,'SGX-MTG-NBG','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":"","away":true,"left":false},{"kind":"person","player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":0,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'1C46ECBA6C243FC223CC62897B4E007DFEB9C6103F98FA9361492AA82BE09FB4',0,'RjFrIsxcCRD0CoZ1','cancelled',10,NULL,1800000000.0,1800000000.0,'KRC-CRD-JPN','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'3CB4A68E835D313BDF3C3D1BAE13FFF3AC3556BACFC7FCAE7885F48B4F318A19',0,'RjFrIsxcCRD0CoZ1','over',107,NULL,1800000000.0,1800000000.0,'WZS-GJB-JKM','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'428B8E0011F6EECEA874B6B397BCC3AF462CC1F10E8FD2EB26B3282EDB29E5B1',0,'RjFrIsxcCRD0CoZ1','over',108,NULL,1800000000.0,1800000000.0,'RZH-BJH-XKH','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('dUYu-Nx0gD2WZA-eWpsI2g','mille-bornes',1,X'05A7017ABFFDDBFCD758787A6D9AED2EA2EB797EB8F8CFEDB5EBCBA194F6384C',0,'uevWfN2Bsw1dg3iq','gathering',1,NULL,1800000000.0,1800000000.0,'HTX-FKF-TJD','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"uevWfN2Bsw1dg3iq","name":"Ben","colour":"blue","level":"","away":false,"left":false},{"kind":"person","player":"RjFrIsxcCRD0CoZ1","name":"Anna","colour":"red","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'DD630729AF273C54F9D58085D93DD53E026B168396EA898686FC0E2DED507462',0,'RjFrIsxcCRD0CoZ1','over',1,NULL,1800000000.0,1800000000.0,'ZDP-RGV-XZX','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":null,"name":"Anna","colour":"","level":"","away":false,"left":false},{"kind":"person","player":null,"name":"Ben","colour":"","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
, expires_at REAL);
INSERT INTO "tokens" VALUES('784fcafc18881d025ed45251fffa10df1c9b10f24a7077f8d49d78533a9eb851','RjFrIsxcCRD0CoZ1','','session',1800000000.0,1831536000.0);
INSERT INTO "tokens" VALUES('4e5808a875bf6e642f8432106de6975748916ee7be392e09be80c1a2b65fee5f','uevWfN2Bsw1dg3iq','','session',1800000000.0,1831536000.0);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
CREATE INDEX players_by_address ON players (address);
CREATE INDEX results_by_day ON results (game, day);
COMMIT;
