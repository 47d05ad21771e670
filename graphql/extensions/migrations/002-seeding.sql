-- Has a row once the texts of the demo have been added, or shall not be.
CREATE TABLE seeding (
  seeded_at  text PRIMARY KEY
);
