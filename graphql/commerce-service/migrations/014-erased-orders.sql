-- The ids of an erased customer's orders, as a JSON list, for the webhook customers/redact.
ALTER TABLE webhook_event ADD COLUMN order_ids TEXT CHECK (json_valid(order_ids));
