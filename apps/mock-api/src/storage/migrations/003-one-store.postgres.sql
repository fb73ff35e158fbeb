CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE
  AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

-- The app's role deletes nothing itself: these do, with their owner's rights. The newest 50 versions
-- are kept, and those that the last thirty imports have found.
CREATE FUNCTION keep_versions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM catalogue_version WHERE id <= new.id - 50 AND id NOT IN (
    SELECT version_before FROM owner_import ORDER BY version DESC LIMIT 30
  );
  RETURN NULL;
END $$;
CREATE TRIGGER keep_versions AFTER INSERT ON catalogue_version
  FOR EACH ROW EXECUTE FUNCTION keep_versions();

CREATE FUNCTION keep_imports() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM owner_import WHERE version <= new.version - 500;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_imports AFTER INSERT ON owner_import
  FOR EACH ROW EXECUTE FUNCTION keep_imports();
