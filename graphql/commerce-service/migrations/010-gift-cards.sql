-- A gift card is a balance in cents that its code spends. The code is stored as it is, because the email to its buyer,
-- which is rendered when it is sent, shows it.
CREATE TABLE gift_card (
  id                INTEGER PRIMARY KEY,
  code              TEXT NOT NULL UNIQUE,
  value             INTEGER NOT NULL CHECK (value > 0),
  balance           INTEGER NOT NULL CHECK (balance BETWEEN 0 AND value),
  -- The order that bought it. Null if a command issued it.
  order_id          INTEGER REFERENCES customer_order (id) ON DELETE SET NULL,
  created_at        TEXT NOT NULL
) STRICT;
CREATE INDEX gift_card_by_order ON gift_card (order_id);

-- What gift cards paid of an order. Each card pays once per order.
CREATE TABLE gift_card_payment (
  order_id          INTEGER NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  gift_card_id      INTEGER NOT NULL REFERENCES gift_card (id) ON DELETE CASCADE,
  amount            INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (order_id, gift_card_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE order_line ADD COLUMN is_gift_card INTEGER NOT NULL DEFAULT 0 CHECK (is_gift_card IN (0, 1));

-- The ids of the gift cards on a cart, in the order in which they pay.
ALTER TABLE cart ADD COLUMN gift_card_ids TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(gift_card_ids));
