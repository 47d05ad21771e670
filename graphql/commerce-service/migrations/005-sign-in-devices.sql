-- Wrong codes count per email and device, so that a stranger's mistakes do not lock a customer out.
ALTER TABLE sign_in_failure ADD COLUMN device_digest TEXT NOT NULL DEFAULT '';
DROP INDEX sign_in_failure_by_email;
CREATE INDEX sign_in_failure_by_email ON sign_in_failure (email, device_digest, failed_at);

-- Browsers in which an email has signed in. The digest is of the browser's device cookie.
CREATE TABLE sign_in_device (
  device_digest     TEXT NOT NULL,
  email             TEXT NOT NULL CHECK (email = lower(email)),
  signed_in_at      TEXT NOT NULL,
  PRIMARY KEY (device_digest, email)
) STRICT, WITHOUT ROWID;
