-- What somebody asked for at an address without an account, until its owner confirms it.
CREATE TABLE alert_request (
  customer_id  text NOT NULL REFERENCES email_alerts (customer_id) ON DELETE CASCADE,
  path         text NOT NULL,
  name         text NOT NULL,
  frequency    text NOT NULL,
  asked_at     text NOT NULL,
  -- When the email that asks to confirm it was made. Null before.
  mailed_at    text,
  PRIMARY KEY (customer_id, path)
);

-- They were saved as if they had been confirmed.
INSERT INTO alert_request (customer_id, path, name, frequency, asked_at, mailed_at)
  SELECT customer_id, path, name, coalesce(frequency, 'WEEKLY'), saved_at, saved_at FROM saved_listing
  WHERE customer_id IN (SELECT customer_id FROM email_alerts WHERE asked_at IS NOT NULL AND is_on = 0);
DELETE FROM saved_listing
  WHERE customer_id IN (SELECT customer_id FROM email_alerts WHERE asked_at IS NOT NULL AND is_on = 0);
