-- Orders of the demo data stay in the state they show; the clock moves the others on.
ALTER TABLE fulfillment ADD COLUMN moved_by_clock INTEGER NOT NULL DEFAULT 1 CHECK (moved_by_clock IN (0, 1));
CREATE INDEX cart_by_updated ON cart (updated_at) WHERE completed_at IS NULL;
