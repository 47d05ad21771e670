-- The listings that customers saved, and their alerts by email about them and their wishlists. Product ids are global.

-- seen_at: the customer knows the products that were created until then.
CREATE TABLE saved_listing (
  id                INTEGER PRIMARY KEY,
  customer_id       INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  path              TEXT NOT NULL,
  name              TEXT NOT NULL,
  saved_at          TEXT NOT NULL,
  seen_at           TEXT NOT NULL,
  UNIQUE (customer_id, path)
) STRICT;

-- A customer who has turned alerts on once. The row stays when they are off, so that turning them on again sends no
-- second email within a week.
CREATE TABLE email_alerts (
  customer_id       INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  is_on             INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  -- In the link that stops the emails.
  token             TEXT NOT NULL UNIQUE,
  next_check_at     TEXT NOT NULL,
  -- The last email, and what it says.
  mailed_at         TEXT,
  alerts            TEXT CHECK (json_valid(alerts))
) STRICT;
CREATE INDEX email_alerts_by_check ON email_alerts (next_check_at) WHERE is_on = 1;

-- What a customer with alerts last knew about the products of the wishlist.
CREATE TABLE watched_product (
  customer_id       INTEGER NOT NULL REFERENCES email_alerts (customer_id) ON DELETE CASCADE,
  product_id        TEXT NOT NULL,
  price             TEXT,
  quantity          INTEGER,
  PRIMARY KEY (customer_id, product_id)
) STRICT, WITHOUT ROWID;

-- SQLite cannot change a CHECK: a new kind of email needs a new table.
CREATE TABLE outgoing_mail_2 (
  id                INTEGER PRIMARY KEY,
  kind              TEXT NOT NULL CHECK (kind IN ('sign-in', 'newsletter', 'confirmation', 'shipping', 'delivery', 'alerts')),
  -- The digest of the sign-in, the token of the subscription, or the row id of the order, the fulfillment or the customer.
  reference         TEXT NOT NULL,
  created_at        TEXT NOT NULL,
  attempts          INTEGER NOT NULL DEFAULT 0,
  next_attempt_at   TEXT NOT NULL,
  UNIQUE (kind, reference)
) STRICT;
INSERT INTO outgoing_mail_2 SELECT id, kind, reference, created_at, attempts, next_attempt_at FROM outgoing_mail;
DROP TABLE outgoing_mail;
ALTER TABLE outgoing_mail_2 RENAME TO outgoing_mail;
CREATE INDEX outgoing_mail_by_attempt ON outgoing_mail (next_attempt_at);
