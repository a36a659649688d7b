-- What was heard in a recording, stored as soon as the service answers, so that it is paid for once.

-- AlterTable
ALTER TABLE "update_revisions" ADD COLUMN     "kind" VARCHAR(20) NOT NULL DEFAULT 'content';

-- CreateTable
CREATE TABLE "transcriptions" (
    "upload_id" UUID NOT NULL,
    "claim_id" UUID,
    "claimed_until" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3),
    "heard_at" TIMESTAMPTZ(3),
    "language" VARCHAR(10),
    "segments" JSONB,
    "translated_text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transcriptions_pkey" PRIMARY KEY ("upload_id")
);

-- AddForeignKey
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_heard_check" CHECK ((heard_at IS NULL) = (segments IS NULL));
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_claimed_check" CHECK ((claim_id IS NULL) = (claimed_until IS NULL));
ALTER TABLE "update_revisions" ADD CONSTRAINT "update_revisions_kind_check" CHECK (kind IN ('content', 'transcript'));
-- A transcript may be longer than what people write.
ALTER TABLE "update_revisions" DROP CONSTRAINT "update_revisions_content_length_check";
ALTER TABLE "update_revisions" ADD CONSTRAINT "update_revisions_content_length_check" CHECK (char_length(content) BETWEEN 1 AND 60000);
-- Recordings without a transcript are looked for when a service is configured.
CREATE INDEX "updates_not_transcribed_idx" ON "updates" ("created_at") WHERE audio_state = 'off';
