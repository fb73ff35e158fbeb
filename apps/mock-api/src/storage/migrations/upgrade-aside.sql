-- A PostgreSQL of the API before schema 3: its tables are set aside, and upgrade-back.sql reads them.
CREATE TABLE IF NOT EXISTS owner_import (
  version integer PRIMARY KEY, entry json NOT NULL, catalogue_before json, source_before text, shop_before json
);
CREATE TABLE IF NOT EXISTS shop_data (
  is_only boolean PRIMARY KEY, changed_at timestamptz NOT NULL, body json
);
CREATE SCHEMA vetta_before;
DROP VIEW catalogue_current;
DROP FUNCTION take_rate(text, integer);
DROP TABLE rate_window;
ALTER TABLE message SET SCHEMA vetta_before;
ALTER TABLE mail_event SET SCHEMA vetta_before;
ALTER TABLE outbox SET SCHEMA vetta_before;
ALTER TABLE confirmation SET SCHEMA vetta_before;
ALTER TABLE catalogue_version SET SCHEMA vetta_before;
ALTER TABLE owner_import SET SCHEMA vetta_before;
ALTER TABLE shop_data SET SCHEMA vetta_before;
ALTER SEQUENCE line_number SET SCHEMA vetta_before;
