-- Emails of other services to addresses that are no customer's.
CREATE TABLE guest_email (
  -- The sender's own.
  id           TEXT PRIMARY KEY,
  email        TEXT NOT NULL,
  message      TEXT NOT NULL CHECK (json_valid(message)),
  received_at  TEXT NOT NULL
) STRICT;
CREATE INDEX guest_email_by_email ON guest_email (email, received_at);
