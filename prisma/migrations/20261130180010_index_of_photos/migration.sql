-- With the update of each, so that they are counted from the index alone. After what fills the column was committed: an index made in the
-- same transaction has every row twice.
-- First the stronger lock: to get it later would deadlock with a photo that is edited.
DROP INDEX "photos_project_id_shown_at_upload_id_idx";
CREATE INDEX "photos_project_id_shown_at_upload_id_update_id_idx" ON "photos"("project_id", "shown_at", "upload_id", "update_id");
