-- A photo knows its update, so that counting and filtering a project's photos needs no look at their uploads (list-photos.ts). Written
-- where its project is, and never changed: photos leave with their uploads.
ALTER TABLE "photos" ADD COLUMN "update_id" UUID;
UPDATE "photos" p SET "update_id" = f."update_id" FROM "uploads" f WHERE f."id" = p."upload_id" AND f."update_id" IS NOT NULL;
