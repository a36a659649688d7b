-- The photos that somebody chose for a report.
CREATE TABLE "report_photos" (
    "report_id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "caption" TEXT,

    CONSTRAINT "report_photos_pkey" PRIMARY KEY ("report_id", "photo_id")
);
CREATE UNIQUE INDEX "report_photos_report_id_position_key" ON "report_photos"("report_id", "position");
CREATE INDEX "report_photos_photo_id_idx" ON "report_photos"("photo_id");
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("upload_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_position_check" CHECK (position BETWEEN 0 AND 19);
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_caption_length_check" CHECK (char_length(caption) BETWEEN 1 AND 500);

CREATE FUNCTION version_report_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_project_versions(ARRAY(SELECT project_id FROM reports WHERE id = COALESCE(NEW.report_id, OLD.report_id)));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER version_report_photos AFTER INSERT OR DELETE ON "report_photos" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_report_photo();
