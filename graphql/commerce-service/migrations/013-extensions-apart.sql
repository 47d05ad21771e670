-- The extensions service has a database of its own. It asks for emails to be shown or sent, and is told of paid orders and
-- of customers who changed.

DELETE FROM outgoing_mail WHERE kind = 'alerts';
DROP TABLE watched_product;
DROP TABLE email_alerts;
DROP TABLE saved_listing;
DROP TABLE seo_metadata;
DROP TABLE saved_search;
DROP TABLE review;

CREATE TABLE received_email (
  -- The sender's own.
  id            TEXT PRIMARY KEY,
  customer_id   INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  message       TEXT NOT NULL CHECK (json_valid(message)),
  received_at   TEXT NOT NULL
) STRICT;
CREATE INDEX received_email_by_customer ON received_email (customer_id, received_at);

-- What the webhooks about orders and customers have yet to tell, in order.
CREATE TABLE webhook_event (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The same whenever the webhook is repeated.
  webhook_id    TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))),
  topic         TEXT NOT NULL,
  -- The row id of the order or the customer.
  subject_id    INTEGER NOT NULL,
  happened_at   TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;
INSERT INTO webhook_event (topic, subject_id) SELECT 'orders/paid', id FROM customer_order ORDER BY id;
CREATE TRIGGER webhook_event_order AFTER INSERT ON customer_order BEGIN
  INSERT INTO webhook_event (topic, subject_id) VALUES ('orders/paid', new.id);
END;
CREATE TRIGGER webhook_event_customer_update AFTER UPDATE OF email ON customer WHEN old.email <> new.email BEGIN
  INSERT INTO webhook_event (topic, subject_id) VALUES ('customers/update', new.id);
END;
CREATE TRIGGER webhook_event_customer_delete AFTER DELETE ON customer BEGIN
  INSERT INTO webhook_event (topic, subject_id) VALUES ('customers/delete', old.id);
END;
