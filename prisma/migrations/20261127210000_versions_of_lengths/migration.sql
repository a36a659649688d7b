-- The server corrects the length that a phone measured, which every list shows.
DROP TRIGGER version_recordings ON "recordings";
CREATE CONSTRAINT TRIGGER version_recordings AFTER UPDATE OF "state", "duration_ms" ON "recordings" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state <> NEW.state OR OLD.duration_ms IS DISTINCT FROM NEW.duration_ms) EXECUTE FUNCTION version_recording();
