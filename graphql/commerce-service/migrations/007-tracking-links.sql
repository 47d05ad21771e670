-- The demo carrier's pages are served by this service, whose address may change. Null means its current one.
UPDATE fulfillment SET tracking_url = NULL WHERE tracking_company = 'Ringpost';
