-- The catalog. Money is in cents; times are ISO 8601 in UTC.

CREATE TABLE product (
  id                INTEGER PRIMARY KEY,
  handle            TEXT NOT NULL UNIQUE,
  title             TEXT NOT NULL,
  body_html         TEXT NOT NULL DEFAULT '',
  vendor            TEXT NOT NULL DEFAULT '',
  product_type      TEXT NOT NULL DEFAULT '',
  seo_title         TEXT,
  seo_description   TEXT,
  published         INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
  created_at        TEXT NOT NULL,
  updated_at        TEXT NOT NULL,
  -- Derived from the variants in the same transaction, so that sorting and filtering need no join.
  min_price         INTEGER NOT NULL DEFAULT 0,
  max_price         INTEGER NOT NULL DEFAULT 0,
  percent_off       INTEGER NOT NULL DEFAULT 0,
  available         INTEGER NOT NULL DEFAULT 0 CHECK (available IN (0, 1)),
  -- Units sold so far. BEST_SELLING sorts by this.
  sold              INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE product_option (
  product_id        INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position          INTEGER NOT NULL,
  name              TEXT NOT NULL,
  option_values     TEXT NOT NULL CHECK (json_valid(option_values)),
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE variant (
  id                INTEGER PRIMARY KEY,
  product_id        INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position          INTEGER NOT NULL,
  title             TEXT NOT NULL,
  sku               TEXT,
  barcode           TEXT,
  grams             INTEGER NOT NULL DEFAULT 0,
  price             INTEGER NOT NULL CHECK (price >= 0),
  compare_at_price  INTEGER CHECK (compare_at_price >= 0),
  -- 'deny' refuses to sell below zero stock; 'continue' keeps selling products that are reordered.
  inventory_policy  TEXT NOT NULL DEFAULT 'deny' CHECK (inventory_policy IN ('deny', 'continue')),
  -- Null: stock is not tracked and never runs out.
  inventory         INTEGER CHECK (inventory_policy = 'continue' OR inventory >= 0),
  image_id          INTEGER REFERENCES image (id) ON DELETE SET NULL,
  UNIQUE (product_id, position)
) STRICT;
CREATE INDEX variant_by_price ON variant (price);

CREATE TABLE variant_option (
  variant_id        INTEGER NOT NULL REFERENCES variant (id) ON DELETE CASCADE,
  -- Repeats the variant's product, so that a lookup by value needs no join.
  product_id        INTEGER NOT NULL,
  name              TEXT NOT NULL,
  value             TEXT NOT NULL,
  PRIMARY KEY (variant_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX variant_option_by_value ON variant_option (name, value, product_id);

CREATE TABLE image (
  id                INTEGER PRIMARY KEY,
  product_id        INTEGER REFERENCES product (id) ON DELETE CASCADE,
  position          INTEGER NOT NULL,
  -- A demo image's path under /images/, or the URL of an imported product's image.
  src               TEXT NOT NULL,
  alt_text          TEXT,
  width             INTEGER,
  height            INTEGER
) STRICT;
CREATE INDEX image_by_product ON image (product_id, position);
CREATE INDEX image_by_src ON image (src);

CREATE TABLE product_tag (
  product_id        INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  tag               TEXT NOT NULL,
  PRIMARY KEY (product_id, tag)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_tag_by_tag ON product_tag (tag, product_id);

CREATE TABLE metafield (
  product_id        INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  namespace         TEXT NOT NULL,
  key               TEXT NOT NULL,
  type              TEXT NOT NULL DEFAULT 'single_line_text_field',
  value             TEXT NOT NULL,
  PRIMARY KEY (product_id, namespace, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX metafield_by_value ON metafield (namespace, key, value, product_id);

CREATE TABLE metaobject (
  id                INTEGER PRIMARY KEY,
  type              TEXT NOT NULL,
  handle            TEXT NOT NULL,
  fields            TEXT NOT NULL CHECK (json_valid(fields)),
  updated_at        TEXT NOT NULL,
  UNIQUE (type, handle)
) STRICT;

-- A collection is a saved filter over the catalog (the same JSON filters that a search takes) with a default sort
-- order.
CREATE TABLE collection (
  id                INTEGER PRIMARY KEY,
  handle            TEXT NOT NULL UNIQUE,
  title             TEXT NOT NULL,
  description_html  TEXT NOT NULL DEFAULT '',
  filters           TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(filters)),
  sort_order        TEXT NOT NULL DEFAULT 'created_desc',
  updated_at        TEXT NOT NULL
) STRICT;

CREATE INDEX product_by_created ON product (created_at DESC, id DESC);
CREATE INDEX product_by_price ON product (min_price, id);
CREATE INDEX product_by_percent_off ON product (percent_off DESC, id DESC);
CREATE INDEX product_by_vendor ON product (vendor, id);
CREATE INDEX product_by_type ON product (product_type, id);

-- Titles only: ranking broad prefixes over full descriptions takes hundreds of milliseconds at 100,000 rows.
CREATE VIRTUAL TABLE product_title USING fts5 (
  title,
  content = 'product',
  content_rowid = 'id',
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3'
);
CREATE TRIGGER product_title_insert AFTER INSERT ON product BEGIN
  INSERT INTO product_title (rowid, title) VALUES (new.id, new.title);
END;
CREATE TRIGGER product_title_delete AFTER DELETE ON product BEGIN
  INSERT INTO product_title (product_title, rowid, title) VALUES ('delete', old.id, old.title);
END;
CREATE TRIGGER product_title_update AFTER UPDATE OF title ON product BEGIN
  INSERT INTO product_title (product_title, rowid, title) VALUES ('delete', old.id, old.title);
  INSERT INTO product_title (rowid, title) VALUES (new.id, new.title);
END;

-- Every term in the titles with the number of titles that contain it: the vocabulary of spelling corrections.
CREATE VIRTUAL TABLE product_title_term USING fts5vocab (product_title, row);

-- The latest change of each product, in order. The in-memory catalog reads on from the highest `change` it has seen,
-- whichever process wrote it. AUTOINCREMENT never reuses a number.
CREATE TABLE product_change (
  change            INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id        INTEGER NOT NULL UNIQUE
) STRICT;
CREATE TRIGGER product_change_insert AFTER INSERT ON product BEGIN
  INSERT OR REPLACE INTO product_change (product_id) VALUES (new.id);
END;
CREATE TRIGGER product_change_update AFTER UPDATE ON product BEGIN
  INSERT OR REPLACE INTO product_change (product_id) VALUES (new.id);
END;
CREATE TRIGGER product_change_delete AFTER DELETE ON product BEGIN
  INSERT OR REPLACE INTO product_change (product_id) VALUES (old.id);
END;
