-- What is counted of a period's updates stands in one index. The length of a recording stands beside its update therefore: null
-- without a recording, 0 where the length is not known.
ALTER TABLE "updates" ADD COLUMN "recording_ms" INTEGER, ADD CONSTRAINT "updates_recording_ms_check" CHECK (recording_ms >= 0);

ALTER TABLE "updates" DISABLE TRIGGER USER;
UPDATE updates u SET recording_ms = COALESCE(r.duration_ms, 0)
FROM uploads file JOIN recordings r ON r.upload_id = file.id WHERE file.update_id = u.id;
ALTER TABLE "updates" ENABLE TRIGGER USER;

CREATE FUNCTION keep_recording_ms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE updates u SET recording_ms = COALESCE(r.duration_ms, 0)
  FROM uploads file JOIN recordings r ON r.upload_id = file.id
  WHERE file.id = NEW.upload_id AND u.id = file.update_id AND u.recording_ms IS DISTINCT FROM COALESCE(r.duration_ms, 0);
  RETURN NULL;
END $$;
-- Deferred, since a recording is attached before its update is inserted. By its name before `version_recordings`: an update is locked before its project.
CREATE CONSTRAINT TRIGGER keep_recording_ms AFTER INSERT OR UPDATE OF "state", "duration_ms" ON "recordings" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_recording_ms();

CREATE INDEX "updates_of_period_idx" ON "updates" ("project_id", "created_at")
  INCLUDE ("captured_at", "task_id", "subtask_id", "author_id", "id", "recording_ms")
  WHERE withdrawn_at IS NULL;
