-- The merchant's pages, policies and blogs with their articles.
CREATE TABLE merchant_text (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('Page', 'ShopPolicy', 'Blog', 'Article')),
  -- That of an article.
  blog_id INTEGER REFERENCES merchant_text (id) ON DELETE CASCADE,
  handle TEXT NOT NULL,
  -- The platform's own number, by which its articles name their blog.
  platform_id INTEGER,
  title TEXT NOT NULL,
  body_html TEXT NOT NULL,
  excerpt_html TEXT,
  image_url TEXT,
  image_alt TEXT,
  author TEXT,
  -- A JSON list.
  tags TEXT NOT NULL,
  published_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX merchant_text_address ON merchant_text (kind, coalesce(blog_id, 0), handle);
