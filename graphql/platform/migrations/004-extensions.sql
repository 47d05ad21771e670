-- What the extensions service knows besides catalogue, customers and orders. Money is in cents; times are ISO 8601 in UTC.

CREATE TABLE review (
  id                INTEGER PRIMARY KEY,
  brand_slug        TEXT NOT NULL,
  -- The maker's style number of the piece.
  mpn               TEXT NOT NULL,
  short_title       TEXT NOT NULL,
  author            TEXT NOT NULL,
  comment           TEXT NOT NULL,
  commented_at      TEXT NOT NULL,
  -- One person says one thing about one piece.
  UNIQUE (mpn, author)
) STRICT;
CREATE INDEX review_by_time ON review (commented_at DESC, id DESC);
CREATE INDEX review_by_brand ON review (brand_slug, commented_at DESC, id DESC);
CREATE INDEX review_by_mpn ON review (mpn, commented_at DESC, id DESC);

-- A listing's filters under a name, in the slugs of the listing's URL parameters.
CREATE TABLE saved_search (
  id                INTEGER PRIMARY KEY,
  slug              TEXT NOT NULL UNIQUE,
  name              TEXT NOT NULL,
  text_search       TEXT,
  -- { "brand": [...], "category": [...], "color", "condition", "department", "size", "size_type", "tier" }
  slugs             TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(slugs)),
  min_price         INTEGER CHECK (min_price >= 0),
  max_price         INTEGER CHECK (max_price >= 0)
) STRICT;

-- What a listing says of itself. Exactly one of collection, brand and category is what it is found by.
CREATE TABLE seo_metadata (
  id                INTEGER PRIMARY KEY,
  listing           TEXT NOT NULL CHECK (listing IN ('collection', 'brand', 'category')),
  slug              TEXT NOT NULL,
  meta_title        TEXT NOT NULL,
  meta_description  TEXT NOT NULL,
  romance_copy      TEXT,
  saved_search_id   INTEGER NOT NULL REFERENCES saved_search (id) ON DELETE CASCADE,
  UNIQUE (listing, slug)
) STRICT;
