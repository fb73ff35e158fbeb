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
