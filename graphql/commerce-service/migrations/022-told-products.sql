-- The last change of a product that a receiver of webhooks has been told of, by the receiver's name.
CREATE TABLE told_products (
  receiver  TEXT PRIMARY KEY,
  change    INTEGER NOT NULL
) STRICT;
