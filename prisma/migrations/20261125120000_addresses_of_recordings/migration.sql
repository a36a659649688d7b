-- A recording's address follows from its upload, which refers to the update or message that it is in: it is no longer stored
-- beside that. Where there is a recording, `audio_state` says how far its transcription is. The columns stay for the release
-- before, which writes and reads them until it is replaced, and are dropped by a later one.

ALTER TABLE "updates" DROP CONSTRAINT "updates_recorded_check";
ALTER TABLE "updates" DROP CONSTRAINT "updates_withdrawn_check";
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_audio_check";
DROP INDEX "updates_voice_idx";

-- The versions stay what they were: there was an address where there was a state, and nowhere else.
ALTER TABLE "updates" DROP COLUMN "text_version",
  ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (
    text_version(CASE WHEN audio_state IS NULL THEN content ELSE COALESCE(transcript, '') END, NULL,
                 CASE WHEN transcript IS NOT NULL THEN segments END)) STORED;
ALTER TABLE "chat_messages" DROP COLUMN "text_version",
  ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (
    text_version(CASE WHEN audio_state IS NULL THEN content ELSE COALESCE(transcript, '') END, NULL,
                 CASE WHEN transcript IS NOT NULL THEN segments END)) STORED;

ALTER TABLE "updates" ADD CONSTRAINT "updates_withdrawn_check" CHECK (
  CASE WHEN withdrawn_at IS NULL THEN withdrawn_by IS NULL AND content <> ''
  ELSE withdrawn_by IS NOT NULL AND content = ''
    AND num_nonnulls(audio_state, transcript, language, segments, edited_at) = 0 END);
CREATE INDEX "updates_voice_idx" ON "updates" ("author_id") WHERE audio_state IS NOT NULL;
