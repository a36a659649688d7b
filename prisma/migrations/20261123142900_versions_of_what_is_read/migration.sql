-- What a project's content depends on besides its events, so that a reader who has it already can be told in one lookup.
-- Numbers only grow: a state that comes back is not taken for the one before.

-- Names and addresses of people, admins, glossary.
CREATE TABLE "business_versions" (
    "business_id" UUID NOT NULL,
    "number" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "business_versions_pkey" PRIMARY KEY ("business_id")
);
ALTER TABLE "business_versions" ADD CONSTRAINT "business_versions_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Translations, reports, deleted messages.
CREATE TABLE "project_versions" (
    "project_id" UUID NOT NULL,
    "number" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "project_versions_pkey" PRIMARY KEY ("project_id")
);
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One reader's marks, memberships and adminships.
CREATE TABLE "reader_versions" (
    "user_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "number" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "reader_versions_pkey" PRIMARY KEY ("user_id","project_id")
);
CREATE INDEX "reader_versions_project_id_idx" ON "reader_versions"("project_id");
ALTER TABLE "reader_versions" ADD CONSTRAINT "reader_versions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reader_versions" ADD CONSTRAINT "reader_versions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Each adds at most one in a transaction, and nothing for what the transaction deletes.
CREATE FUNCTION raise_business_versions(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO business_versions AS known (business_id)
  SELECT id FROM businesses WHERE id = ANY (ids) ORDER BY id
  ON CONFLICT (business_id) DO UPDATE SET number = known.number + 1
  WHERE known.xmin <> pg_current_xact_id()::xid
$$;
CREATE FUNCTION raise_project_version(changed_id uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO project_versions AS known (project_id) SELECT id FROM projects WHERE id = changed_id
  ON CONFLICT (project_id) DO UPDATE SET number = known.number + 1
  WHERE known.xmin <> pg_current_xact_id()::xid
$$;
CREATE FUNCTION raise_reader_versions(reader_id uuid, ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO reader_versions AS known (user_id, project_id)
  SELECT u.id, p.id FROM users u CROSS JOIN projects p WHERE u.id = reader_id AND p.id = ANY (ids) ORDER BY p.id
  ON CONFLICT (user_id, project_id) DO UPDATE SET number = known.number + 1
  WHERE known.xmin <> pg_current_xact_id()::xid
$$;

CREATE FUNCTION version_reader() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM raise_reader_versions(OLD.user_id, ARRAY[OLD.project_id]);
  ELSE
    PERFORM raise_reader_versions(NEW.user_id, ARRAY[NEW.project_id]);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION version_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM raise_project_version(OLD.project_id);
  ELSE
    PERFORM raise_project_version(NEW.project_id);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION version_glossary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM raise_business_versions(ARRAY[OLD.business_id]);
  ELSE
    PERFORM raise_business_versions(ARRAY[NEW.business_id]);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION version_admin() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE admin business_admins;
BEGIN
  IF TG_OP = 'DELETE' THEN admin := OLD; ELSE admin := NEW; END IF;
  PERFORM raise_business_versions(ARRAY[admin.business_id]);
  PERFORM raise_reader_versions(admin.user_id, ARRAY(SELECT id FROM projects WHERE business_id = admin.business_id));
  RETURN NULL;
END $$;

-- The lock waits for posts of theirs in flight, whose business would not be found yet.
CREATE FUNCTION version_person() RETURNS trigger LANGUAGE plpgsql AS $$
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
      UNION SELECT project_id FROM reports WHERE author_id = NEW.id)));
  RETURN NULL;
END $$;

-- Deferred: until the commit, a verb may still have to wait for the project's row, and others hold that while they wait for these.
CREATE CONSTRAINT TRIGGER version_project_views AFTER INSERT OR DELETE ON "project_views" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_reader();
CREATE CONSTRAINT TRIGGER version_changed_project_views AFTER UPDATE ON "project_views" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.seq, OLD.since_seq, OLD.view) IS DISTINCT FROM (NEW.seq, NEW.since_seq, NEW.view)) EXECUTE FUNCTION version_reader();
CREATE CONSTRAINT TRIGGER version_place_views AFTER INSERT OR DELETE ON "place_views" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_reader();
CREATE CONSTRAINT TRIGGER version_changed_place_views AFTER UPDATE ON "place_views" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.seq <> NEW.seq) EXECUTE FUNCTION version_reader();
CREATE CONSTRAINT TRIGGER version_moved_views AFTER INSERT OR DELETE ON "moved_views" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_reader();
CREATE CONSTRAINT TRIGGER version_chat_reads AFTER INSERT OR DELETE ON "chat_reads" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_reader();
CREATE CONSTRAINT TRIGGER version_changed_chat_reads AFTER UPDATE ON "chat_reads" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.seq <> NEW.seq) EXECUTE FUNCTION version_reader();
CREATE CONSTRAINT TRIGGER version_memberships AFTER INSERT OR DELETE OR UPDATE OF "role" ON "project_members" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_reader();
CREATE CONSTRAINT TRIGGER version_admins AFTER INSERT OR UPDATE OR DELETE ON "business_admins" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_admin();
CREATE CONSTRAINT TRIGGER version_glossary AFTER INSERT OR UPDATE OR DELETE ON "glossary_terms" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_glossary();
CREATE CONSTRAINT TRIGGER version_people AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.name, OLD.email) IS DISTINCT FROM (NEW.name, NEW.email)) EXECUTE FUNCTION version_person();
CREATE CONSTRAINT TRIGGER version_translations AFTER UPDATE ON "translations" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.content, OLD.description) IS DISTINCT FROM (NEW.content, NEW.description)) EXECUTE FUNCTION version_project();
CREATE CONSTRAINT TRIGGER version_reports AFTER INSERT OR DELETE ON "reports" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_project();
CREATE CONSTRAINT TRIGGER version_messages AFTER DELETE ON "chat_messages" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION version_project();
