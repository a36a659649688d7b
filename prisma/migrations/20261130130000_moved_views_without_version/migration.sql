-- A move adds a row for each of its updates and each who has seen it, and its event tells them all. Whoever opens a place moves its
-- mark past the rows that this deletes.
DROP TRIGGER "version_moved_views" ON "moved_views";
