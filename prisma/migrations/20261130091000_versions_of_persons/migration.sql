-- With those who were asked, who settled a question, and who completed what a diary names them for.
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
      UNION SELECT r.project_id FROM report_releases l JOIN reports r ON r.id = l.report_id WHERE l.released_by_id = NEW.id
      UNION SELECT r.project_id FROM report_changes c JOIN reports r ON r.id = c.report_id WHERE c.edited_by_id = NEW.id
      UNION SELECT r.project_id FROM report_changes c JOIN reports r ON r.id = c.report_id WHERE c.left_out_by_id = NEW.id
      UNION SELECT project_id FROM questions WHERE to_id = NEW.id
      UNION SELECT project_id FROM questions WHERE settled_by = NEW.id
      UNION SELECT t.project_id FROM action_logs l JOIN project_tasks t ON t.id = l.entity_id
        WHERE l.user_id = NEW.id AND l.action = 'task.completed'
      UNION SELECT s.project_id FROM action_logs l JOIN subtasks s ON s.id = l.entity_id
        WHERE l.user_id = NEW.id AND l.action = 'subtask.completed')));
  RETURN NULL;
END $$;
