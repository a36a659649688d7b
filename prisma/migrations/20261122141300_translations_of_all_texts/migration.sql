-- Translations of every kind of text, each with the version that it was made of; terms of each business; what the AI service cost.

-- AlterTable: nothing was ever stored in it.
DELETE FROM "translations";
DROP INDEX "translations_update_id_source_hash_to_language_key";
ALTER TABLE "translations" ADD COLUMN     "subject_type" VARCHAR(10) NOT NULL,
ADD COLUMN     "subject_id" UUID NOT NULL,
ADD COLUMN     "project_id" UUID NOT NULL,
ADD COLUMN     "description" TEXT,
ADD COLUMN     "segments" JSONB,
ADD COLUMN     "doubts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "prompt_version" VARCHAR(20),
ADD COLUMN     "claim_id" UUID,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3),
ADD COLUMN     "refused_at" TIMESTAMPTZ(3),
ALTER COLUMN "update_id" DROP NOT NULL,
ALTER COLUMN "content" DROP NOT NULL;

-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "language" VARCHAR(10);

-- AlterTable
ALTER TABLE "transcriptions" ADD COLUMN     "translated_pieces" JSONB;

-- CreateTable
CREATE TABLE "glossary_terms" (
    "business_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "term" VARCHAR(100) NOT NULL,
    "translation" VARCHAR(100),
    "language" VARCHAR(10) NOT NULL,

    CONSTRAINT "glossary_terms_pkey" PRIMARY KEY ("business_id", "position")
);

-- CreateTable
CREATE TABLE "ai_costs" (
    "business_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" BIGINT NOT NULL DEFAULT 0,
    "output_tokens" BIGINT NOT NULL DEFAULT 0,
    "micro_dollars" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ai_costs_pkey" PRIMARY KEY ("business_id", "day")
);

-- CreateIndex
CREATE UNIQUE INDEX "translations_subject_id_to_language_source_hash_key" ON "translations"("subject_id", "to_language", "source_hash");
CREATE INDEX "translations_update_id_idx" ON "translations"("update_id");
CREATE INDEX "translations_project_id_idx" ON "translations"("project_id");

-- AddForeignKey
ALTER TABLE "translations" ADD CONSTRAINT "translations_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ai_costs" ADD CONSTRAINT "ai_costs_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "translations" ADD CONSTRAINT "translations_subject_type_check" CHECK (subject_type IN ('update', 'comment', 'message', 'task', 'subtask', 'project'));
ALTER TABLE "translations" ADD CONSTRAINT "translations_claimed_check" CHECK ((claim_id IS NULL) = (claimed_until IS NULL));
ALTER TABLE "translations" ADD CONSTRAINT "translations_update_check" CHECK (update_id IS NULL OR (subject_type = 'update' AND update_id = subject_id));
-- A row is a claim, a translation, or a text that the service refuses.
ALTER TABLE "translations" ADD CONSTRAINT "translations_state_check" CHECK (num_nonnulls(claim_id, content, refused_at) = 1);
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_language_check" CHECK (language IN ('en', 'es'));
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_position_check" CHECK (position BETWEEN 0 AND 199);
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_term_length_check" CHECK (char_length(term) >= 1);
CREATE UNIQUE INDEX "glossary_terms_term_key" ON "glossary_terms" ("business_id", "language", lower("term"));

-- A translation is of a version of its text: of the text, the description and the sentences of a recording.
CREATE FUNCTION text_version(content text, description text, segments jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT encode(sha256(convert_to(content || chr(31) || COALESCE(description, '') || chr(31) || COALESCE(segments::text, ''), 'UTF8')), 'hex')
$$;

-- Tasks and subtasks take their translations with them; updates and comments are withdrawn by their verbs.
CREATE FUNCTION drop_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM translations WHERE subject_id IN (SELECT id FROM removed);
  RETURN NULL;
END $$;
CREATE TRIGGER project_tasks_untranslated AFTER DELETE ON "project_tasks" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_translations();
CREATE TRIGGER subtasks_untranslated AFTER DELETE ON "subtasks" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_translations();
