-- All three tables or none: whoever holds one of them and waits for another would deadlock with this.
DO $$
DECLARE patience text := current_setting('lock_timeout');
BEGIN
  PERFORM set_config('lock_timeout', '500ms', true);
  LOOP
    BEGIN
      LOCK TABLE "chat_messages", "recordings", "translations" IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN PERFORM pg_sleep(0.1);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', patience, true);
END $$;

-- A text as it is searched. The same as `foldForSearch` in lib/shared/search.ts, which says what is left out.
CREATE FUNCTION fold_for_search(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN lower(regexp_replace(normalize(translate(content, '×ﷺﷻ', 'x'), NFKD),
    ' ?[\u0300-\u036f]|[!-/:-@[-`{-~\u00a1-\u00a7\u00ab-\u00ad\u00b1\u00b6\u00b7\u00bb\u00bf\u00f7\u02b0-\u02ff\u200b-\u2027\u202a-\u206f\u20a0-\u20cf\u2200-\u22ff\u2e00-\u2e7f\u3001-\u3003\u3008-\u301f\ufe00-\ufe0f\ufeff]',
    '', 'g'));
END $$;

-- Folded when written: a word of one or two letters is in no index, and one that is common elsewhere may be in no text of the
-- channel, so that a search may have to read all of it.
ALTER TABLE "chat_messages" ADD COLUMN "folded_content" TEXT GENERATED ALWAYS AS (fold_for_search(content)) STORED;
ALTER TABLE "recordings" ADD COLUMN "folded_transcript" TEXT GENERATED ALWAYS AS (fold_for_search(transcript)) STORED;
ALTER TABLE "translations" ADD COLUMN "folded_content" TEXT GENERATED ALWAYS AS (
  CASE WHEN subject_type = 'message' THEN fold_for_search(content) END) STORED;

-- Partial, since an index of triples is nothing that Prisma's schema can say of an ignored column. LIKE implies the conditions.
CREATE INDEX "chat_messages_words_idx" ON "chat_messages" USING gin ("folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
CREATE INDEX "recordings_words_idx" ON "recordings" USING gin ("folded_transcript" gin_trgm_ops) WHERE "folded_transcript" IS NOT NULL;
CREATE INDEX "translations_words_idx" ON "translations" USING gin ("folded_content" gin_trgm_ops) WHERE "folded_content" IS NOT NULL;
ANALYZE "chat_messages", "recordings", "translations";

-- The release before searches without these, slowly: it still calls `search_text`.
DROP INDEX "chat_messages_search_idx";
DROP INDEX "recordings_search_idx";
DROP INDEX "translations_message_search_idx";
DROP STATISTICS "translations_search_text";
