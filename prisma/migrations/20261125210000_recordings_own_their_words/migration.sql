-- A recording owns its words and how far their transcription is, wherever it is; an upload is a file and what it is attached to.
-- Unlike other migrations, this one does not leave the release before working: see "Upgrade" in docs/operations.md.

-- Where the servers of the release before still run, nothing that they write may come between what is read here and the columns' end.
-- All four tables or none: whoever holds one of them and waits for another would deadlock with this.
DO $$
DECLARE patience text := current_setting('lock_timeout');
BEGIN
  PERFORM set_config('lock_timeout', '500ms', true);
  LOOP
    BEGIN
      LOCK TABLE "uploads", "updates", "chat_messages", "transcriptions" IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN PERFORM pg_sleep(0.1);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', patience, true);
END $$;

-- CreateTable
CREATE TABLE "recordings" (
    "upload_id" UUID NOT NULL,
    "state" VARCHAR(20),
    "duration_ms" INTEGER,
    "measured_ms" INTEGER,
    "peaks" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "language" VARCHAR(10),
    "transcript" TEXT,
    "segments" JSONB,
    "text_version" VARCHAR(64) GENERATED ALWAYS AS (
      text_version(COALESCE(transcript, ''), NULL, CASE WHEN transcript IS NOT NULL THEN segments END)) STORED,
    "claim_id" UUID,
    "claimed_until" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3),
    "heard_at" TIMESTAMPTZ(3),
    "heard_language" VARCHAR(10),
    "heard_segments" JSONB,
    "translated_text" TEXT,
    "translated_pieces" JSONB,

    CONSTRAINT "recordings_pkey" PRIMARY KEY ("upload_id")
);

-- Every recording with its words, from the update or message that it is in. The texts' versions, and with them their
-- translations, stay what they were.
INSERT INTO recordings (upload_id, state, duration_ms, measured_ms, peaks, language, transcript, segments, claim_id, claimed_until,
                        requested_at, heard_at, heard_language, heard_segments, translated_text, translated_pieces)
SELECT file.id, COALESCE(u.audio_state, m.audio_state), file.duration_ms, file.measured_ms, file.peaks,
       COALESCE(u.language, m.language), COALESCE(u.transcript, m.transcript), COALESCE(u.segments, m.segments),
       t.claim_id, t.claimed_until, t.requested_at, t.heard_at, t.language, t.segments, t.translated_text, t.translated_pieces
FROM uploads file LEFT JOIN transcriptions t ON t.upload_id = file.id
LEFT JOIN updates u ON u.id = file.update_id LEFT JOIN chat_messages m ON m.id = file.message_id
WHERE file.kind = 'audio' AND file.state = 'complete';

-- AddForeignKey
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "recordings" ADD CONSTRAINT "recordings_state_check" CHECK (state IN ('pending', 'done', 'unheard', 'failed', 'off'));
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_duration_ms_check" CHECK (duration_ms >= 0);
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_heard_check" CHECK ((heard_at IS NULL) = (heard_segments IS NULL));
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_claimed_check" CHECK ((claim_id IS NULL) = (claimed_until IS NULL));

-- DropTable
DROP TABLE "transcriptions";

-- The columns that held the same, and what hangs on them.
DROP TRIGGER version_recordings ON "updates";
DROP TRIGGER version_voice_messages ON "chat_messages";
ALTER TABLE "updates" DROP CONSTRAINT "updates_withdrawn_check";
DROP INDEX "updates_voice_idx";
DROP INDEX "updates_not_transcribed_idx";
DROP INDEX "chat_messages_off_idx";
DROP INDEX "chat_messages_search_idx";

UPDATE updates SET language = NULL WHERE audio_state IS NOT NULL;
UPDATE chat_messages SET language = NULL WHERE audio_state IS NOT NULL;

-- AlterTable
ALTER TABLE "updates" DROP COLUMN "text_version";
ALTER TABLE "updates" DROP COLUMN "audio_url", DROP COLUMN "audio_state", DROP COLUMN "transcript", DROP COLUMN "segments",
  ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (text_version(content, NULL, NULL)) STORED;
