-- The same SQL runs on SQLite and on PostgreSQL. Times are ISO 8601 in UTC with milliseconds, which sorts them as text.
-- Flags are 0 or 1, money is in cents.

CREATE TABLE review (
  id            text PRIMARY KEY,
  brand_slug    text NOT NULL,
  -- The manufacturer's style number.
  mpn           text NOT NULL,
  short_title   text NOT NULL,
  author        text NOT NULL,
  comment       text NOT NULL,
  commented_at  text NOT NULL,
  -- One review per author and style.
  UNIQUE (mpn, author)
);
CREATE INDEX review_by_time ON review (commented_at DESC, id DESC);
CREATE INDEX review_by_brand ON review (brand_slug, commented_at DESC, id DESC);
CREATE INDEX review_by_mpn ON review (mpn, commented_at DESC, id DESC);

-- Texts of a listing for shoppers and search engines. The slug belongs to a collection, a brand or a category.
CREATE TABLE listing (
  kind              text NOT NULL CHECK (kind IN ('collection', 'brand', 'category')),
  slug              text NOT NULL,
  name              text NOT NULL,
  meta_title        text NOT NULL,
  meta_description  text NOT NULL,
  romance_copy      text,
  -- JSON, as slugs of the listing's URL parameters: { "textSearch", "brand": [...], "category": [...], …, "maxPrice" }
  filters           text NOT NULL,
  PRIMARY KEY (kind, slug)
);

-- The products of each order. No customer data.
CREATE TABLE paid_order (
  -- The order's number on the platform.
  id              text PRIMARY KEY,
  paid_at         text NOT NULL,
  -- When to look up the products' categories. Null once they are known.
  next_lookup_at  text,
  lookups         integer NOT NULL DEFAULT 0
);
CREATE INDEX paid_order_by_lookup ON paid_order (next_lookup_at);
CREATE INDEX paid_order_by_time ON paid_order (paid_at);
CREATE TABLE paid_order_product (
  order_id    text NOT NULL REFERENCES paid_order (id) ON DELETE CASCADE,
  product_id  text NOT NULL,
  -- The product's type, if the platform still knew it.
  category    text,
  PRIMARY KEY (order_id, product_id)
);
CREATE INDEX paid_order_product_by_product ON paid_order_product (product_id);
CREATE INDEX paid_order_product_by_category ON paid_order_product (category);

-- The listings that customers saved, and their alerts by email about them and their wishlists. Ids of customers and
-- products are the platform's global ids.
CREATE TABLE saved_listing (
  id           text PRIMARY KEY,
  customer_id  text NOT NULL,
  path         text NOT NULL,
  name         text NOT NULL,
  saved_at     text NOT NULL,
  -- The customer knows the products that were published until then.
  seen_at      text NOT NULL,
  UNIQUE (customer_id, path)
);

-- A customer who has turned alerts on once. The row stays when they are off, so that turning them on again sends no
-- second email within a week.
CREATE TABLE email_alerts (
  customer_id      text PRIMARY KEY,
  is_on            integer NOT NULL CHECK (is_on IN (0, 1)),
  email            text NOT NULL,
  -- In the link that stops the emails.
  token            text NOT NULL UNIQUE,
  next_check_at    text NOT NULL,
  -- The last email, and what it says, as JSON.
  mailed_at        text,
  alerts           text,
  -- Null once the mail server has accepted the email.
  next_attempt_at  text,
  attempts         integer NOT NULL DEFAULT 0
);
CREATE INDEX email_alerts_by_check ON email_alerts (next_check_at) WHERE is_on = 1;
CREATE INDEX email_alerts_by_attempt ON email_alerts (next_attempt_at);

-- What a customer with alerts last knew about the products of the wishlist.
CREATE TABLE watched_product (
  customer_id  text NOT NULL REFERENCES email_alerts (customer_id) ON DELETE CASCADE,
  product_id   text NOT NULL,
  -- A decimal number; null if the platform was not reachable when the product was added.
  price        text,
  quantity     integer,
  PRIMARY KEY (customer_id, product_id)
);
