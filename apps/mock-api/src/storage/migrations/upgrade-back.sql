INSERT INTO message (id, received_at, line, idempotency_key, digest, product_slug, store_id, email_status,
  answered, confirmed_at, is_confirmation_skipped)
SELECT id, (extract(epoch FROM received_at) * 1000)::bigint, line::text, idempotency_key, digest, product_slug,
  store_id, email_status::text, answered::text, (extract(epoch FROM confirmed_at) * 1000)::bigint,
  is_confirmation_skipped::integer
FROM vetta_before.message ORDER BY line_number;

INSERT INTO mail_event (message_id, line)
SELECT message_id, line::text FROM vetta_before.mail_event ORDER BY line_number;

INSERT INTO outbox SELECT message_id, (extract(epoch FROM due_at) * 1000)::bigint, 0, attempts
FROM vetta_before.outbox;

INSERT INTO confirmation SELECT address_digest, message_id, (extract(epoch FROM taken_at) * 1000)::bigint
FROM vetta_before.confirmation;

INSERT INTO catalogue_version
SELECT id, (extract(epoch FROM created_at) * 1000)::bigint, digest, source, (source <> 'bundled')::integer, note,
  products, body::text
FROM vetta_before.catalogue_version;

-- What an import has found is a version, too; one that is none yet gets a number below all others.
INSERT INTO catalogue_version
SELECT least(0, coalesce((SELECT min(id) FROM catalogue_version), 1) - 1) - row_number() OVER (ORDER BY version DESC),
  (extract(epoch FROM (entry ->> 'at')::timestamptz) * 1000)::bigint,
  rtrim(translate(encode(sha256(convert_to(catalogue_before::text, 'UTF8')), 'base64'), E'+/\n', '-_'), '='),
  coalesce(source_before, 'import'), (coalesce(source_before, 'import') <> 'bundled')::integer,
  entry ->> 'file', coalesce(json_array_length(catalogue_before -> 'products'), 0), catalogue_before::text
FROM vetta_before.owner_import AS found
WHERE catalogue_before IS NOT NULL
  AND NOT EXISTS (SELECT FROM catalogue_version WHERE body = found.catalogue_before::text);

INSERT INTO owner_import
SELECT version, entry::text,
  coalesce((SELECT max(id) FROM catalogue_version WHERE body = found.catalogue_before::text), -version - 1000000),
  shop_before::text
FROM vetta_before.owner_import AS found ORDER BY version;

INSERT INTO shop_data SELECT 1, (extract(epoch FROM changed_at) * 1000)::bigint, body::text FROM vetta_before.shop_data;

DROP SCHEMA vetta_before CASCADE;
