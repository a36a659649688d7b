-- Also of who is suspended: what they are asked is the managers' to answer then.
DROP TRIGGER "version_people" ON "users";
CREATE CONSTRAINT TRIGGER version_people AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.suspended_at) IS DISTINCT FROM (NEW.name, NEW.email, NEW.suspended_at)) EXECUTE FUNCTION version_person();
