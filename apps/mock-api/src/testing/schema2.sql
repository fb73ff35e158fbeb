-- PostgreSQL as the API kept it before schema 3 (its migrations 001 and 002), with one of each.
-- One sequence for messages and what became of their mails: their order is that of the file.
CREATE SEQUENCE line_number;

CREATE TABLE message (
  line_number bigint NOT NULL UNIQUE DEFAULT nextval('line_number'),
  id text PRIMARY KEY,
  received_at timestamptz NOT NULL,
  -- `json` keeps the text byte for byte; jsonb and text refuse the \u0000 that a visitor may send.
  line json NOT NULL,
  idempotency_key text UNIQUE,
  digest text,
  product_slug text,
  store_id integer,
  -- The latest state of the mails; `line` holds the first.
  email_status json NOT NULL,
  -- What the visitor was told: the first state that was noted.
  answered json,
  confirmed_at timestamptz,
  is_confirmation_skipped boolean NOT NULL DEFAULT false
);

CREATE TABLE mail_event (
  line_number bigint PRIMARY KEY DEFAULT nextval('line_number'),
  message_id text NOT NULL,
  line json NOT NULL
);

-- A row for each message with an unsent mail. Who sends it has claimed it until then.
CREATE TABLE outbox (
  message_id text PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
  due_at timestamptz NOT NULL DEFAULT now(),
  claimed_until timestamptz NOT NULL DEFAULT '-infinity',
  attempts integer NOT NULL DEFAULT 0
);
CREATE INDEX outbox_due_at ON outbox (due_at);

-- One confirmation a day to one address, of which only the digest is kept.
CREATE TABLE confirmation (
  address_digest text PRIMARY KEY,
  message_id text NOT NULL,
  taken_at timestamptz NOT NULL
);

-- Messages from an address in each quarter of a second of the last minute. Nothing of it is worth
-- a write to the log: a crash empties it.
CREATE UNLOGGED TABLE rate_window (
  address text NOT NULL,
  quarter bigint NOT NULL,
  messages integer NOT NULL,
  PRIMARY KEY (address, quarter)
);
CREATE INDEX rate_window_quarter ON rate_window (quarter);

-- The text that is served, byte for byte; the newest row counts.
CREATE TABLE catalogue_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  digest text NOT NULL,
  source text NOT NULL CHECK (source IN ('bundled', 'file', 'import')),
  note text NOT NULL DEFAULT '',
  products integer NOT NULL,
  body json NOT NULL
);
CREATE INDEX catalogue_version_digest ON catalogue_version (digest);

-- For questions in SQL. jsonb sorts keys and rounds nothing, but is not the text that was imported.
CREATE VIEW catalogue_current AS
  SELECT id, created_at, digest, source, note, products, body::jsonb AS catalogue
  FROM catalogue_version ORDER BY id DESC LIMIT 1;

-- null: go on. Otherwise the whole seconds until a new try makes sense. The lock is the address's
-- own and ends with the call; each statement after it sees what others have taken.
CREATE FUNCTION take_rate(visitor text, most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  this_quarter bigint;
  taken bigint;
  oldest bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(visitor, 0));
  this_quarter := floor(extract(epoch FROM clock_timestamp()) * 4);
  SELECT coalesce(sum(messages), 0), coalesce(min(quarter), this_quarter) INTO taken, oldest
    FROM rate_window WHERE address = visitor AND quarter >= this_quarter - 240;
  IF taken >= most THEN
    RETURN least(60, greatest(1, ceil((oldest + 241 - this_quarter) / 4.0)));
  END IF;
  INSERT INTO rate_window VALUES (visitor, this_quarter, 1)
    ON CONFLICT (address, quarter) DO UPDATE SET messages = rate_window.messages + 1;
  RETURN NULL;
END $$;
-- The owner's imports and ways back, as `catalogo storia` lists them; numbered on from those of the files.
CREATE TABLE owner_import (
  version integer PRIMARY KEY,
  entry json NOT NULL,
  -- What it found, to go back to; null where that is no longer kept. `json` keeps texts byte for byte.
  catalogue_before json,
  source_before text CHECK (source_before IN ('bundled', 'file', 'import')),
  shop_before json
);

-- `shop.json` of all hosts: no row, nobody has imported one; no body, the last import took it away.
CREATE TABLE shop_data (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  changed_at timestamptz NOT NULL DEFAULT now(),
  body json
);

CREATE TABLE schema_version (version integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
INSERT INTO schema_version VALUES (1, '001-initial.sql'), (2, '002-owner-import.sql');

INSERT INTO message (id, received_at, line, idempotency_key, digest, email_status, answered, is_confirmation_skipped)
VALUES ('m1', '2026-11-21T10:00:00.000Z', '{"id":"m1","receivedAt":"2026-11-21T10:00:00.000Z","name":"Ada Rossi","email":"ada.rossi@example.it","phone":"333 1234567","message":"nulla \u0000 in mezzo, riga nuova","privacy":true,"emailStatus":{"adminNotified":false,"userConfirmationSent":false,"simulationMode":false},"idempotency":{"key":"k","digest":"d"}}', 'k', 'd', '{"adminNotified":true,"userConfirmationSent":false,"simulationMode":false}', '{"adminNotified":false,"userConfirmationSent":false,"simulationMode":false}', true);
INSERT INTO mail_event (message_id, line) VALUES ('m1', '{"mailOf":"m1","at":"2026-11-21T10:00:01.000Z","emailStatus":{"adminNotified":true,"userConfirmationSent":false,"simulationMode":false}}');
INSERT INTO outbox (message_id, attempts) VALUES ('m1', 2);
INSERT INTO confirmation VALUES ('digest', 'm1', now());
INSERT INTO catalogue_version (created_at, digest, source, note, products, body) VALUES
  ('2026-11-21T10:00:00Z', 'one', 'import', 'uno.csv', 1, '{"products": [{"id":1, "name":"Uno","slug":"uno","price":900}]}'),
  ('2026-11-22T10:00:00Z', 'two', 'import', 'due.csv', 1, '{"products":[{"id":1,"name":"Due","slug":"uno","price":1100}]}');
-- The first found what came from files and never was a version.
INSERT INTO owner_import VALUES
  (1, '{"version": 1, "action": "import", "at": "2026-11-21T10:00:00.000Z", "who": "anna", "file": "uno.csv", "digest": "x", "counts": {"added": 0, "changed": 1, "gone": 0, "unchanged": 0, "shop": 0}, "after": {"catalogue": "x", "shop": null}}', '{"products": [{"id":1, "name":"Uno","slug":"uno","price":1000}]}', 'import', NULL);
INSERT INTO shop_data (body) VALUES ('{"closures":{}}');
