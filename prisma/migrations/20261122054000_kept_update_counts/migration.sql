-- Counts of updates, kept by triggers, so that lists do not read what they only count.

-- CreateTable
CREATE TABLE "author_update_counts" (
    "project_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "total" INTEGER NOT NULL,
    "unassigned" INTEGER NOT NULL,

    CONSTRAINT "author_update_counts_pkey" PRIMARY KEY ("project_id","author_id")
);

-- CreateTable
CREATE TABLE "place_update_counts" (
    "project_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "place_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "total" INTEGER NOT NULL,

    CONSTRAINT "place_update_counts_pkey" PRIMARY KEY ("project_id","task_id","place_id","author_id")
);

-- CreateIndex
CREATE INDEX "place_update_counts_author_id_project_id_idx" ON "place_update_counts"("author_id", "project_id");

-- AddForeignKey
ALTER TABLE "author_update_counts" ADD CONSTRAINT "author_update_counts_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_update_counts" ADD CONSTRAINT "place_update_counts_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is new is counted from the reader's number on.
-- DropIndex
DROP INDEX "updates_project_id_task_id_subtask_id_author_id_seq_idx";

-- CreateIndex
CREATE INDEX "updates_project_id_seq_task_id_subtask_id_author_id_idx" ON "updates"("project_id", "seq", "task_id", "subtask_id", "author_id");

-- The newest of one's own in a project is found without reading those of others.
-- DropIndex
DROP INDEX "updates_author_id_idx";

-- CreateIndex
CREATE INDEX "updates_author_id_project_id_created_at_id_idx" ON "updates"("author_id", "project_id", "created_at", "id");

ALTER TABLE "author_update_counts" ADD CONSTRAINT "author_update_counts_total_check" CHECK (total > 0);
ALTER TABLE "author_update_counts" ADD CONSTRAINT "author_update_counts_unassigned_check" CHECK (unassigned >= 0);
ALTER TABLE "place_update_counts" ADD CONSTRAINT "place_update_counts_total_check" CHECK (total > 0);

-- Counts change in place: room beside each row, and no index on what changes.
ALTER TABLE "author_update_counts" SET (fillfactor = 70);
ALTER TABLE "place_update_counts" SET (fillfactor = 70);

-- Each trigger first takes the row of the project, as every event does: who holds it writes the project's counts alone, so
-- that none is lost and no two transactions wait for each other at two counts.

