-- The whole store, the same for SQLite and PostgreSQL; ORDINAL is the engine's own numbering. Moments are
-- milliseconds since 1970, truths 0 or 1, JSON is kept byte for byte as the text that came.

CREATE TABLE message (
  line_number ORDINAL,
  id text NOT NULL UNIQUE,
  received_at bigint NOT NULL,
  -- The message as JSON; its `emailStatus` is the first.
  line text NOT NULL,
  idempotency_key text UNIQUE,
  digest text,
  product_slug text,
  store_id integer,
  email_status text NOT NULL,
  -- What the visitor was told: the first state that was noted.
  answered text,
  confirmed_at bigint,
  is_confirmation_skipped integer NOT NULL DEFAULT 0
);

CREATE TABLE mail_event (
  line_number ORDINAL,
  message_id text NOT NULL,
  line text NOT NULL
);

-- A row for each message with an unsent mail. Who sends it has claimed it until then.
CREATE TABLE outbox (
  message_id text PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
  due_at bigint NOT NULL,
  claimed_until bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0
);
CREATE INDEX outbox_due_at ON outbox (due_at);

-- One confirmation a day to one address, of which only the digest is kept.
CREATE TABLE confirmation (
  address_digest text PRIMARY KEY,
  message_id text NOT NULL,
  taken_at bigint NOT NULL
);

-- `moment:messages` of the last minute, with commas.
CREATE TABLE rate_window (
  address text PRIMARY KEY,
  taken text NOT NULL,
  changed_at bigint NOT NULL
);

-- The texts that were served, byte for byte; the highest number counts.
CREATE TABLE catalogue_version (
  id bigint PRIMARY KEY,
  created_at bigint NOT NULL,
  digest text NOT NULL,
  source text NOT NULL CHECK (source IN ('bundled', 'file', 'import')),
  -- Whether it goes back to a retailer's own file, not to the bundled products.
  is_own integer NOT NULL,
  note text NOT NULL,
  products integer NOT NULL,
  body text NOT NULL
);
CREATE INDEX catalogue_version_digest ON catalogue_version (digest);

-- The owner's imports and ways back, as `catalogo storia` lists them, and what each has found.
CREATE TABLE owner_import (
  version bigint PRIMARY KEY,
  entry text NOT NULL,
  version_before bigint NOT NULL,
  shop_before text
);

-- What the owner says of company and shops; no body: the last import took it away.
CREATE TABLE shop_data (
  is_only integer PRIMARY KEY CHECK (is_only = 1),
  changed_at bigint NOT NULL,
  body text
);

-- What a choice cost from a day on, in Rome; a day without a row is like the one before it.
CREATE TABLE price (
  slug text NOT NULL,
  size text NOT NULL,
  flavour text NOT NULL,
  day text NOT NULL,
  -- At the end of that day; null: not sold.
  cents integer,
  lowest_cents integer,
  PRIMARY KEY (slug, size, flavour, day)
);

-- What lay in the data folder before there was a store, and is in it now.
CREATE TABLE taken_over (
  name text NOT NULL,
  digest text NOT NULL,
  taken_at bigint NOT NULL,
  PRIMARY KEY (name, digest)
);
