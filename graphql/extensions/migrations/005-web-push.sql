-- Browsers that a customer's alerts also go to. What names one is a secret: who knows it can send to it.
CREATE TABLE push_device (
  -- The hash of the endpoint.
  id           text PRIMARY KEY,
  customer_id  text NOT NULL REFERENCES email_alerts (customer_id) ON DELETE CASCADE,
  endpoint     text NOT NULL,
  -- The push service, as the endpoint's origin.
  service      text NOT NULL,
  -- The browser's keys, in base64url.
  public_key   text NOT NULL,
  auth         text NOT NULL,
  saved_at     text NOT NULL
);
CREATE INDEX push_device_by_customer ON push_device (customer_id, saved_at);
CREATE INDEX push_device_by_service ON push_device (service);

-- Messages that have yet to be sent to a device. Emails have their own table, `alert_message`.
CREATE TABLE push_message (
  id               text PRIMARY KEY,
  device_id        text NOT NULL REFERENCES push_device (id) ON DELETE CASCADE,
  -- What it says, as JSON.
  alerts           text NOT NULL,
  made_at          text NOT NULL,
  next_attempt_at  text NOT NULL,
  attempts         integer NOT NULL DEFAULT 0
);
CREATE INDEX push_message_by_attempt ON push_message (next_attempt_at);
CREATE INDEX push_message_by_device ON push_message (device_id);

-- The pair of keys by which push services recognize this shop, if the settings have none. One row at most.
CREATE TABLE push_key (
  name         text PRIMARY KEY CHECK (name = 'vapid'),
  public_key   text NOT NULL,
  private_key  text NOT NULL,
  created_at   text NOT NULL
);
