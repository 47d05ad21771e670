-- Customers, sessions and marketing consent. Times are ISO 8601 in UTC, or epoch seconds where the identity provider
-- uses them.

CREATE TABLE customer (
  id                INTEGER PRIMARY KEY,
  email             TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
  first_name        TEXT,
  last_name         TEXT,
  phone             TEXT,
  created_at        TEXT NOT NULL,
  updated_at        TEXT NOT NULL
) STRICT;

CREATE TABLE customer_address (
  id                INTEGER PRIMARY KEY,
  customer_id       INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  -- 1 is the default address.
  position          INTEGER NOT NULL,
  first_name        TEXT,
  last_name         TEXT,
  company           TEXT,
  address1          TEXT,
  address2          TEXT,
  city              TEXT,
  zone_code         TEXT,
  zip               TEXT,
  country_code      TEXT NOT NULL DEFAULT 'US',
  phone             TEXT,
  UNIQUE (customer_id, position)
) STRICT;

CREATE TABLE customer_metafield (
  customer_id       INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  namespace         TEXT NOT NULL,
  key               TEXT NOT NULL,
  type              TEXT NOT NULL DEFAULT 'single_line_text_field',
  value             TEXT NOT NULL,
  created_at        TEXT NOT NULL,
  updated_at        TEXT NOT NULL,
  PRIMARY KEY (customer_id, namespace, key)
) STRICT, WITHOUT ROWID;

-- The identity provider's sessions, grants, codes and tokens. A record is stored under the digest of its secret id,
-- so reading this file does not let anyone use one.
CREATE TABLE identity_record (
  kind              TEXT NOT NULL,
  id_digest         TEXT NOT NULL,
  payload           TEXT NOT NULL CHECK (json_valid(payload)),
  grant_id          TEXT,
  uid               TEXT,
  -- Epoch seconds. Null: until deleted.
  expires_at        INTEGER,
  consumed_at       INTEGER,
  PRIMARY KEY (kind, id_digest)
) STRICT, WITHOUT ROWID;
CREATE INDEX identity_record_by_grant ON identity_record (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX identity_record_by_uid ON identity_record (kind, uid) WHERE uid IS NOT NULL;
CREATE INDEX identity_record_by_expiry ON identity_record (expires_at);

-- The keys that sign id tokens and cookies, generated on first start.
CREATE TABLE identity_key (
  name              TEXT PRIMARY KEY,
  value             TEXT NOT NULL CHECK (json_valid(value)),
  created_at        TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The one-time code a sign-in is waiting for. It is stored in plain text because the page shows it in place of an
-- email. It expires within minutes and works only for its own sign-in.
CREATE TABLE sign_in_code (
  sign_in_digest    TEXT PRIMARY KEY,
  email             TEXT NOT NULL CHECK (email = lower(email)),
  code              TEXT NOT NULL,
  wrong_tries       INTEGER NOT NULL DEFAULT 0,
  -- Codes issued for this sign-in so far.
  issued            INTEGER NOT NULL DEFAULT 1,
  expires_at        TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Wrong codes by email address, so that requesting new codes does not buy more attempts.
CREATE TABLE sign_in_failure (
  email             TEXT NOT NULL,
  failed_at         TEXT NOT NULL
) STRICT;
CREATE INDEX sign_in_failure_by_email ON sign_in_failure (email, failed_at);

-- Whether an address wants marketing emails. The newsletter form and Email Preferences change the same row.
CREATE TABLE email_subscription (
  email             TEXT PRIMARY KEY CHECK (email = lower(email)),
  state             TEXT NOT NULL CHECK (state IN ('SUBSCRIBED', 'UNSUBSCRIBED')),
  -- Where the last change came from.
  source            TEXT NOT NULL,
  list_id           TEXT,
  created_at        TEXT NOT NULL,
  updated_at        TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Events in the form in which the marketing and analytics tools would receive them.
CREATE TABLE marketing_event (
  id                INTEGER PRIMARY KEY,
  company_id        TEXT NOT NULL,
  metric            TEXT NOT NULL,
  unique_id         TEXT,
  profile           TEXT NOT NULL CHECK (json_valid(profile)),
  properties        TEXT NOT NULL CHECK (json_valid(properties)),
  happened_at       TEXT NOT NULL,
  recorded_at       TEXT NOT NULL
) STRICT;
-- Sending an event again does not count it twice.
CREATE UNIQUE INDEX marketing_event_once ON marketing_event (company_id, metric, unique_id) WHERE unique_id IS NOT NULL;

CREATE TABLE analytics_event (
  id                INTEGER PRIMARY KEY,
  measurement_id    TEXT NOT NULL,
  client_id         TEXT NOT NULL,
  name              TEXT NOT NULL,
  parameters        TEXT NOT NULL CHECK (json_valid(parameters)),
  recorded_at       TEXT NOT NULL
) STRICT;
