-- Data that clients other than our storefront keep in a cart, and the shop's menus.

-- A gift card is a product that is not shipped.
ALTER TABLE product ADD COLUMN gift_card INTEGER NOT NULL DEFAULT 0 CHECK (gift_card IN (0, 1));

-- Addresses that the shopper can choose from: [{ id, selected, oneTimeUse, address }].
ALTER TABLE cart ADD COLUMN delivery_addresses TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(delivery_addresses));

CREATE TABLE cart_metafield (
  cart_id           INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  namespace         TEXT NOT NULL,
  key               TEXT NOT NULL,
  type              TEXT NOT NULL,
  value             TEXT NOT NULL,
  created_at        TEXT NOT NULL,
  updated_at        TEXT NOT NULL,
  PRIMARY KEY (cart_id, namespace, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE menu (
  id                INTEGER PRIMARY KEY,
  handle            TEXT NOT NULL UNIQUE,
  title             TEXT NOT NULL,
  -- [{ title, collection | product | url, items }]
  items             TEXT NOT NULL CHECK (json_valid(items))
) STRICT;
