-- When somebody last asked for alerts at an address without an account. Null for customers. The row's id is made from
-- the address, and its alerts are on once the address is confirmed.
ALTER TABLE email_alerts ADD COLUMN asked_at text;
-- When to send the email that asks to confirm. Null once the mail server has accepted it.
ALTER TABLE email_alerts ADD COLUMN confirm_attempt_at text;
ALTER TABLE email_alerts ADD COLUMN confirm_attempts integer NOT NULL DEFAULT 0;
CREATE INDEX email_alerts_by_confirm ON email_alerts (confirm_attempt_at);
