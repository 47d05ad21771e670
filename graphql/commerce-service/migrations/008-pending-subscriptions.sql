-- A newsletter form asks for a subscription; the address's owner confirms it in the email.
CREATE TABLE pending_subscription (
  email             TEXT PRIMARY KEY CHECK (email = lower(email)),
  token             TEXT NOT NULL UNIQUE,
  source            TEXT NOT NULL,
  list_id           TEXT,
  asked_at          TEXT NOT NULL,
  -- Null until the owner confirms, which sends the welcome email.
  confirmed_at      TEXT
) STRICT, WITHOUT ROWID;
