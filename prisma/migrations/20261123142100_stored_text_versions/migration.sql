-- The version of each text, by which its translations are found, is stored with it instead of being computed for every reader.
-- The expressions are those of lib/translation/source.ts.
ALTER TABLE "updates" ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (
  text_version(CASE WHEN audio_url IS NULL THEN content ELSE COALESCE(transcript, '') END, NULL,
               CASE WHEN transcript IS NOT NULL THEN segments END)) STORED;
ALTER TABLE "comments" ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (text_version(content, NULL, NULL)) STORED;
ALTER TABLE "chat_messages" ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (
  text_version(CASE WHEN audio_url IS NULL THEN content ELSE COALESCE(transcript, '') END, NULL,
               CASE WHEN transcript IS NOT NULL THEN segments END)) STORED;
ALTER TABLE "projects" ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (text_version(COALESCE(description, ''), NULL, NULL)) STORED;
ALTER TABLE "project_tasks" ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (text_version(name, description, NULL)) STORED;
ALTER TABLE "subtasks" ADD COLUMN "text_version" VARCHAR(64) GENERATED ALWAYS AS (text_version(name, description, NULL)) STORED;
