-- Demo orders keep the state they are seeded with; the clock advances all others.
ALTER TABLE fulfillment ADD COLUMN moved_by_clock INTEGER NOT NULL DEFAULT 1 CHECK (moved_by_clock IN (0, 1));
CREATE INDEX cart_by_updated ON cart (updated_at) WHERE completed_at IS NULL;
