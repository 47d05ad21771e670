-- Where old addresses of the shop lead. "same_path" is the path without case, encoding and a last slash.
CREATE TABLE url_redirect (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL,
  same_path TEXT NOT NULL UNIQUE,
  target TEXT NOT NULL
) STRICT;
