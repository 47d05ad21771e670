-- Whose words and pages the shop shows: "demo" if the demo filled this database. No row: the merchant's own.
CREATE TABLE shop_content (
  content TEXT NOT NULL CHECK (content IN ('demo', 'own'))
) STRICT;
INSERT INTO shop_content SELECT 'demo' WHERE EXISTS (SELECT 1 FROM customer WHERE email = 'pat@circlet.example');
