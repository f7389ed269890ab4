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
INSERT INTO "deeds" VALUES('gathering-open',1,'dc0080961538ac4e','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"946JKxomKsNe-Unl","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""},{"kind":"bot","player":null,"name":"Otto","colour":"","level":"driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',1,'320145c5f8697fb0','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"946JKxomKsNe-Unl","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat":1,"player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-a6cecc1b78e51061','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-7204e52db2221a58','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-cd447e35b8b6d8fe','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-f1fd42a29755d4c1','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat":0,"move":32}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-25b413f8a9a021e','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-c381e88f38c0c8fd','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-7eed8d14f06d3fef','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-587fd2803bab6c39','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-380208a9ad45f23d','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-4a2f20aaf3c64af7','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-d66b829e6a8ac4ba','moved',1800000000.0,'{"seat":1,"move":30}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-a46d6753ec148cb4','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat":0,"move":23}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-be3edc0a1ef2a4f0','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-b8b333a8e5446dd4','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-f79b17aeefba91fc','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-d47d380d81f9c1f6','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',1,'005ce9d0eaf4a60b','opened',1800000000.0,'{"game":"mille-bornes","variant":"standard","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"946JKxomKsNe-Unl","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":""},{"kind":"bot","player":null,"name":"Wanda","colour":"","level":"driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-ab99254ae901e35c','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',1,'08090f70bfc70e38','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"946JKxomKsNe-Unl","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-4da98f1d3099fdf5','sat-down',1800000000.0,'{"seat":1,"player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-966baea148beab13','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-96c8da1964b2d2bc','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-677f6cbdcc22af58','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-2c4a3698aa2ca1af','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-e1fab9d78c7e134f','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-705fca161622bd79','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-1ba1621582283d15','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-d707107e855c3844','moved',1800000000.0,'{"seat":0,"move":31}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-7d5c8dfc5eda92d8','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-7923986bb968a43','taken-over',1800000000.0,'{"seat":1,"why":"absent"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',1,'fbdc98b4f349e429','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"946JKxomKsNe-Unl","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-b21fbac78255d68','sat-down',1800000000.0,'{"seat":1,"player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-b410d93c4efbc8d6','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-9403560d97dae38d','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-2b9c014ea5ac06d8','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-3a1890c78092b4d4','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-33138131c541013d','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-dc3bf364eb8ac8ce','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-3b6fe5078c5fe8f8','for-ending',1800000000.0,'{"player":"946JKxomKsNe-Unl","seats":[0],"by":""}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',10,'cancelled-race-83868a29678a5aa3','for-ending',1800000000.0,'{"player":"FGR5ZmaQnuD-D3rP","seats":[1],"by":""}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',1,'c15a84139516aeb5','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"946JKxomKsNe-Unl","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-f3d4e7115804f922','sat-down',1800000000.0,'{"seat":1,"player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-93ea5c4ed8f33418','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-e8e5b4617589a82b','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-8c497c68a8c24d42','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-bab9f87ff5059285','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-f463b337d20b5d59','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-21167d8fcf23cae8','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-8fb5262cc7038069','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-f320cd576d14475b','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-9cc9af4ec9546b43','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-8cfe5cd12d5db79b','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-dc6b13ab2e47dc0e','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-8d103ed3cc667e97','moved',1800000000.0,'{"seat":1,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-d77c96c0084f3dd6','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-de3a5db5154ed512','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-44c5b4763fe31d03','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-9ff3078fcc1b0c3e','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-4a5012dc582c18c9','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-28dd37eb2adf559a','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-f3b37f32870266c4','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-4b63e0efb62ac1fe','moved',1800000000.0,'{"seat":1,"move":16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-526eb523b3df44a4','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-1d3b993f79490eab','moved',1800000000.0,'{"seat":1,"move":11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-62f5680c4fdf8e1a','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-cbd3f5e06bc15385','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat":0,"move":23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-3586fca7fa0b8518','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-d12982e46e80fa48','moved',1800000000.0,'{"seat":1,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat":0,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat":1,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-2904acecf5bb9188','moved',1800000000.0,'{"seat":0,"move":16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-819d7ca7b46108cc','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-d50e00978b7199cd','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat":1,"move":33}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-861e02ec39235bc0','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-acc66a576518093d','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-523d2a54cdaaac43','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat":0,"move":24}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat":1,"move":33}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-d3f21dcc2be88b46','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-994940e82458cc8','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-58d07674334de73d','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-92c9357d34accd78','moved',1800000000.0,'{"seat":0,"move":29}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-6ed5d1bfe585552f','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-7e0ab2ed31b1c27e','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-aa7c314bf01dbf29','moved',1800000000.0,'{"seat":0,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-810d2e304bcb6b22','moved',1800000000.0,'{"seat":1,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-5349da4804673b75','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-66fec086df229650','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-282ee0bc04a1bde4','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-53e6d093db87872d','moved',1800000000.0,'{"seat":1,"move":45}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-6de2b33b56cef8ec','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-aca91679443baac5','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-611575c2d67393d6','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-e1e48557ea190b2a','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-c49872c67c081bb7','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-10b8fe223c116549','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat":0,"move":43}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-c2557035449c4ca2','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-947810d822a608bf','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-1ab1c42fc52f4fbe','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-6816de060a04ef48','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-ddbd358f6156c4df','moved',1800000000.0,'{"seat":0,"move":28}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat":1,"move":32}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-ed192da3c82ad589','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-90e32e8239455353','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-44480030f3c668b1','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-4ba955f3e4096150','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat":1,"move":31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-1d95389b297a21d7','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-ae4ecf4b2ad9a40a','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-be77344828b09a93','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-e927db486f62e63a','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',108,'over-and-done-f8633958ce75f4ba','moved',1800000000.0,'{"seat":0,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',1,'6ece51272fcf6299','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"946JKxomKsNe-Unl","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-e8c2d2198afd2973','sat-down',1800000000.0,'{"seat":1,"player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-4b452123d17f6494','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-b62c228e40df7c9a','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-19a2105c50806f01','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-51423286a6ecc31f','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-2b087f806faadb1','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-98b8da9fb9fad67e','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-642a357c732902f4','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-101e75eb6607b615','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-513dd1a6e9d40f2b','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-74b31bfbf8449560','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-3716e7ea40041e00','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-fbbe938116e3e380','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-a6ea2981172a4012','moved',1800000000.0,'{"seat":1,"move":13}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-56c11669a4ba3161','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-f772f8ea63f666e0','moved',1800000000.0,'{"seat":1,"move":45}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-53c617eb0a826695','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-caf078b051158de5','moved',1800000000.0,'{"seat":0,"move":43}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat":0,"move":28}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-1227932fde182747','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-a2a866b40581f255','moved',1800000000.0,'{"seat":1,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-c02fc22a4a7347fa','moved',1800000000.0,'{"seat":0,"move":30}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-805db06a19d6d73b','moved',1800000000.0,'{"seat":1,"move":29}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-825f854213bd488e','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-c6b5a1c62df810b9','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat":1,"move":31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-51dd5d5cdd946658','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-b59641d21b5c56d3','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-eb5af9f9d5ae305b','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-20552f5f4b2220a4','moved',1800000000.0,'{"seat":0,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-50e9e079c79d4440','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-9f9f80d0e730cb28','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-c71c5cf140a980bd','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-8a97b9d8400e67ed','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-89be4b4bd9ee50e2','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-654d479a02c8261b','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-420a43232be893f4','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-cb06718c063fa2b6','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-6aabcb78eec1754c','moved',1800000000.0,'{"seat":1,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-ff44f6504d75988','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-237475e120087497','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-d4350b28fbb41d14','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat":1,"move":16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-afbf5310ee1b8cc4','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-39c97ab1bb3e780f','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-7ebd0e05501fc6f4','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-f4dfc9a57a946602','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-a745ba6deaeed19b','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat":0,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-5e6279dbe09edd5a','moved',1800000000.0,'{"seat":1,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-c41a66d982fa4d7a','moved',1800000000.0,'{"seat":0,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-d9577b6b4cb05ec1','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-2a4926f05f221dfc','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-bc85e5deb386d25c','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-e587dd211f8ce97a','moved',1800000000.0,'{"seat":0,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-83924f05f5c7b9aa','moved',1800000000.0,'{"seat":1,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-2d206ada60900772','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-6d3fad4c40270546','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-91cbe386f112cfd0','moved',1800000000.0,'{"seat":0,"move":46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-bada79478b5230ed','moved',1800000000.0,'{"seat":1,"move":39}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat":0,"move":43}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-bca5f87b447c999d','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-f78047cfd788c7cc','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-b34dec74afc6ee6f','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-36469fabf59cd100','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-99c61aa86e671698','moved',1800000000.0,'{"seat":1,"move":28}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-1e3b25e5e8c7a01d','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',107,'over-rematched-47158a7e4ba44898','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',108,'over-rematched-bfe4440e60fc47fa','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',109,'over-rematched-309944e2f5b5b934','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('Z7K1rG6VuqGAQVWwtF2arQ',1,'348d6ef5e2a9946b','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"FGR5ZmaQnuD-D3rP","chairs":[{"kind":"person","player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue","level":""},{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',110,'rematch','rematched',1800000000.0,'{"table":"Z7K1rG6VuqGAQVWwtF2arQ"}',1800000000.0);
INSERT INTO "deeds" VALUES('imported-race',1,'52e5165f17d5b440','imported',1800000000.0,'{"record":"{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [1, 1, 7, 27, 8, 5, 7, 22, 0, 1, 1, 2, 3, 19, 7, 1, 0, 8, 5, 20, 2, 22, 0, 0, 1, 6, 1, 8, 2, 16, 4, 11, 27, 8, 23, 3, 4, 18, 19, 15, 16, 17, 2, 33, 49, 0, 6, 6, 2, 1, 6, 24, 6, 3, 3, 27, 33, 49, 9, 7, 29, 3, 9, 19, 15, 3, 9, 0, 45, 49, 1, 19, 7, 17, 8, 22, 43, 49, 5, 3, 4, 2, 8, 8, 3, 28, 32, 2, 7, 3, 9, 21, 5, 31, 8, 21, 5, 21, 8, 6, 8, 17, 8, 9, 18], \"end\": \"dea5d9e5b0feabe56135b32fc4ad1e15\", \"secret\": \"23d17a81ed8f37a148246e1c382195b7e8332cf647902270ac50d59557684792\", \"seal\": \"0c2584c5a35fb9c7ce1898bb62cae41d\"}\n","host":"946JKxomKsNe-Unl"}',1800000000.0);
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
INSERT INTO "migrations" VALUES(1,'tables','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(4,'house_time','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(5,'left','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(6,'tokens_expire','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(7,'summaries','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(8,'addresses','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(9,'reviews','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(10,'daily','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(11,'learnt','2026-11-20T00:29:48+00:00');
INSERT INTO "migrations" VALUES(12,'drove','2026-11-20T00:29:48+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('FGR5ZmaQnuD-D3rP','946JKxomKsNe-Unl');
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
INSERT INTO "players" VALUES('946JKxomKsNe-Unl','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$Vz1Mlg7dGTU2p1xvm8Thmw$Mq1CwhMdXflObsUzpVTPCZ5f60/880FLS4ZnMns2TIE',1800000000.0,'de907b5973caa8c7f801');
INSERT INTO "players" VALUES('FGR5ZmaQnuD-D3rP','Ben','blue','fr','{}',NULL,NULL,1800000000.0,'a297b30ead565a2bb8de');
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
INSERT INTO "ratings" VALUES('946JKxomKsNe-Unl','mille-bornes','Anna',2.03437025114738432316e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('FGR5ZmaQnuD-D3rP','mille-bornes','Ben',2.96562974885261567683e+01,7.82288719288111,2);
CREATE TABLE results (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  who TEXT NOT NULL,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  place INTEGER NOT NULL,
  points INTEGER NOT NULL,
  at REAL NOT NULL, has_left INTEGER NOT NULL DEFAULT 0, day TEXT, drove TEXT,
  PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('over-and-done',0,'946JKxomKsNe-Unl','Anna','mille-bornes','simple',2,400,1800000000.0,0,NULL,NULL);
INSERT INTO "results" VALUES('over-and-done',1,'FGR5ZmaQnuD-D3rP','Ben','mille-bornes','simple',1,475,1800000000.0,0,NULL,NULL);
INSERT INTO "results" VALUES('over-rematched',0,'946JKxomKsNe-Unl','Anna','mille-bornes','simple',2,325,1800000000.0,0,NULL,NULL);
INSERT INTO "results" VALUES('over-rematched',1,'FGR5ZmaQnuD-D3rP','Ben','mille-bornes','simple',1,700,1800000000.0,0,NULL,NULL);
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
INSERT INTO "says" VALUES('racing-people',1,'946JKxomKsNe-Unl','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('946JKxomKsNe-Unl','gathering-open');
INSERT INTO "sitters" VALUES('946JKxomKsNe-Unl','racing-people');
INSERT INTO "sitters" VALUES('FGR5ZmaQnuD-D3rP','racing-people');
INSERT INTO "sitters" VALUES('946JKxomKsNe-Unl','racing-with-bot');
INSERT INTO "sitters" VALUES('946JKxomKsNe-Unl','racing-absent');
INSERT INTO "sitters" VALUES('FGR5ZmaQnuD-D3rP','racing-absent');
INSERT INTO "sitters" VALUES('946JKxomKsNe-Unl','cancelled-race');
INSERT INTO "sitters" VALUES('FGR5ZmaQnuD-D3rP','cancelled-race');
INSERT INTO "sitters" VALUES('946JKxomKsNe-Unl','over-and-done');
INSERT INTO "sitters" VALUES('FGR5ZmaQnuD-D3rP','over-and-done');
INSERT INTO "sitters" VALUES('946JKxomKsNe-Unl','over-rematched');
INSERT INTO "sitters" VALUES('FGR5ZmaQnuD-D3rP','over-rematched');
INSERT INTO "sitters" VALUES('946JKxomKsNe-Unl','Z7K1rG6VuqGAQVWwtF2arQ');
INSERT INTO "sitters" VALUES('FGR5ZmaQnuD-D3rP','Z7K1rG6VuqGAQVWwtF2arQ');
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
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'959776BDD41A6E54BB33AFC7EE013541B95BEE5464662131F5FC4729FF6AB5BD',0,'946JKxomKsNe-Unl','gathering',2,NULL,1800000000.0,1800000000.0,'NGW-JZZ-ZHH','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"open","player":null,"name":"","colour":"","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Otto","colour":"","level":"driver","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'828BDF34C1BA48213B796F24D4058A42C39AD524DA1799BA340CE51676051411',0,'946JKxomKsNe-Unl','racing',28,1800000120.0,1800000000.0,1800000000.0,'THC-XPB-RXN','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":1,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'5B9447C33C84B8E58E7C994B0E5342DD95F58490BA9ACDC17909F8198C25ECEB',0,'946JKxomKsNe-Unl','racing',2,NULL,1800000000.0,1800000000.0,'NBG-DSP-KBX','{"rules":1,"variant":"standard","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Wanda","colour":"","level":"driver","away":false,"left":false}],"turn":0,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'F5EA9945B7AD123D3357A4A0AD53B880911FBE2F7492E29CAC591692A5BED289',0,'946JKxomKsNe-Unl','racing',14,1800000000.9,1800000000.0,1800000000.0,'FPJ-HPJ-BCM','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue","level":"","away":true,"left":false}],"turn":1,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'28229B606A34BABADB23C534734CE9675D3BD6988896578650372BA153120DB0',0,'946JKxomKsNe-Unl','cancelled',10,NULL,1800000000.0,1800000000.0,'XZF-XNC-ZBC','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'23D17A81ED8F37A148246E1C382195B7E8332CF647902270AC50D59557684792',0,'946JKxomKsNe-Unl','over',108,NULL,1800000000.0,1800000000.0,'JDM-MNN-NMZ','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'4935DEE196B80E778BA0715D424011940AC2720D708E9CABD066BCD285DC2A75',0,'946JKxomKsNe-Unl','over',110,NULL,1800000000.0,1800000000.0,'VTH-PBM-ZHT','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('Z7K1rG6VuqGAQVWwtF2arQ','mille-bornes',1,X'206BD33DCAF6C5497064C1581E6A420C2F805434C0069DE406155BBF4C9EC568',0,'FGR5ZmaQnuD-D3rP','gathering',1,NULL,1800000000.0,1800000000.0,'PCV-VFJ-SVS','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"FGR5ZmaQnuD-D3rP","name":"Ben","colour":"blue","level":"","away":false,"left":false},{"kind":"person","player":"946JKxomKsNe-Unl","name":"Anna","colour":"red","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'6FFE7D473D78E22806B961CA54C1219537B25F7241F225A5940DABEAF573D95D',0,'946JKxomKsNe-Unl','over',1,NULL,1800000000.0,1800000000.0,'XZT-GFV-GDG','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":null,"name":"Anna","colour":"","level":"","away":false,"left":false},{"kind":"person","player":null,"name":"Ben","colour":"","level":"","away":false,"left":false}],"turn":null,"leavers":[],"is_lesson":false}',NULL);
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
, expires_at REAL);
INSERT INTO "tokens" VALUES('80f7b0511bb95dde2e3206a693c0b4f94362ccf185f361d4ea8bd4e7005d6757','946JKxomKsNe-Unl','','session',1800000000.0,1831536000.0);
INSERT INTO "tokens" VALUES('6e1b0bf12708a67a64893501954eca9115dc68c833bde4dfbdb9718a2036c6ef','FGR5ZmaQnuD-D3rP','','session',1800000000.0,1831536000.0);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
CREATE INDEX players_by_address ON players (address);
CREATE INDEX results_by_day ON results (game, day);
COMMIT;
