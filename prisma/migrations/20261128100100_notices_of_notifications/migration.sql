-- Tells people's open pages that their notifications have changed, with the commit.
CREATE FUNCTION tell_notified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('plumbline_events', '!' || user_id) FROM (SELECT DISTINCT user_id FROM changed) people;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_added AFTER INSERT ON notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_notified();
CREATE TRIGGER tell_changed AFTER UPDATE ON notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_notified();

-- The same where a reader's mark passes something that they are notified of.
CREATE FUNCTION tell_reader() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  passed int := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN passed := OLD.seq; END IF;
  IF EXISTS (SELECT FROM notifications n WHERE n.project_id = NEW.project_id AND n.user_id = NEW.user_id
             AND n.read_at IS NULL AND n.seq > passed AND n.seq <= NEW.seq) THEN
    PERFORM pg_notify('plumbline_events', '!' || NEW.user_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_viewed AFTER INSERT OR UPDATE OF seq ON place_views FOR EACH ROW EXECUTE FUNCTION tell_reader();
CREATE TRIGGER tell_read AFTER INSERT OR UPDATE OF seq ON chat_reads FOR EACH ROW EXECUTE FUNCTION tell_reader();
CREATE TRIGGER tell_visited AFTER INSERT OR UPDATE OF seq ON project_views FOR EACH ROW EXECUTE FUNCTION tell_reader();
