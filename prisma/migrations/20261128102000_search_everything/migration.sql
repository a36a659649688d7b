-- All tables or none: whoever holds one of them and waits for another would deadlock with this.
DO $$
DECLARE patience text := current_setting('lock_timeout');
BEGIN
  PERFORM set_config('lock_timeout', '500ms', true);
  LOOP
    BEGIN
      LOCK TABLE "project_tasks", "subtasks", "updates", "comments", "translations" IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN PERFORM pg_sleep(0.1);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', patience, true);
END $$;

-- Folded when written, as a message is. The name alone is what some see of a task.
ALTER TABLE "updates" ADD COLUMN "folded_content" TEXT GENERATED ALWAYS AS (fold_for_search(content)) STORED;
ALTER TABLE "comments" ADD COLUMN "folded_content" TEXT GENERATED ALWAYS AS (fold_for_search(content)) STORED;
ALTER TABLE "project_tasks" ADD COLUMN "folded_content" TEXT
  GENERATED ALWAYS AS (fold_for_search(name || ' ' || COALESCE(description, ''))) STORED;
ALTER TABLE "subtasks" ADD COLUMN "folded_content" TEXT
  GENERATED ALWAYS AS (fold_for_search(name || ' ' || COALESCE(description, ''))) STORED;
-- Until now of messages alone. The expression of a generated column cannot be changed before Postgres 17.
ALTER TABLE "translations" DROP COLUMN "folded_content";
ALTER TABLE "translations" ADD COLUMN "folded_content" TEXT
  GENERATED ALWAYS AS (fold_for_search(content || ' ' || COALESCE(description, ''))) STORED;

CREATE INDEX "updates_words_idx" ON "updates" USING gin ("folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
CREATE INDEX "comments_words_idx" ON "comments" USING gin ("folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
CREATE INDEX "project_tasks_words_idx" ON "project_tasks" USING gin ("folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
CREATE INDEX "subtasks_words_idx" ON "subtasks" USING gin ("folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
CREATE INDEX "translations_words_idx" ON "translations" USING gin ("folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
-- A search of the chat reads those of messages alone.
CREATE INDEX "translations_message_words_idx" ON "translations" USING gin ("folded_content" gin_trgm_ops)
  WHERE "folded_content" IS NOT NULL AND "subject_type" = 'message';

-- What has a common word is among the newest.
CREATE INDEX "updates_created_at_id_idx" ON "updates" ("created_at", "id");
CREATE INDEX "comments_created_at_id_idx" ON "comments" ("created_at", "id");
CREATE INDEX "chat_messages_created_at_id_idx" ON "chat_messages" ("created_at", "id");
ANALYZE "project_tasks", "subtasks", "updates", "comments", "translations";
