-- An update whose recording is taken away, or attached to another one, has no length: see 20261128020000_updates_of_a_period.
UPDATE updates SET recording_ms = NULL WHERE withdrawn_at IS NOT NULL AND recording_ms IS NOT NULL;

CREATE FUNCTION keep_recording_ms_of_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE updates u SET recording_ms = kept.ms
  FROM (
    SELECT own.id, (
      SELECT COALESCE(r.duration_ms, 0) FROM uploads file JOIN recordings r ON r.upload_id = file.id WHERE file.update_id = own.id) AS ms
    FROM updates own WHERE own.id = ANY (ARRAY[OLD.update_id, NEW.update_id])) kept
  WHERE u.id = kept.id AND u.recording_ms IS DISTINCT FROM kept.ms;
  RETURN NULL;
END $$;
-- Deferred: a withdrawal empties its update itself. A row that is changed twice has its references checked once more, which locks its task.
CREATE CONSTRAINT TRIGGER keep_recording_ms_of_removed AFTER DELETE ON "uploads" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.kind = 'audio' AND OLD.update_id IS NOT NULL) EXECUTE FUNCTION keep_recording_ms_of_file();
CREATE TRIGGER keep_recording_ms_of_attached AFTER UPDATE OF "update_id" ON "uploads"
  FOR EACH ROW WHEN (OLD.kind = 'audio' AND OLD.update_id IS DISTINCT FROM NEW.update_id) EXECUTE FUNCTION keep_recording_ms_of_file();
