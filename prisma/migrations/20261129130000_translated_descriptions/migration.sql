-- What a photo shows is translated like any text: its language and version are stored with it.
ALTER TABLE "photos" ADD COLUMN "language" VARCHAR(10) DEFAULT 'und',
  ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (text_version(COALESCE(alt, alt_proposed), NULL, NULL)) STORED;

ALTER TABLE "translations" DROP CONSTRAINT "translations_subject_type_check";
ALTER TABLE "translations" ADD CONSTRAINT "translations_subject_type_check" CHECK (subject_type IN ('update', 'comment', 'message', 'task', 'subtask', 'project', 'photo'));

CREATE TRIGGER uploads_untranslated AFTER DELETE ON "uploads" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_translations();
