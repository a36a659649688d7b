-- A text as it is searched: without accents and capitals. The same as `folded` in lib/folded.ts. In plpgsql, so that
-- its cost is not lost by inlining it.
CREATE FUNCTION search_text(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g'));
END $$;

-- What is rare in a channel is found by these, what is common in the order of the channel.
CREATE INDEX "chat_messages_search_idx" ON "chat_messages" USING gin (search_text("content" || ' ' || COALESCE("transcript", '')) gin_trgm_ops);
CREATE INDEX "translations_message_search_idx" ON "translations" USING gin (search_text("content") gin_trgm_ops)
  WHERE "subject_type" = 'message' AND "content" IS NOT NULL;
-- Postgres takes no statistics of a partial index: it would expect every text to be rare in translations.
CREATE STATISTICS "translations_search_text" ON search_text("content") FROM "translations";

-- The team's channel in its order: Postgres does not read IS NULL from an index in the order of the columns after it.
CREATE INDEX "chat_messages_team_idx" ON "chat_messages" ("project_id", "created_at", "id") WHERE "recipient_id" IS NULL;
DROP INDEX "chat_messages_project_id_recipient_id_created_at_id_idx";
