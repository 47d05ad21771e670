-- Carts, discounts and orders. Money is in cents; times are ISO 8601 in UTC.

CREATE TABLE cart (
  id                INTEGER PRIMARY KEY,
  -- Anyone who knows the token can use the cart, so it is random and never a row number.
  token             TEXT NOT NULL UNIQUE,
  -- A separate secret for the checkout URL, so that sharing the link does not hand over the cart.
  checkout_token    TEXT NOT NULL UNIQUE,
  email             TEXT,
  phone             TEXT,
  country_code      TEXT,
  note              TEXT,
  attributes        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attributes)),
  -- As the shopper typed them, whether or not they apply.
  discount_codes    TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(discount_codes)),
  created_at        TEXT NOT NULL,
  updated_at        TEXT NOT NULL,
  completed_at      TEXT
) STRICT;

CREATE TABLE cart_line (
  id                INTEGER PRIMARY KEY,
  token             TEXT NOT NULL UNIQUE,
  cart_id           INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  variant_id        INTEGER NOT NULL REFERENCES variant (id) ON DELETE CASCADE,
  -- 0: someone else bought the last one.
  quantity          INTEGER NOT NULL CHECK (quantity >= 0),
  attributes        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attributes)),
  UNIQUE (cart_id, variant_id, attributes)
) STRICT;
CREATE INDEX cart_line_by_variant ON cart_line (variant_id);

-- A discount without a code is automatic. Discounts do not combine: the one that is best for the shopper applies.
CREATE TABLE discount (
  id                INTEGER PRIMARY KEY,
  code              TEXT UNIQUE CHECK (code = upper(code)),
  title             TEXT NOT NULL,
  percent           INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 100),
  minimum_quantity  INTEGER NOT NULL DEFAULT 1,
  first_order_only  INTEGER NOT NULL DEFAULT 0 CHECK (first_order_only IN (0, 1)),
  -- Hours from when the code was sent to an email address. Null: no limit.
  valid_hours       INTEGER,
  active            INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1))
) STRICT;
INSERT INTO discount (code, title, percent, minimum_quantity, first_order_only, valid_hours) VALUES
  (NULL, '15% off 2 or more', 15, 2, 0, NULL),
  ('WELCOME', '25% off your first order', 25, 1, 1, 24);

CREATE TABLE discount_issue (
  discount_id       INTEGER NOT NULL REFERENCES discount (id) ON DELETE CASCADE,
  email             TEXT NOT NULL CHECK (email = lower(email)),
  issued_at         TEXT NOT NULL,
  PRIMARY KEY (discount_id, email)
) STRICT, WITHOUT ROWID;

CREATE TABLE customer_order (
  id                  INTEGER PRIMARY KEY,
  number              INTEGER NOT NULL UNIQUE,
  confirmation_number TEXT NOT NULL UNIQUE,
  -- One order per cart: the last guard against buying twice.
  cart_id             INTEGER UNIQUE REFERENCES cart (id) ON DELETE SET NULL,
  email               TEXT NOT NULL CHECK (email = lower(email)),
  phone               TEXT,
  note                TEXT,
  attributes          TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attributes)),
  processed_at        TEXT NOT NULL,
  currency_code       TEXT NOT NULL DEFAULT 'USD',
  subtotal            INTEGER NOT NULL CHECK (subtotal >= 0),
  discount            INTEGER NOT NULL CHECK (discount >= 0),
  shipping            INTEGER NOT NULL DEFAULT 0 CHECK (shipping >= 0),
  total               INTEGER NOT NULL CHECK (total = subtotal - discount + shipping),
  discount_title      TEXT,
  discount_code       TEXT
) STRICT;
CREATE INDEX customer_order_by_email ON customer_order (email, number DESC);

CREATE TABLE order_address (
  order_id          INTEGER PRIMARY KEY REFERENCES customer_order (id) ON DELETE CASCADE,
  first_name        TEXT NOT NULL,
  last_name         TEXT NOT NULL,
  address1          TEXT NOT NULL,
  address2          TEXT,
  city              TEXT NOT NULL,
  zone_code         TEXT NOT NULL,
  zip               TEXT NOT NULL,
  country_code      TEXT NOT NULL DEFAULT 'US',
  phone             TEXT
) STRICT;

-- A snapshot of what was bought. It outlives its product.
CREATE TABLE order_line (
  id                INTEGER PRIMARY KEY,
  order_id          INTEGER NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  position          INTEGER NOT NULL,
  variant_id        INTEGER REFERENCES variant (id) ON DELETE SET NULL,
  product_id        INTEGER REFERENCES product (id) ON DELETE SET NULL,
  title             TEXT NOT NULL,
  variant_title     TEXT NOT NULL,
  vendor            TEXT NOT NULL,
  sku               TEXT,
  image_src         TEXT,
  image_alt         TEXT,
  quantity          INTEGER NOT NULL CHECK (quantity > 0),
  unit_price        INTEGER NOT NULL CHECK (unit_price >= 0),
  compare_at_price  INTEGER,
  discount          INTEGER NOT NULL CHECK (discount >= 0),
  total             INTEGER NOT NULL CHECK (total = unit_price * quantity - discount),
  attributes        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attributes)),
  UNIQUE (order_id, position)
) STRICT;
CREATE INDEX order_line_by_variant ON order_line (variant_id);
CREATE INDEX order_line_by_product ON order_line (product_id);

CREATE TABLE fulfillment (
  id                INTEGER PRIMARY KEY,
  order_id          INTEGER NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  -- The latest shipment status, as named in the customer account schema.
  status            TEXT NOT NULL CHECK (status IN (
    'CONFIRMED', 'LABEL_PURCHASED', 'LABEL_PRINTED', 'READY_FOR_PICKUP', 'PICKED_UP', 'CARRIER_PICKED_UP', 'IN_TRANSIT',
    'DELAYED', 'OUT_FOR_DELIVERY', 'ATTEMPTED_DELIVERY', 'DELIVERED', 'FAILURE'
  )),
  tracking_company  TEXT,
  tracking_number   TEXT,
  tracking_url      TEXT,
  created_at        TEXT NOT NULL,
  updated_at        TEXT NOT NULL
) STRICT;
CREATE INDEX fulfillment_by_order ON fulfillment (order_id);

-- Every payment attempt and its result. Card numbers, expiration dates and security codes are never stored.
CREATE TABLE payment (
  id                INTEGER PRIMARY KEY,
  cart_id           INTEGER REFERENCES cart (id) ON DELETE SET NULL,
  order_id          INTEGER UNIQUE REFERENCES customer_order (id) ON DELETE CASCADE,
  -- Generated with the form, so submitting the same form twice sends the same key.
  attempt_key       TEXT NOT NULL,
  status            TEXT NOT NULL CHECK (status IN ('SUCCEEDED', 'DECLINED')),
  amount            INTEGER NOT NULL CHECK (amount >= 0),
  created_at        TEXT NOT NULL,
  CHECK ((status = 'SUCCEEDED') = (order_id IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX payment_success_by_attempt ON payment (cart_id, attempt_key) WHERE status = 'SUCCEEDED';
