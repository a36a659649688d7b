-- A direct message goes with its sender's or reader's account, and takes its translations with it.
CREATE TRIGGER chat_messages_untranslated AFTER DELETE ON "chat_messages" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_translations();

DELETE FROM translations t
WHERE t.subject_type = 'message' AND NOT EXISTS (SELECT 1 FROM chat_messages m WHERE m.id = t.subject_id);