CREATE FUNCTION count_added_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM projects WHERE id IN (SELECT project_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO author_update_counts AS c (project_id, author_id, total, unassigned)
  SELECT project_id, author_id, count(*), count(*) FILTER (WHERE task_id IS NULL) FROM added GROUP BY project_id, author_id
  ON CONFLICT (project_id, author_id) DO UPDATE
  SET total = c.total + EXCLUDED.total, unassigned = c.unassigned + EXCLUDED.unassigned;
  INSERT INTO place_update_counts AS c (project_id, task_id, place_id, author_id, total)
  SELECT project_id, task_id, COALESCE(subtask_id, task_id), author_id, count(*) FROM added WHERE task_id IS NOT NULL
  GROUP BY project_id, task_id, COALESCE(subtask_id, task_id), author_id
  ON CONFLICT (project_id, task_id, place_id, author_id) DO UPDATE SET total = c.total + EXCLUDED.total;
  RETURN NULL;
END $$;

CREATE FUNCTION count_removed_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM projects WHERE id IN (SELECT project_id FROM removed) ORDER BY id FOR NO KEY UPDATE;
  -- Deleted with their project, they find its counts gone already.
  MERGE INTO author_update_counts c
  USING (
    SELECT project_id, author_id, count(*) AS total, count(*) FILTER (WHERE task_id IS NULL) AS unassigned
    FROM removed GROUP BY project_id, author_id) gone
  ON c.project_id = gone.project_id AND c.author_id = gone.author_id
  WHEN MATCHED AND c.total = gone.total THEN DELETE
  WHEN MATCHED THEN UPDATE SET total = c.total - gone.total, unassigned = c.unassigned - gone.unassigned;
  MERGE INTO place_update_counts c
  USING (
    SELECT project_id, task_id, COALESCE(subtask_id, task_id) AS place_id, author_id, count(*) AS total
    FROM removed WHERE task_id IS NOT NULL GROUP BY 1, 2, 3, 4) gone
  ON c.project_id = gone.project_id AND c.task_id = gone.task_id AND c.place_id = gone.place_id AND c.author_id = gone.author_id
  WHEN MATCHED AND c.total = gone.total THEN DELETE
  WHEN MATCHED THEN UPDATE SET total = c.total - gone.total;
  RETURN NULL;
END $$;

CREATE FUNCTION count_moved_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An edit, or a number: nothing moved.
  PERFORM 1 FROM (
    SELECT id, project_id, task_id, subtask_id, author_id FROM added
    EXCEPT ALL SELECT id, project_id, task_id, subtask_id, author_id FROM removed) moved;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM 1 FROM projects WHERE id IN (SELECT project_id FROM added UNION SELECT project_id FROM removed)
  ORDER BY id FOR NO KEY UPDATE;
  MERGE INTO author_update_counts c
  USING (
    SELECT project_id, author_id, sum(n) AS total, COALESCE(sum(n) FILTER (WHERE task_id IS NULL), 0) AS unassigned
    FROM (SELECT project_id, author_id, task_id, 1 AS n FROM added
          UNION ALL SELECT project_id, author_id, task_id, -1 FROM removed) change
    GROUP BY project_id, author_id) moved
  ON c.project_id = moved.project_id AND c.author_id = moved.author_id
  WHEN MATCHED AND c.total + moved.total = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET total = c.total + moved.total, unassigned = c.unassigned + moved.unassigned
  WHEN NOT MATCHED AND moved.total > 0 THEN
    INSERT VALUES (moved.project_id, moved.author_id, moved.total, moved.unassigned);
  MERGE INTO place_update_counts c
  USING (
    SELECT project_id, task_id, COALESCE(subtask_id, task_id) AS place_id, author_id, sum(n) AS total
    FROM (SELECT project_id, task_id, subtask_id, author_id, 1 AS n FROM added
          UNION ALL SELECT project_id, task_id, subtask_id, author_id, -1 FROM removed) change
    WHERE task_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0) moved
  ON c.project_id = moved.project_id AND c.task_id = moved.task_id AND c.place_id = moved.place_id AND c.author_id = moved.author_id
  WHEN MATCHED AND c.total + moved.total = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET total = c.total + moved.total
  WHEN NOT MATCHED AND moved.total > 0 THEN
    INSERT VALUES (moved.project_id, moved.task_id, moved.place_id, moved.author_id, moved.total);
  RETURN NULL;
END $$;

-- No update is added between the counting of what there is and the first trigger.
LOCK TABLE "updates" IN SHARE ROW EXCLUSIVE MODE;

INSERT INTO "author_update_counts" ("project_id", "author_id", "total", "unassigned")
SELECT project_id, author_id, count(*), count(*) FILTER (WHERE task_id IS NULL) FROM updates GROUP BY project_id, author_id;

INSERT INTO "place_update_counts" ("project_id", "task_id", "place_id", "author_id", "total")
SELECT project_id, task_id, COALESCE(subtask_id, task_id), author_id, count(*) FROM updates WHERE task_id IS NOT NULL GROUP BY 1, 2, 3, 4;

CREATE TRIGGER count_added_updates AFTER INSERT ON "updates" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_added_updates();
CREATE TRIGGER count_removed_updates AFTER DELETE ON "updates" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION count_removed_updates();
CREATE TRIGGER count_moved_updates AFTER UPDATE ON "updates" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_moved_updates();
