-- The kinds of email are listed in src/shared/email-queue.ts alone. SQLite cannot drop a CHECK, so this copies the table.
CREATE TABLE outgoing_mail_2 (
  id                INTEGER PRIMARY KEY,
  kind              TEXT NOT NULL,
  -- The digest of the sign-in, the token of the subscription, or the row id of the order, the fulfillment or the email.
  reference         TEXT NOT NULL,
  created_at        TEXT NOT NULL,
  attempts          INTEGER NOT NULL DEFAULT 0,
  next_attempt_at   TEXT NOT NULL,
  UNIQUE (kind, reference)
) STRICT;
INSERT INTO outgoing_mail_2 SELECT id, kind, reference, created_at, attempts, next_attempt_at FROM outgoing_mail;
DROP TABLE outgoing_mail;
ALTER TABLE outgoing_mail_2 RENAME TO outgoing_mail;
CREATE INDEX outgoing_mail_by_attempt ON outgoing_mail (next_attempt_at);
