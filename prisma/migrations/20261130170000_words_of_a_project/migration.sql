-- For a project's id in an index of words. Trusted, like pg_trgm: a database's owner may create it.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- All three tables or none: whoever holds one of them and waits for another would deadlock with this.
DO $$
DECLARE patience text := current_setting('lock_timeout');
BEGIN
  PERFORM set_config('lock_timeout', '500ms', true);
  LOOP
    BEGIN
      LOCK TABLE "updates", "chat_messages", "translations" IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN PERFORM pg_sleep(0.1);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', patience, true);
END $$;

-- An index of words alone gives the rows of all customers that have a word, and a trade has few words. The release before, which
-- asks for translations without their project, is served by these as well.
DROP INDEX "updates_words_idx";
DROP INDEX "chat_messages_words_idx";
DROP INDEX "translations_words_idx";
DROP INDEX "translations_message_words_idx";
CREATE INDEX "updates_project_words_idx" ON "updates"
  USING gin ("project_id", "folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
CREATE INDEX "chat_messages_project_words_idx" ON "chat_messages"
  USING gin ("project_id", "folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
CREATE INDEX "translations_project_words_idx" ON "translations"
  USING gin ("project_id", "subject_type", "folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
ANALYZE "updates", "chat_messages", "translations";
