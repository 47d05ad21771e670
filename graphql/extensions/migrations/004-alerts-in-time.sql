-- How often a customer wants to hear: AT_ONCE, DAILY, WEEKLY or OFF. Null means WEEKLY, as before.
ALTER TABLE saved_listing ADD COLUMN frequency text;
-- Since when AT_ONCE or DAILY: older products are not new.
ALTER TABLE saved_listing ADD COLUMN frequency_since text;
-- What a product must have, as JSON. Null if the storefront has not said yet, or if only the storefront can tell.
ALTER TABLE saved_listing ADD COLUMN conditions text;
-- When to ask the storefront for the conditions. Null unless AT_ONCE or DAILY.
ALTER TABLE saved_listing ADD COLUMN next_read_at text;
CREATE INDEX saved_listing_by_read ON saved_listing (next_read_at);

ALTER TABLE watched_product ADD COLUMN frequency text;
-- Whether the customer may believe that it is sold out.
ALTER TABLE watched_product ADD COLUMN is_gone integer;
CREATE INDEX watched_product_by_product ON watched_product (product_id, customer_id);

-- An IANA name, such as America/New_York. Without one, there are no quiet hours.
ALTER TABLE email_alerts ADD COLUMN time_zone text;
-- Hours of the customer's clock. Null means the usual ones.
ALTER TABLE email_alerts ADD COLUMN quiet_from integer;
ALTER TABLE email_alerts ADD COLUMN quiet_until integer;
-- The last message about AT_ONCE or DAILY alerts.
ALTER TABLE email_alerts ADD COLUMN told_at text;

-- The inverted index: a product that matches a search has one of the search's terms.
CREATE TABLE search_term (
  term       text NOT NULL,
  search_id  text NOT NULL REFERENCES saved_listing (id) ON DELETE CASCADE,
  PRIMARY KEY (term, search_id)
);
CREATE INDEX search_term_by_search ON search_term (search_id);

-- The metafields by which saved searches filter.
CREATE TABLE filtered_metafield (
  namespace  text NOT NULL,
  key        text NOT NULL,
  PRIMARY KEY (namespace, key)
);

-- Products that webhooks named. They stay for a week, for searches that were saved meanwhile.
CREATE TABLE changed_product (
  product_id  text PRIMARY KEY,
  changed_at  text NOT NULL,
  -- Null once it has been matched.
  due_at      text
);
CREATE INDEX changed_product_by_due ON changed_product (due_at);

-- What customers are to be told, and for a month what they were told, so that no search tells of a product twice.
CREATE TABLE alert_match (
  customer_id  text NOT NULL REFERENCES email_alerts (customer_id) ON DELETE CASCADE,
  -- The id of a saved search, or 'wishlist'.
  source       text NOT NULL,
  product_id   text NOT NULL,
  found_at     text NOT NULL,
  -- Null once the message is made.
  due_at       text,
  PRIMARY KEY (customer_id, source, product_id)
);
CREATE INDEX alert_match_by_due ON alert_match (due_at, customer_id);
CREATE INDEX alert_match_by_time ON alert_match (found_at);

-- Messages that have yet to be sent.
CREATE TABLE alert_message (
  id               text PRIMARY KEY,
  customer_id      text NOT NULL REFERENCES email_alerts (customer_id) ON DELETE CASCADE,
  -- What it says, as JSON.
  alerts           text NOT NULL,
  made_at          text NOT NULL,
  next_attempt_at  text NOT NULL,
  attempts         integer NOT NULL DEFAULT 0
);
CREATE INDEX alert_message_by_attempt ON alert_message (next_attempt_at);
