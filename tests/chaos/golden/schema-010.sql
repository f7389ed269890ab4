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
INSERT INTO "deeds" VALUES('gathering-open',1,'5c200c80d28b8055','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"Y709Y0LFNBcNyvcL","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""},{"kind":"bot","player":null,"name":"Otto","colour":"","level":"driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('gathering-open',2,'gathering-open-91b7584a2265b1f5','relinked',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',1,'c8b0b146f98ce429','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"Y709Y0LFNBcNyvcL","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',2,'racing-people-cd613e30d8f16adf','sat-down',1800000000.0,'{"seat":1,"player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',3,'racing-people-1027c4d1c386bbc4','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',4,'racing-people-7ed4d57b1e2feb89','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',5,'racing-people-a6cecc1b78e51061','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',6,'racing-people-35bf992dc9e9c616','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',7,'racing-people-741c7a87ce42c82','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',8,'racing-people-9b810e766ec9d286','moved',1800000000.0,'{"seat":0,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',9,'racing-people-8a05a6c4647159','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',10,'racing-people-b8b6d8fe442e3d43','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',11,'racing-people-9755d4c13a902931','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',12,'racing-people-51431193e6c3f339','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',13,'racing-people-6839eb905b6e6e3','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',14,'racing-people-e1988ad9f06c144a','moved',1800000000.0,'{"seat":0,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',15,'racing-people-37730edfafbd67f9','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',16,'racing-people-76f3787b9d179e0','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',17,'racing-people-c381e88f38c0c8fd','moved',1800000000.0,'{"seat":1,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',18,'racing-people-7eed8d14f06d3fef','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',19,'racing-people-587fd2803bab6c39','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',20,'racing-people-380208a9ad45f23d','moved',1800000000.0,'{"seat":0,"move":37}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',21,'racing-people-4a2f20aaf3c64af7','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',22,'racing-people-d66b829e6a8ac4ba','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',23,'racing-people-a46d6753ec148cb4','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',24,'racing-people-a11d459a2f978d87','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',25,'racing-people-4be03db0dc2574bd','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',26,'racing-people-552b82f6be3edc0a','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',27,'racing-people-f79b17aeefba91fc','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-people',28,'racing-people-d47d380d81f9c1f6','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',1,'f409e98b92efec2d','opened',1800000000.0,'{"game":"mille-bornes","variant":"standard","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"Y709Y0LFNBcNyvcL","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":""},{"kind":"bot","player":null,"name":"Wanda","colour":"","level":"driver"}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-with-bot',2,'racing-with-bot-ab99254ae901e35c','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',1,'5cd5ccc21c97eb51','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"Y709Y0LFNBcNyvcL","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',2,'racing-absent-4da98f1d3099fdf5','sat-down',1800000000.0,'{"seat":1,"player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',3,'racing-absent-966baea148beab13','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',4,'racing-absent-f0dfb4a5d8a064df','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',5,'racing-absent-da71144896c8da19','moved',1800000000.0,'{"seat":1,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',6,'racing-absent-3e2434e37af027bc','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',7,'racing-absent-aa2ca1af6a107b75','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',8,'racing-absent-8c7e134f5dfbd3d1','moved',1800000000.0,'{"seat":0,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',9,'racing-absent-705fca161622bd79','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',10,'racing-absent-29e821a4c74803e3','moved',1800000000.0,'{"seat":0,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',11,'racing-absent-64ac5db9d707107e','moved',1800000000.0,'{"seat":1,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',12,'racing-absent-bb968a437d5c8dfc','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',13,'racing-absent-b21fbac78255d68','moved',1800000000.0,'{"seat":1,"move":31}',1800000000.0);
INSERT INTO "deeds" VALUES('racing-absent',14,'racing-absent-b410d93c4efbc8d6','taken-over',1800000000.0,'{"seat":1,"why":"absent"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',1,'99477525073af6e4','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"Y709Y0LFNBcNyvcL","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',2,'cancelled-race-fbb230bbd92a4aa2','sat-down',1800000000.0,'{"seat":1,"player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',3,'cancelled-race-97dae38d9d643c25','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',4,'cancelled-race-a5ac06d864c2f2e3','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',5,'cancelled-race-8092b4d42b28fef0','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',6,'cancelled-race-326324dfb695ffb','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',7,'cancelled-race-8a245e6b33138131','moved',1800000000.0,'{"seat":1,"move":12}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',8,'cancelled-race-678a5aa33b6fe507','moved',1800000000.0,'{"seat":0,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',9,'cancelled-race-5804f92283868a29','for-ending',1800000000.0,'{"player":"Y709Y0LFNBcNyvcL","seats":[0],"by":""}',1800000000.0);
INSERT INTO "deeds" VALUES('cancelled-race',10,'cancelled-race-d8f33418f3d4e711','for-ending',1800000000.0,'{"player":"MIJYL0NVLE1h8lve","seats":[1],"by":""}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',1,'e7f5b1b972b0b6a8','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"Y709Y0LFNBcNyvcL","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',2,'over-and-done-5a702cfa93ea5c4e','sat-down',1800000000.0,'{"seat":1,"player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',3,'over-and-done-e8e5b4617589a82b','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',4,'over-and-done-8c497c68a8c24d42','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',5,'over-and-done-bab9f87ff5059285','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',6,'over-and-done-c89da11b62397bc7','moved',1800000000.0,'{"seat":0,"move":31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',7,'over-and-done-cf23cae883333218','moved',1800000000.0,'{"seat":0,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',8,'over-and-done-c703806984c81999','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',9,'over-and-done-6d14475b349aae90','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',10,'over-and-done-deb8fc4c7b297d0b','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',11,'over-and-done-8ded3c9691eb79fa','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',12,'over-and-done-81355c53f0e642f4','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',13,'over-and-done-d037cdff7c240d49','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',14,'over-and-done-589890086a17b9af','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',15,'over-and-done-8a449ebe89d9bf02','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',16,'over-and-done-9cc9af4ec9546b43','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',17,'over-and-done-99901c0475491bc3','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',18,'over-and-done-3ac7652ccdf84404','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',19,'over-and-done-8cfe5cd12d5db79b','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',20,'over-and-done-1773308cdc6b13ab','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',21,'over-and-done-d9ed17e3cc0e95ee','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',22,'over-and-done-415af341ee52bdb6','moved',1800000000.0,'{"seat":1,"move":16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',23,'over-and-done-f18dd1eed77c96c0','moved',1800000000.0,'{"seat":0,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',24,'over-and-done-de3a5db5154ed512','moved',1800000000.0,'{"seat":1,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',25,'over-and-done-3ba33db73f7ba8e','moved',1800000000.0,'{"seat":0,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',26,'over-and-done-44c5b4763fe31d03','moved',1800000000.0,'{"seat":1,"move":23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',27,'over-and-done-9ff3078fcc1b0c3e','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',28,'over-and-done-4a5012dc582c18c9','moved',1800000000.0,'{"seat":1,"move":23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',29,'over-and-done-28dd37eb2adf559a','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',30,'over-and-done-f3b37f32870266c4','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',31,'over-and-done-45ddb87da81aa40a','moved',1800000000.0,'{"seat":0,"move":29}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',32,'over-and-done-b3df44a47467537a','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',33,'over-and-done-79490eab7f1a355e','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',34,'over-and-done-4fdf8e1a060cea63','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',35,'over-and-done-6bc1538557e54acc','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',36,'over-and-done-1bd7ce734227de21','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',37,'over-and-done-baeb41a5e65a8149','moved',1800000000.0,'{"seat":1,"move":36}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',38,'over-and-done-9b0bca16f72f2bb8','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',39,'over-and-done-f9bddea5d12982e4','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',40,'over-and-done-492c4f539b21c95','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',41,'over-and-done-90b20bb257e8454','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',42,'over-and-done-b46108cc721754ef','moved',1800000000.0,'{"seat":1,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',43,'over-and-done-6d39eb43ad9cedde','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',44,'over-and-done-f9c08feffa1b1bf1','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',45,'over-and-done-b1eedaffcc3d5506','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',46,'over-and-done-39235bc0736a947a','moved',1800000000.0,'{"seat":1,"move":11}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',47,'over-and-done-7dbf924a6048457','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',48,'over-and-done-936aa40cacc66a57','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',49,'over-and-done-a185cc8ea8ea37f7','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',50,'over-and-done-bcc99ae80f0c8a89','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',51,'over-and-done-f7c882f4202cc828','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',52,'over-and-done-c250a03e023033d','moved',1800000000.0,'{"seat":1,"move":45}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',53,'over-and-done-dbc799b0121b2800','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',54,'over-and-done-eacc110e4f73fd94','moved',1800000000.0,'{"seat":0,"move":43}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',55,'over-and-done-28804790be6c6fe9','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',56,'over-and-done-409a8a78909ff497','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',57,'over-and-done-8f8b2b83022bc320','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',58,'over-and-done-d1c51f86973082d6','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',59,'over-and-done-e69bae29f652d008','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',60,'over-and-done-d3f21dcc2be88b46','moved',1800000000.0,'{"seat":1,"move":13}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',61,'over-and-done-f9495568deb0e066','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',62,'over-and-done-82458cc89f7a7daf','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',63,'over-and-done-334de73d60c290d0','moved',1800000000.0,'{"seat":0,"move":40}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',64,'over-and-done-34accd781959b9ef','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',65,'over-and-done-e585552fac954ab5','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',66,'over-and-done-31b1c27e976699cc','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',67,'over-and-done-f01dbf291abb8ba3','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',68,'over-and-done-810d2e304bcb6b22','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',69,'over-and-done-5349da4804673b75','moved',1800000000.0,'{"seat":1,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',70,'over-and-done-4806aa81e65150b5','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',71,'over-and-done-336b1a45282ee0bc','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',72,'over-and-done-fcaf4a5acfa6cf3e','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',73,'over-and-done-6de2b33b56cef8ec','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',74,'over-and-done-aca91679443baac5','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',75,'over-and-done-611575c2d67393d6','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',76,'over-and-done-ea190b2a58068a9d','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',77,'over-and-done-7c081bb788c9da8a','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',78,'over-and-done-88534206fc4a447e','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',79,'over-and-done-b9b8163510b8fe22','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',80,'over-and-done-220d672b15ad9a9d','moved',1800000000.0,'{"seat":0,"move":25}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',81,'over-and-done-e9367ed92aa3300b','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',82,'over-and-done-449c4ca23685156b','moved',1800000000.0,'{"seat":0,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',83,'over-and-done-8181e84d99a74924','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',84,'over-and-done-56befa395e3c536c','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',85,'over-and-done-4a8d15d81d296588','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',86,'over-and-done-f1a9a658de0f39a7','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',87,'over-and-done-f44d7e40c78fec45','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',88,'over-and-done-7d2186d3e323ce54','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',89,'over-and-done-8d19821f947810d8','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',90,'over-and-done-a04ef48521b18a9','moved',1800000000.0,'{"seat":0,"move":28}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',91,'over-and-done-6156c4df12bccdcb','moved',1800000000.0,'{"seat":1,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',92,'over-and-done-20012170d418f7af','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',93,'over-and-done-9d7cd4f61d5c4825','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',94,'over-and-done-921ebce6139f7110','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',95,'over-and-done-90e32e8239455353','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',96,'over-and-done-44480030f3c668b1','moved',1800000000.0,'{"seat":0,"move":46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',97,'over-and-done-4ba955f3e4096150','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',98,'over-and-done-ecd1345e88c780f6','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',99,'over-and-done-e592067375305db7','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',100,'over-and-done-c979cb061b943cfc','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',101,'over-and-done-4bb57b5cd3e89d32','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',102,'over-and-done-aba018ea9d19ee45','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',103,'over-and-done-69dd649317788b95','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',104,'over-and-done-e2934bf1d37c9961','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',105,'over-and-done-3d589cab301ba988','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',106,'over-and-done-1d95389b297a21d7','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',107,'over-and-done-ae4ecf4b2ad9a40a','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',108,'over-and-done-be77344828b09a93','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-and-done',109,'over-and-done-e927db486f62e63a','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',1,'57244af6c3dd7a68','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"Y709Y0LFNBcNyvcL","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":""},{"kind":"open","player":null,"name":"","colour":"","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',2,'over-rematched-60d6c766f6f62c28','sat-down',1800000000.0,'{"seat":1,"player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue"}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',3,'over-rematched-f8633958ce75f4ba','started',1800000000.0,'{}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',4,'over-rematched-d17f6494e8c2d219','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',5,'over-rematched-40df7c9a8cda80a3','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',6,'over-rematched-19a2105c50806f01','moved',1800000000.0,'{"seat":0,"move":10}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',7,'over-rematched-51423286a6ecc31f','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',8,'over-rematched-2b087f806faadb1','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',9,'over-rematched-ecf45ccbfb8a99a2','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',10,'over-rematched-98b8da9fb9fad67e','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',11,'over-rematched-642a357c732902f4','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',12,'over-rematched-101e75eb6607b615','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',13,'over-rematched-513dd1a6e9d40f2b','moved',1800000000.0,'{"seat":1,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',14,'over-rematched-74b31bfbf8449560','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',15,'over-rematched-3716e7ea40041e00','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',16,'over-rematched-fade312dc725bd97','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',17,'over-rematched-b02d3504de1bf0cd','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',18,'over-rematched-5b177a38a96dfb2c','moved',1800000000.0,'{"seat":0,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',19,'over-rematched-8aa672352ee7af97','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',20,'over-rematched-32ffd03d4eac98d6','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',21,'over-rematched-14d4954e5c47577b','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',22,'over-rematched-16e3e38047e1a38b','moved',1800000000.0,'{"seat":0,"move":13}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',23,'over-rematched-a6ea2981172a4012','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',24,'over-rematched-56c11669a4ba3161','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',25,'over-rematched-f772f8ea63f666e0','moved',1800000000.0,'{"seat":1,"move":23}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',26,'over-rematched-53c617eb0a826695','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',27,'over-rematched-caf078b051158de5','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',28,'over-rematched-ebddb098e4bc6e82','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',29,'over-rematched-5596dfde3eefe734','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',30,'over-rematched-9c842b6a8b525b4f','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',31,'over-rematched-98910052cebcc1ba','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',32,'over-rematched-385c1b333ebebe3e','moved',1800000000.0,'{"seat":0,"move":30}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',33,'over-rematched-3e67026cceea590b','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',34,'over-rematched-449fd49b12840ea1','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',35,'over-rematched-133bb4c2baaad651','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',36,'over-rematched-289eb06a2a866b4','moved',1800000000.0,'{"seat":1,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',37,'over-rematched-cacc9ec8c02fc22a','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',38,'over-rematched-780587f07e465b19','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',39,'over-rematched-2778507cdbeef77a','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',40,'over-rematched-c71a5b11805db06a','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',41,'over-rematched-13bd488e53fdf07c','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',42,'over-rematched-aa4da822f3009a5c','moved',1800000000.0,'{"seat":1,"move":14}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',43,'over-rematched-c6b5a1c62df810b9','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',44,'over-rematched-243bd888fc2222d2','moved',1800000000.0,'{"seat":1,"move":31}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',45,'over-rematched-1b5c56d34e3d4d0f','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',46,'over-rematched-d5ae305b83acfb7e','moved',1800000000.0,'{"seat":0,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',47,'over-rematched-e4cd607520552f5f','moved',1800000000.0,'{"seat":1,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',48,'over-rematched-8ba56d3424452ecf','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',49,'over-rematched-c79d444008216b65','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',50,'over-rematched-e730cb28d22f02f3','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',51,'over-rematched-ac153076cdc98666','moved',1800000000.0,'{"seat":1,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',52,'over-rematched-4c8670622d9b8ebf','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',53,'over-rematched-286bef29899918a7','moved',1800000000.0,'{"seat":1,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',54,'over-rematched-dcb284f8b6febc3a','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',55,'over-rematched-40a980bd3f4ed95a','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',56,'over-rematched-f6a07500ae9c8563','moved',1800000000.0,'{"seat":0,"move":22}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',57,'over-rematched-6e1fb6adcee9a4fd','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',58,'over-rematched-707c70b48a97b9d8','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',59,'over-rematched-2c8261b740c1a65','moved',1800000000.0,'{"seat":1,"move":16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',60,'over-rematched-56b30574d6172adf','moved',1800000000.0,'{"seat":0,"move":7}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',61,'over-rematched-7c5c483d420a4323','moved',1800000000.0,'{"seat":1,"move":33}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',62,'over-rematched-a57d041ecb06718c','moved',1800000000.0,'{"seat":0,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',63,'over-rematched-9213147bf9ef954e','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',64,'over-rematched-b11379a20ff44f65','moved',1800000000.0,'{"seat":1,"move":19}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',65,'over-rematched-23669676947f8143','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',66,'over-rematched-237475e120087497','moved',1800000000.0,'{"seat":1,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',67,'over-rematched-d4350b28fbb41d14','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',68,'over-rematched-906704c365d60b6e','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',69,'over-rematched-9cc930d32c139c19','moved',1800000000.0,'{"seat":0,"move":2}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',70,'over-rematched-7c6a47a73bc8996b','moved',1800000000.0,'{"seat":1,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',71,'over-rematched-8758ff4d2d75c25d','moved',1800000000.0,'{"seat":0,"move":24}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',72,'over-rematched-e49df6bb803af506','moved',1800000000.0,'{"seat":1,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',73,'over-rematched-70358a27eba1a9d3','moved',1800000000.0,'{"seat":0,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',74,'over-rematched-bb3e780fa39cc4b2','moved',1800000000.0,'{"seat":1,"move":15}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',75,'over-rematched-501fc6f43d061f79','moved',1800000000.0,'{"seat":0,"move":0}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',76,'over-rematched-7a946602afdbe9d2','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',77,'over-rematched-6988f668b67d153d','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',78,'over-rematched-9c7d498a8f76dc87','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',79,'over-rematched-a57b7700f8ec2d34','moved',1800000000.0,'{"seat":0,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',80,'over-rematched-ebee35210c56a92d','moved',1800000000.0,'{"seat":1,"move":5}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',81,'over-rematched-82fe3a4ac360b3b7','moved',1800000000.0,'{"seat":0,"move":46}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',82,'over-rematched-82fa4d7a28d2e08e','moved',1800000000.0,'{"seat":1,"move":49}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',83,'over-rematched-e20cea4acadff918','moved',1800000000.0,'{"seat":1,"move":18}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',84,'over-rematched-4c78c7ab4fd24206','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',85,'over-rematched-d9577b6b4cb05ec1','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',86,'over-rematched-2a4926f05f221dfc','moved',1800000000.0,'{"seat":0,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',87,'over-rematched-bc85e5deb386d25c','moved',1800000000.0,'{"seat":1,"move":9}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',88,'over-rematched-15c0cdd59836404c','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',89,'over-rematched-9b29b54be587dd21','moved',1800000000.0,'{"seat":1,"move":20}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',90,'over-rematched-60900772923c4e5d','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',91,'over-rematched-4027054627e125a4','moved',1800000000.0,'{"seat":1,"move":4}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',92,'over-rematched-f112cfd037b5dbac','moved',1800000000.0,'{"seat":0,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',93,'over-rematched-ae7fba117eba0352','moved',1800000000.0,'{"seat":1,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',94,'over-rematched-a310a849b7975b28','moved',1800000000.0,'{"seat":0,"move":3}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',95,'over-rematched-83dab265624c4b62','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',96,'over-rematched-bada79478b5230ed','moved',1800000000.0,'{"seat":0,"move":1}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',97,'over-rematched-fb314da0863043d7','moved',1800000000.0,'{"seat":1,"move":6}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',98,'over-rematched-4153bbc7ced5669f','moved',1800000000.0,'{"seat":0,"move":27}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',99,'over-rematched-447c999d19de2ded','moved',1800000000.0,'{"seat":1,"move":17}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',100,'over-rematched-f98ddc84f59dc887','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',101,'over-rematched-c69806eaf81f5c80','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',102,'over-rematched-d9d9320e71ef5e7a','moved',1800000000.0,'{"seat":0,"move":21}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',103,'over-rematched-d9db30aff8a10e70','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',104,'over-rematched-cd7e80a2f0a3a668','moved',1800000000.0,'{"seat":0,"move":16}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',105,'over-rematched-2a2d551f65b184f7','moved',1800000000.0,'{"seat":1,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',106,'over-rematched-20572aeb70293815','moved',1800000000.0,'{"seat":0,"move":8}',1800000000.0);
INSERT INTO "deeds" VALUES('c9dtTIBzvzjuaM6BoyaSJw',1,'4e435e6164aca522','opened',1800000000.0,'{"game":"mille-bornes","variant":"simple","options":{"last-safeties":"free-turn","delayed-action":"empty-pile","bare-pile":"open","late-safety":"go-shows","discards":"free","extension-bonus":"finisher","shut-out":"all"},"public":false,"clock":null,"host":"MIJYL0NVLE1h8lve","chairs":[{"kind":"person","player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue","level":""},{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":""}]}',1800000000.0);
INSERT INTO "deeds" VALUES('over-rematched',107,'rematch','rematched',1800000000.0,'{"table":"c9dtTIBzvzjuaM6BoyaSJw"}',1800000000.0);
INSERT INTO "deeds" VALUES('imported-race',1,'047c87f0d628b91e','imported',1800000000.0,'{"record":"{\"paddock\": 1, \"game\": \"mille-bornes\", \"rules\": 1, \"variant\": \"simple\", \"seats\": 2, \"options\": {\"last-safeties\": \"free-turn\", \"delayed-action\": \"empty-pile\", \"bare-pile\": \"open\", \"late-safety\": \"go-shows\", \"discards\": \"free\", \"extension-bonus\": \"finisher\", \"shut-out\": \"all\"}, \"seed\": 0, \"players\": [\"Anna\", \"Ben\"], \"moves\": [1, 6, 31, 14, 1, 6, 27, 1, 21, 2, 0, 27, 9, 0, 19, 17, 22, 8, 16, 20, 20, 19, 23, 21, 23, 22, 2, 29, 3, 4, 22, 3, 5, 36, 49, 8, 19, 8, 22, 8, 0, 9, 11, 7, 7, 3, 7, 5, 45, 49, 43, 49, 3, 1, 27, 1, 13, 17, 9, 40, 49, 5, 7, 2, 5, 18, 8, 0, 3, 2, 2, 0, 8, 9, 8, 3, 25, 2, 15, 7, 2, 4, 1, 9, 8, 1, 28, 14, 0, 6, 8, 8, 46, 49, 8, 2, 3, 3, 0, 5, 1, 5, 17, 7, 6, 6], \"end\": \"8d5e7c5906f74cda6c61189518b707ad\", \"secret\": \"ba9ee2b0172f38c48e72f07f2d2e7395dcfd4000cd193f05001ae79df923bd4c\", \"seal\": \"615e8ee9fe41fd4a06ded2467f66ba14\"}\n","host":"Y709Y0LFNBcNyvcL"}',1800000000.0);
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
CREATE TABLE migrations (number integer primary key, name text not null, at text not null);
INSERT INTO "migrations" VALUES(1,'tables','2026-11-19T18:22:48+00:00');
INSERT INTO "migrations" VALUES(2,'said_once','2026-11-19T18:22:48+00:00');
INSERT INTO "migrations" VALUES(3,'codes','2026-11-19T18:22:48+00:00');
INSERT INTO "migrations" VALUES(4,'house_time','2026-11-19T18:22:48+00:00');
INSERT INTO "migrations" VALUES(5,'left','2026-11-19T18:22:48+00:00');
INSERT INTO "migrations" VALUES(6,'tokens_expire','2026-11-19T18:22:48+00:00');
INSERT INTO "migrations" VALUES(7,'summaries','2026-11-19T18:22:49+00:00');
INSERT INTO "migrations" VALUES(8,'addresses','2026-11-19T18:22:49+00:00');
INSERT INTO "migrations" VALUES(9,'reviews','2026-11-19T18:22:49+00:00');
INSERT INTO "migrations" VALUES(10,'daily','2026-11-19T18:22:49+00:00');
CREATE TABLE mutes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (player, muted)
);
INSERT INTO "mutes" VALUES('MIJYL0NVLE1h8lve','Y709Y0LFNBcNyvcL');
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
INSERT INTO "players" VALUES('Y709Y0LFNBcNyvcL','Anna','red','en','{}','anna','$argon2id$v=19$m=65536,t=3,p=4$KN/YFVL2cFyZGM8NPv2z4A$rFkSmHK3zjaCkSicX5vXmDCcWD6A9wWSJGlLYpqV1Wg',1800000000.0,'5e06ca88825ae6b0febf');
INSERT INTO "players" VALUES('MIJYL0NVLE1h8lve','Ben','blue','fr','{}',NULL,NULL,1800000000.0,'fc2a9268886942d78910');
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
INSERT INTO "ratings" VALUES('MIJYL0NVLE1h8lve','mille-bornes','Ben',2.96562974885261567683e+01,7.82288719288111,2);
INSERT INTO "ratings" VALUES('Y709Y0LFNBcNyvcL','mille-bornes','Anna',2.03437025114738432316e+01,7.82288719288111,2);
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
INSERT INTO "results" VALUES('over-and-done',0,'Y709Y0LFNBcNyvcL','Anna','mille-bornes','simple',2,350,1800000000.0,0,NULL);
INSERT INTO "results" VALUES('over-and-done',1,'MIJYL0NVLE1h8lve','Ben','mille-bornes','simple',1,775,1800000000.0,0,NULL);
INSERT INTO "results" VALUES('over-rematched',0,'Y709Y0LFNBcNyvcL','Anna','mille-bornes','simple',2,250,1800000000.0,0,NULL);
INSERT INTO "results" VALUES('over-rematched',1,'MIJYL0NVLE1h8lve','Ben','mille-bornes','simple',1,500,1800000000.0,0,NULL);
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
INSERT INTO "says" VALUES('racing-people',1,'Y709Y0LFNBcNyvcL','Anna','Bonne route!','',1800000000.0,'bonne-route');
CREATE TABLE sitters (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (player, table_id)
);
INSERT INTO "sitters" VALUES('Y709Y0LFNBcNyvcL','gathering-open');
INSERT INTO "sitters" VALUES('Y709Y0LFNBcNyvcL','racing-people');
INSERT INTO "sitters" VALUES('MIJYL0NVLE1h8lve','racing-people');
INSERT INTO "sitters" VALUES('Y709Y0LFNBcNyvcL','racing-with-bot');
INSERT INTO "sitters" VALUES('Y709Y0LFNBcNyvcL','racing-absent');
INSERT INTO "sitters" VALUES('MIJYL0NVLE1h8lve','racing-absent');
INSERT INTO "sitters" VALUES('Y709Y0LFNBcNyvcL','cancelled-race');
INSERT INTO "sitters" VALUES('MIJYL0NVLE1h8lve','cancelled-race');
INSERT INTO "sitters" VALUES('Y709Y0LFNBcNyvcL','over-and-done');
INSERT INTO "sitters" VALUES('MIJYL0NVLE1h8lve','over-and-done');
INSERT INTO "sitters" VALUES('Y709Y0LFNBcNyvcL','over-rematched');
INSERT INTO "sitters" VALUES('MIJYL0NVLE1h8lve','over-rematched');
INSERT INTO "sitters" VALUES('MIJYL0NVLE1h8lve','c9dtTIBzvzjuaM6BoyaSJw');
INSERT INTO "sitters" VALUES('Y709Y0LFNBcNyvcL','c9dtTIBzvzjuaM6BoyaSJw');
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
INSERT INTO "tables" VALUES('gathering-open','mille-bornes',1,X'2EBBFD4A54E4E397B8A43D09CBE5F8E800D3508E664ADFD03DDEA4342A8458AF',0,'Y709Y0LFNBcNyvcL','gathering',2,NULL,1800000000.0,1800000000.0,'ZCW-GKS-FFW','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"open","player":null,"name":"","colour":"","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Otto","colour":"","level":"driver","away":false,"left":false}],"turn":null,"leavers":[]}',NULL);
INSERT INTO "tables" VALUES('racing-people','mille-bornes',1,X'A0AEE4006ED4F33F10135AA95521B3C67CE0DFD1ABFA8647FB08B1F3724555E1',0,'Y709Y0LFNBcNyvcL','racing',28,1800000120.0,1800000000.0,1800000000.0,'FMK-GSZ-VNR','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":0,"leavers":[]}',NULL);
INSERT INTO "tables" VALUES('racing-with-bot','mille-bornes',1,X'B04C272A354AA69BCEA6F5D370F51C6BD78565F3BB1DCFFDE52CC87C83CA6A21',0,'Y709Y0LFNBcNyvcL','racing',2,NULL,1800000000.0,1800000000.0,'XTC-BGS-JFF','{"rules":1,"variant":"standard","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"bot","player":null,"name":"Wanda","colour":"","level":"driver","away":false,"left":false}],"turn":0,"leavers":[]}',NULL);
INSERT INTO "tables" VALUES('racing-absent','mille-bornes',1,X'540600E29B7DB7DB7D4FC90EE09685697499A4FBA9C14F60C1CFABA9D7A83BC8',0,'Y709Y0LFNBcNyvcL','racing',14,1800000000.09,1800000000.0,1800000000.0,'WVV-JWD-DDF','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue","level":"","away":true,"left":false}],"turn":1,"leavers":[]}',NULL);
INSERT INTO "tables" VALUES('cancelled-race','mille-bornes',1,X'5004153D66D89B60CA411924FC7FC8F53092E103A06EC4CEF17D7AE4A642F80E',0,'Y709Y0LFNBcNyvcL','cancelled',10,NULL,1800000000.0,1800000000.0,'DBC-GNZ-HJN','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}',NULL);
INSERT INTO "tables" VALUES('over-and-done','mille-bornes',1,X'BA9EE2B0172F38C48E72F07F2D2E7395DCFD4000CD193F05001AE79DF923BD4C',0,'Y709Y0LFNBcNyvcL','over',109,NULL,1800000000.0,1800000000.0,'GMJ-JZF-SVS','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}',NULL);
INSERT INTO "tables" VALUES('over-rematched','mille-bornes',1,X'1C777B9F1B4CC012A7220542DE0E44683D5B30BD5AD1C66B2263486CB4A90B52',0,'Y709Y0LFNBcNyvcL','over',107,NULL,1800000000.0,1800000000.0,'TFN-WSF-JZZ','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":"","away":false,"left":false},{"kind":"person","player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue","level":"","away":false,"left":false}],"turn":null,"leavers":[]}',NULL);
INSERT INTO "tables" VALUES('c9dtTIBzvzjuaM6BoyaSJw','mille-bornes',1,X'B9475A7F54DB9A03DADE4BD53308002380DED961612D73F9A64F083CCEB450A5',0,'MIJYL0NVLE1h8lve','gathering',1,NULL,1800000000.0,1800000000.0,'MCH-VWS-ZPG','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":"MIJYL0NVLE1h8lve","name":"Ben","colour":"blue","level":"","away":false,"left":false},{"kind":"person","player":"Y709Y0LFNBcNyvcL","name":"Anna","colour":"red","level":"","away":false,"left":false}],"turn":null,"leavers":[]}',NULL);
INSERT INTO "tables" VALUES('imported-race','mille-bornes',1,X'512D3E486BB40FC95557837F7EA7CCB84390484E34E60B9896BE067DB3C6C8A7',0,'Y709Y0LFNBcNyvcL','over',1,NULL,1800000000.0,1800000000.0,'BGV-ZHJ-HXC','{"rules":1,"variant":"simple","chairs":[{"kind":"person","player":null,"name":"Anna","colour":"","level":"","away":false,"left":false},{"kind":"person","player":null,"name":"Ben","colour":"","level":"","away":false,"left":false}],"turn":null,"leavers":[]}',NULL);
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  scope TEXT NOT NULL,
  created_at REAL NOT NULL
, expires_at REAL);
INSERT INTO "tokens" VALUES('6ae13fdc121054e93cb37c24f36de91469263c918b548b78ed66613c3a667144','Y709Y0LFNBcNyvcL','','session',1800000000.0,1831536000.0);
INSERT INTO "tokens" VALUES('0cadda15de35fc88136c1eacdb4c47e9ad04d70e7a9fe55fdd6095fcd696ef3c','MIJYL0NVLE1h8lve','','session',1800000000.0,1831536000.0);
CREATE INDEX tokens_of_player ON tokens (player);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_state ON tables (state, updated_at);
CREATE INDEX results_of ON results (who, at);
CREATE INDEX tables_by_code ON tables (code);
CREATE INDEX players_by_address ON players (address);
CREATE INDEX results_by_day ON results (game, day);
COMMIT;