ALTER TABLE "chat_messages" DROP COLUMN "text_version";
ALTER TABLE "chat_messages" DROP COLUMN "audio_url", DROP COLUMN "audio_state", DROP COLUMN "transcript", DROP COLUMN "segments",
  ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (text_version(content, NULL, NULL)) STORED;
ALTER TABLE "uploads" DROP COLUMN "duration_ms", DROP COLUMN "measured_ms", DROP COLUMN "peaks";

-- A withdrawn update's recording goes with its upload.
ALTER TABLE "updates" ADD CONSTRAINT "updates_withdrawn_check" CHECK (
  CASE WHEN withdrawn_at IS NULL THEN withdrawn_by IS NULL AND content <> ''
  ELSE withdrawn_by IS NOT NULL AND content = '' AND num_nonnulls(language, edited_at) = 0 END);

-- Many files may be attached to one update or message, of which one is a recording.
DROP INDEX "uploads_update_id_key";
DROP INDEX "uploads_message_id_key";
CREATE INDEX "uploads_update_id_idx" ON "uploads"("update_id");
CREATE INDEX "uploads_message_id_idx" ON "uploads"("message_id");
CREATE UNIQUE INDEX "uploads_recording_of_update_key" ON "uploads"("update_id") WHERE kind = 'audio';
CREATE UNIQUE INDEX "uploads_recording_of_message_key" ON "uploads"("message_id") WHERE kind = 'audio';

-- The voice updates of a person, for the operator's figures.
CREATE INDEX "uploads_voice_idx" ON "uploads" ("user_id") WHERE kind = 'audio' AND update_id IS NOT NULL;
-- Recordings that wait for a service or for another day, oldest first.
CREATE INDEX "recordings_waiting_idx" ON "recordings" ("upload_id") WHERE state = 'off';
-- What was written and what was said in messages are searched apart.
CREATE INDEX "chat_messages_search_idx" ON "chat_messages" USING gin (search_text("content") gin_trgm_ops);
CREATE INDEX "recordings_search_idx" ON "recordings" USING gin (search_text("transcript") gin_trgm_ops);

-- How far a transcription is changes without an event, too. Deferred, as the others: see 20261123142900_versions_of_what_is_read.
CREATE FUNCTION version_recording() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_project_versions(ARRAY(
    SELECT u.project_id FROM uploads file JOIN updates u ON u.id = file.update_id WHERE file.id = NEW.upload_id
    UNION SELECT m.project_id FROM uploads file JOIN chat_messages m ON m.id = file.message_id WHERE file.id = NEW.upload_id));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER version_recordings AFTER UPDATE OF "state" ON "recordings" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION version_recording();

-- Jobs named the update or the message that a recording is in, also those that were given up on and are still to be buried. The queue has its own schema, once a server has started.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  UPDATE pgboss.job job
  SET name = CASE job.name WHEN 'audio.transcribe-message' THEN 'audio.transcribe' ELSE job.name END,
      source_name = CASE job.source_name WHEN 'audio.transcribe-message' THEN 'audio.transcribe' ELSE job.source_name END,
      data = jsonb_build_object('recordingId', file.id)
  FROM uploads file
  WHERE (job.name IN ('audio.transcribe', 'audio.transcribe-message') OR job.source_name IN ('audio.transcribe', 'audio.transcribe-message'))
    AND job.state <> 'completed' AND file.kind = 'audio'
    AND (file.update_id = (job.data ->> 'updateId')::uuid OR file.message_id = (job.data ->> 'messageId')::uuid);
  DELETE FROM pgboss.job
  WHERE (name IN ('audio.transcribe', 'audio.transcribe-message') OR source_name IN ('audio.transcribe', 'audio.transcribe-message'))
    AND data ->> 'recordingId' IS NULL;
  DELETE FROM pgboss.schedule WHERE name = 'audio.transcribe-waiting-messages';
  DELETE FROM pgboss.job WHERE name = 'audio.transcribe-waiting-messages';
END $$;
