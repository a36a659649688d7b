-- More of what is shown and changes without an event: how far a recording's transcription is, and reports.

-- In the order of the ids: two that raise several at once would deadlock.
CREATE FUNCTION raise_project_versions(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO project_versions AS known (project_id)
  SELECT id FROM projects WHERE id = ANY (ids) ORDER BY id
  ON CONFLICT (project_id) DO UPDATE SET number = known.number + 1
  WHERE known.xmin <> pg_current_xact_id()::xid
$$;

CREATE FUNCTION version_released_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_project_versions(ARRAY(SELECT project_id FROM reports WHERE id = NEW.report_id));
  RETURN NULL;
END $$;

-- Deferred, as the others: see 20261123142900_versions_of_what_is_read.
CREATE CONSTRAINT TRIGGER version_recordings AFTER UPDATE OF "audio_state" ON "updates" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.audio_state <> NEW.audio_state) EXECUTE FUNCTION version_project();
CREATE CONSTRAINT TRIGGER version_voice_messages AFTER UPDATE OF "audio_state" ON "chat_messages" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.audio_state <> NEW.audio_state) EXECUTE FUNCTION version_project();
CREATE CONSTRAINT TRIGGER version_changed_reports AFTER UPDATE ON "reports" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_project();
CREATE CONSTRAINT TRIGGER version_report_releases AFTER INSERT ON "report_releases" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_released_report();

-- With those who have reviewed a report, or released a sentence of one.
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
      UNION SELECT r.project_id FROM report_releases l JOIN reports r ON r.id = l.report_id WHERE l.released_by_id = NEW.id)));
  RETURN NULL;
END $$;
