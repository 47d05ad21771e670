-- The platform repeats a webhook when it is unsure that it arrived.
CREATE TABLE received_webhook (
  id           text PRIMARY KEY,
  received_at  text NOT NULL
);
CREATE INDEX received_webhook_by_time ON received_webhook (received_at);

-- Since when the customer's data is here: an older deletion that arrives late is not about it.
ALTER TABLE email_alerts ADD COLUMN since text;
-- When the customer got this email address: an older change that arrives late does not replace it.
ALTER TABLE email_alerts ADD COLUMN email_changed_at text;
