-- Recordings: what the phone measured, what was said when, and blobs that leave with their row.

-- AlterTable
ALTER TABLE "updates" ADD COLUMN     "segments" JSONB;

-- Nothing has written to this table yet.
DELETE FROM "uploads";

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "duration_ms" INTEGER,
ADD COLUMN     "peaks" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
ALTER COLUMN "sha256" SET NOT NULL,
ALTER COLUMN "blob_key" SET NOT NULL;

-- CreateTable
CREATE TABLE "discarded_blobs" (
    "blob_key" VARCHAR(255) NOT NULL,
    "discarded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discarded_blobs_pkey" PRIMARY KEY ("blob_key")
);

-- CreateIndex
CREATE INDEX "discarded_blobs_discarded_at_idx" ON "discarded_blobs"("discarded_at");

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A recording is attached before its update is inserted: the insert is part of the verb's last statement.
ALTER TABLE "uploads" ALTER CONSTRAINT "uploads_update_id_fkey" DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "uploads" DROP CONSTRAINT "uploads_state_check";
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_state_check" CHECK (state IN ('receiving', 'complete'));
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_completed_at_check" CHECK ((completed_at IS NOT NULL) = (state = 'complete'));
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_attached_check" CHECK (update_id IS NULL OR state = 'complete');
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_duration_ms_check" CHECK (duration_ms >= 0);
ALTER TABLE "updates" DROP CONSTRAINT "updates_audio_state_check";
ALTER TABLE "updates" ADD CONSTRAINT "updates_audio_state_check" CHECK (audio_state IN ('pending', 'done', 'unheard', 'failed', 'off'));
ALTER TABLE "updates" ADD CONSTRAINT "updates_recorded_check" CHECK ((audio_url IS NULL) = (audio_state IS NULL));
ALTER TABLE "updates" DROP CONSTRAINT "updates_withdrawn_check";
ALTER TABLE "updates" ADD CONSTRAINT "updates_withdrawn_check" CHECK (
  CASE WHEN withdrawn_at IS NULL THEN withdrawn_by IS NULL AND content <> ''
  ELSE withdrawn_by IS NOT NULL AND content = ''
    AND num_nonnulls(audio_url, audio_state, transcript, language, segments, edited_at) = 0 END);

-- However an upload's row is deleted, with its update, its project or its user, its bytes and its parts of 1 MB follow.
CREATE FUNCTION discard_blobs_of_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_blobs (blob_key)
  SELECT blob_key FROM removed
  UNION SELECT blob_key || '.part-' || n FROM removed, generate_series(0, (size - 1) / 1048576) n
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER uploads_discarded AFTER DELETE ON "uploads" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION discard_blobs_of_uploads();
