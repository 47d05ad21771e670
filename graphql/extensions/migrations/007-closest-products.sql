-- What listings are compared and filtered by, of products of a platform that does not compare them itself.
CREATE TABLE compared_product (
  -- The platform's global id.
  product_id  text PRIMARY KEY,
  -- JSON. Null if the product is gone, or not read yet.
  facts       text,
  -- When it was read last. Processes find changes by it.
  read_at     text NOT NULL,
  -- When to read it. Null once that is done.
  due_at      text
);
CREATE INDEX compared_product_by_due ON compared_product (due_at);
CREATE INDEX compared_product_by_read ON compared_product (read_at);

-- The one pass through the whole catalog, which goes on where it ended.
CREATE TABLE catalog_pass (
  id           integer PRIMARY KEY CHECK (id = 1),
  started_at   text NOT NULL,
  -- The platform's, of the last page. Null at the start.
  after_page   text,
  products     integer NOT NULL,
  -- When to read the next page, or to start again.
  next_at      text NOT NULL,
  -- When the last pass ended. Null before the first has, and if the platform compares products itself.
  finished_at  text
);
