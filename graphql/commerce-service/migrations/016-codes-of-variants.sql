-- Shoppers search by SKU and barcode.
CREATE INDEX variant_by_sku ON variant (sku COLLATE NOCASE);
CREATE INDEX variant_by_barcode ON variant (barcode COLLATE NOCASE);
