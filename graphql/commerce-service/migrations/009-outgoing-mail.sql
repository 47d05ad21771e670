-- Mails that are waiting to be sent. What they say is read from the order, the code or the subscription when they are
-- sent, so this table has no addresses, names or codes. A row is deleted when its mail was sent or given up.
CREATE TABLE outgoing_mail (
  id                INTEGER PRIMARY KEY,
  kind              TEXT NOT NULL CHECK (kind IN ('sign-in', 'newsletter', 'confirmation', 'shipping', 'delivery')),
  -- The digest of the sign-in, the token of the subscription, or the row id of the order or of the fulfillment.
  reference         TEXT NOT NULL,
  created_at        TEXT NOT NULL,
  attempts          INTEGER NOT NULL DEFAULT 0,
  next_attempt_at   TEXT NOT NULL,
  UNIQUE (kind, reference)
) STRICT;
CREATE INDEX outgoing_mail_by_attempt ON outgoing_mail (next_attempt_at);
