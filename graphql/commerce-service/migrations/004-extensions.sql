-- The extensions service's own data, besides the catalog, customers and orders. Money is in cents; times are ISO 8601
-- in UTC.

CREATE TABLE review (
  id                INTEGER PRIMARY KEY,
  brand_slug        TEXT NOT NULL,
  -- The manufacturer's style number.
  mpn               TEXT NOT NULL,
  short_title       TEXT NOT NULL,
  author            TEXT NOT NULL,
  comment           TEXT NOT NULL,
  commented_at      TEXT NOT NULL,
  -- One review per author and style.
  UNIQUE (mpn, author)
) STRICT;
CREATE INDEX review_by_time ON review (commented_at DESC, id DESC);
CREATE INDEX review_by_brand ON review (brand_slug, commented_at DESC, id DESC);
CREATE INDEX review_by_mpn ON review (mpn, commented_at DESC, id DESC);

-- A named set of listing filters, as slugs of the listing's URL parameters.
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

-- SEO texts of a listing. The slug belongs to a collection, a brand or a category.
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
