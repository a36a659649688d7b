-- What nobody has posted: what a person has uploaded of it (start-upload.ts), and what is too old (clean-up-uploads.ts). Of a few rows
-- at any time: uploads wait for one reading of the table.
CREATE INDEX "uploads_unposted_idx" ON "uploads" ("user_id", "created_at")
  WHERE update_id IS NULL AND message_id IS NULL AND comment_id IS NULL;
