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
