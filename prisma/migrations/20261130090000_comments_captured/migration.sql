-- When a comment was written, where lists show that (lib/updates/comments/comment-on-update.ts).
ALTER TABLE "comments" ADD COLUMN "captured_at" TIMESTAMPTZ(3);
