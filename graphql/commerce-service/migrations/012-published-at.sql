-- When a product was last published; null if it never was. Until now, this was the time of its creation.
ALTER TABLE product ADD COLUMN published_at TEXT;
UPDATE product SET published_at = created_at WHERE published = 1;
