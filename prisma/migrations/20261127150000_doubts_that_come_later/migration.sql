-- A comparison that is still owed, with what it needs: a job makes it, and one that was killed makes it again.

-- AlterTable
ALTER TABLE "translations" ADD COLUMN     "uncompared" JSONB;

ALTER TABLE "translations" ADD CONSTRAINT "translations_uncompared_check" CHECK (uncompared IS NULL OR content IS NOT NULL);

-- Whatever is shown of a translation is versioned. Deferred, as the others: see 20261123142900_versions_of_what_is_read.
DROP TRIGGER version_translations ON "translations";
CREATE CONSTRAINT TRIGGER version_translations AFTER UPDATE ON "translations" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.content, OLD.description, OLD.segments, OLD.doubts, OLD.from_language)
    IS DISTINCT FROM (NEW.content, NEW.description, NEW.segments, NEW.doubts, NEW.from_language)) EXECUTE FUNCTION version_project();

-- Doubts changed without a version so far: what readers have of them is sent once more.
SELECT raise_project_versions(ARRAY(SELECT DISTINCT project_id FROM translations WHERE content IS NOT NULL));
