-- What people made of a report's sentences before they handed it on.
CREATE TABLE "report_changes" (
    "report_id" UUID NOT NULL,
    "sentence" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "content" TEXT,
    "hold" JSONB,
    "edited_by_id" UUID,
    "edited_at" TIMESTAMPTZ(3),
    "left_out_by_id" UUID,
    "left_out_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_changes_pkey" PRIMARY KEY ("report_id", "sentence")
);
CREATE INDEX "report_changes_edited_by_id_idx" ON "report_changes"("edited_by_id");
CREATE INDEX "report_changes_left_out_by_id_idx" ON "report_changes"("left_out_by_id");
ALTER TABLE "report_changes" ADD CONSTRAINT "report_changes_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_changes" ADD CONSTRAINT "report_changes_edited_by_id_fkey" FOREIGN KEY ("edited_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "report_changes" ADD CONSTRAINT "report_changes_left_out_by_id_fkey" FOREIGN KEY ("left_out_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "report_changes" ADD CONSTRAINT "report_changes_content_length" CHECK (char_length(content) >= 1 AND char_length(content) <= 1000);
-- No text without who wrote it, no hold without a text, and nothing left out by nobody.
ALTER TABLE "report_changes" ADD CONSTRAINT "report_changes_edit_check" CHECK (num_nonnulls(content, edited_by_id, edited_at) IN (0, 3) AND (content IS NOT NULL OR hold IS NULL));
ALTER TABLE "report_changes" ADD CONSTRAINT "report_changes_left_out_check" CHECK (num_nonnulls(left_out_by_id, left_out_at) IN (0, 2));

CREATE CONSTRAINT TRIGGER version_report_changes AFTER INSERT OR UPDATE ON "report_changes" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_released_report();

-- With those who have edited a sentence of a report, or left one out.
CREATE OR REPLACE FUNCTION version_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.id FOR UPDATE;
  PERFORM raise_business_versions(ARRAY(
    SELECT id FROM businesses WHERE owner_id = NEW.id
    UNION SELECT business_id FROM business_admins WHERE user_id = NEW.id
    UNION SELECT business_id FROM projects WHERE id IN (
      SELECT project_id FROM project_members WHERE user_id = NEW.id
      UNION SELECT project_id FROM updates WHERE author_id = NEW.id
      UNION SELECT project_id FROM updates WHERE withdrawn_by = NEW.id
      UNION SELECT u.project_id FROM comments c JOIN updates u ON u.id = c.update_id WHERE c.author_id = NEW.id
      UNION SELECT u.project_id FROM comments c JOIN updates u ON u.id = c.update_id WHERE c.withdrawn_by = NEW.id
      UNION SELECT project_id FROM chat_messages WHERE author_id = NEW.id
      UNION SELECT project_id FROM chat_messages WHERE recipient_id = NEW.id
      UNION SELECT project_id FROM connect_codes WHERE created_by = NEW.id
      UNION SELECT project_id FROM reports WHERE author_id = NEW.id
      UNION SELECT project_id FROM reports WHERE reviewed_by_id = NEW.id
      UNION SELECT r.project_id FROM report_releases l JOIN reports r ON r.id = l.report_id WHERE l.released_by_id = NEW.id
      UNION SELECT r.project_id FROM report_changes c JOIN reports r ON r.id = c.report_id WHERE c.edited_by_id = NEW.id
      UNION SELECT r.project_id FROM report_changes c JOIN reports r ON r.id = c.report_id WHERE c.left_out_by_id = NEW.id)));
  RETURN NULL;
END $$;
