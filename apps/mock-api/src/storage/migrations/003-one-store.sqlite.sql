-- The newest 50 versions are kept, and those that the last thirty imports have found.
CREATE TRIGGER keep_versions AFTER INSERT ON catalogue_version BEGIN
  DELETE FROM catalogue_version WHERE id <= new.id - 50 AND id NOT IN (
    SELECT version_before FROM owner_import ORDER BY version DESC LIMIT 30
  );
END;

CREATE TRIGGER keep_imports AFTER INSERT ON owner_import BEGIN
  DELETE FROM owner_import WHERE version <= new.version - 500;
END;
