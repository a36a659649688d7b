-- Photos of updates, comments and messages.

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "comment_id" UUID,
ADD COLUMN     "position" SMALLINT;

-- CreateTable
CREATE TABLE "photos" (
    "upload_id" UUID NOT NULL,
    "taken_at" TIMESTAMPTZ(3),
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "width" INTEGER,
    "height" INTEGER,
    "bytes" INTEGER,
    "thumb_hash" VARCHAR(64),
    "alt" TEXT,
    "same_place" UUID,
    "project_id" UUID,
    "shown_at" TIMESTAMPTZ(3),

    CONSTRAINT "photos_pkey" PRIMARY KEY ("upload_id")
);

-- CreateIndex
CREATE INDEX "photos_project_id_shown_at_upload_id_idx" ON "photos"("project_id", "shown_at", "upload_id");

-- CreateIndex
CREATE INDEX "photos_same_place_idx" ON "photos"("same_place");

-- CreateIndex
CREATE INDEX "uploads_comment_id_idx" ON "uploads"("comment_id");

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_same_place_fkey" FOREIGN KEY ("same_place") REFERENCES "photos"("upload_id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A comment is inserted by the statement that numbers it, after its photos were attached.
ALTER TABLE "uploads" ALTER CONSTRAINT "uploads_comment_id_fkey" DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind_check";
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_check" CHECK (kind IN ('audio', 'photo'));
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_comment_check" CHECK (
  comment_id IS NULL OR (state = 'complete' AND kind = 'photo' AND num_nonnulls(update_id, message_id) = 0));
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_position_check" CHECK (
  CASE WHEN kind = 'photo' AND num_nonnulls(update_id, comment_id, message_id) = 1
       THEN position IS NOT NULL AND position BETWEEN 0 AND CASE WHEN update_id IS NULL THEN 3 ELSE 9 END
       ELSE position IS NULL END);
-- No two photos are at the same place, and so none has more than fit.
CREATE UNIQUE INDEX "uploads_photos_of_update_key" ON "uploads" ("update_id", "position") WHERE kind = 'photo';
CREATE UNIQUE INDEX "uploads_photos_of_comment_key" ON "uploads" ("comment_id", "position") WHERE kind = 'photo';
CREATE UNIQUE INDEX "uploads_photos_of_message_key" ON "uploads" ("message_id", "position") WHERE kind = 'photo';

ALTER TABLE "photos" ADD CONSTRAINT "photos_kept_check" CHECK (num_nonnulls(width, height, bytes, thumb_hash) IN (0, 4));
ALTER TABLE "photos" ADD CONSTRAINT "photos_width_check" CHECK (width > 0);
ALTER TABLE "photos" ADD CONSTRAINT "photos_height_check" CHECK (height > 0);
ALTER TABLE "photos" ADD CONSTRAINT "photos_bytes_check" CHECK (bytes > 0);
ALTER TABLE "photos" ADD CONSTRAINT "photos_place_check" CHECK (
  num_nonnulls(latitude, longitude) IN (0, 2) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180);
ALTER TABLE "photos" ADD CONSTRAINT "photos_alt_length_check" CHECK (char_length(alt) BETWEEN 1 AND 500);
ALTER TABLE "photos" ADD CONSTRAINT "photos_same_place_check" CHECK (same_place <> upload_id);
ALTER TABLE "photos" ADD CONSTRAINT "photos_shown_check" CHECK (num_nonnulls(project_id, shown_at) IN (0, 2));

-- Photos need no words.
ALTER TABLE "updates" DROP CONSTRAINT "updates_withdrawn_check";
ALTER TABLE "updates" ADD CONSTRAINT "updates_withdrawn_check" CHECK (
  CASE WHEN withdrawn_at IS NULL THEN withdrawn_by IS NULL
  ELSE withdrawn_by IS NOT NULL AND content = '' AND num_nonnulls(language, edited_at) = 0 END);
ALTER TABLE "update_revisions" DROP CONSTRAINT "update_revisions_content_length_check";
ALTER TABLE "update_revisions" ADD CONSTRAINT "update_revisions_content_length_check" CHECK (char_length(content) <= 60000);
ALTER TABLE "comments" DROP CONSTRAINT "comments_withdrawn_check";
ALTER TABLE "comments" ADD CONSTRAINT "comments_withdrawn_check" CHECK (
  CASE WHEN withdrawn_at IS NULL THEN withdrawn_by IS NULL ELSE withdrawn_by IS NOT NULL AND content = '' END);
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_content_length_check";
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_content_length_check" CHECK (char_length(content) <= 4000);

-- A photo's thumb goes with it.
CREATE OR REPLACE FUNCTION discard_blobs_of_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_blobs (blob_key)
  SELECT blob_key FROM removed
  UNION SELECT blob_key || '.thumb' FROM removed WHERE kind = 'photo'
  UNION SELECT blob_key || '.part-' || n FROM removed, generate_series(0, (size - 1) / 1048576) n
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
