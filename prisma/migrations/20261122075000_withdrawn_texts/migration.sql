-- A withdrawn update or comment keeps its row, its place and the comments on it; its text is gone.

-- AlterTable
ALTER TABLE "updates" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3),
ADD COLUMN     "withdrawn_by" UUID;

-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3),
ADD COLUMN     "withdrawn_by" UUID;

-- CreateIndex
CREATE INDEX "updates_withdrawn_by_idx" ON "updates"("withdrawn_by");

-- CreateIndex
CREATE INDEX "comments_withdrawn_by_idx" ON "comments"("withdrawn_by");

-- AddForeignKey
ALTER TABLE "updates" ADD CONSTRAINT "updates_withdrawn_by_fkey" FOREIGN KEY ("withdrawn_by") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_withdrawn_by_fkey" FOREIGN KEY ("withdrawn_by") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nothing writes a text back into a withdrawn row.
ALTER TABLE "updates" DROP CONSTRAINT "updates_content_length_check";
ALTER TABLE "updates" ADD CONSTRAINT "updates_content_length_check" CHECK (char_length(content) <= 10000);
ALTER TABLE "updates" ADD CONSTRAINT "updates_withdrawn_check" CHECK (
  CASE WHEN withdrawn_at IS NULL THEN withdrawn_by IS NULL AND content <> ''
  ELSE withdrawn_by IS NOT NULL AND content = '' AND num_nonnulls(audio_url, audio_state, transcript, language, edited_at) = 0 END);
ALTER TABLE "comments" DROP CONSTRAINT "comments_content_length_check";
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_length_check" CHECK (char_length(content) <= 4000);
ALTER TABLE "comments" ADD CONSTRAINT "comments_withdrawn_check" CHECK (
  CASE WHEN withdrawn_at IS NULL THEN withdrawn_by IS NULL AND content <> '' ELSE withdrawn_by IS NOT NULL AND content = '' END);

-- A withdrawn update is counted nowhere: as if it had been removed, and added in no place.
CREATE OR REPLACE FUNCTION count_added_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM projects WHERE id IN (SELECT project_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO author_update_counts AS c (project_id, author_id, total, unassigned)
  SELECT project_id, author_id, count(*), count(*) FILTER (WHERE task_id IS NULL)
  FROM added WHERE withdrawn_at IS NULL GROUP BY project_id, author_id
  ON CONFLICT (project_id, author_id) DO UPDATE
  SET total = c.total + EXCLUDED.total, unassigned = c.unassigned + EXCLUDED.unassigned;
  INSERT INTO place_update_counts AS c (project_id, task_id, place_id, author_id, total)
  SELECT project_id, task_id, COALESCE(subtask_id, task_id), author_id, count(*)
  FROM added WHERE task_id IS NOT NULL AND withdrawn_at IS NULL
  GROUP BY project_id, task_id, COALESCE(subtask_id, task_id), author_id
  ON CONFLICT (project_id, task_id, place_id, author_id) DO UPDATE SET total = c.total + EXCLUDED.total;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_removed_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM projects WHERE id IN (SELECT project_id FROM removed) ORDER BY id FOR NO KEY UPDATE;
  -- Deleted with their project, they find its counts gone already.
  MERGE INTO author_update_counts c
  USING (
    SELECT project_id, author_id, count(*) AS total, count(*) FILTER (WHERE task_id IS NULL) AS unassigned
    FROM removed WHERE withdrawn_at IS NULL GROUP BY project_id, author_id) gone
  ON c.project_id = gone.project_id AND c.author_id = gone.author_id
  WHEN MATCHED AND c.total = gone.total THEN DELETE
  WHEN MATCHED THEN UPDATE SET total = c.total - gone.total, unassigned = c.unassigned - gone.unassigned;
  MERGE INTO place_update_counts c
  USING (
    SELECT project_id, task_id, COALESCE(subtask_id, task_id) AS place_id, author_id, count(*) AS total
    FROM removed WHERE task_id IS NOT NULL AND withdrawn_at IS NULL GROUP BY 1, 2, 3, 4) gone
  ON c.project_id = gone.project_id AND c.task_id = gone.task_id AND c.place_id = gone.place_id AND c.author_id = gone.author_id
  WHEN MATCHED AND c.total = gone.total THEN DELETE
  WHEN MATCHED THEN UPDATE SET total = c.total - gone.total;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_moved_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An edit, or a number: nothing moved, and nothing was withdrawn.
  PERFORM 1 FROM (
    SELECT id, project_id, task_id, subtask_id, author_id, withdrawn_at IS NULL FROM added
    EXCEPT ALL SELECT id, project_id, task_id, subtask_id, author_id, withdrawn_at IS NULL FROM removed) moved;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM 1 FROM projects WHERE id IN (SELECT project_id FROM added UNION SELECT project_id FROM removed)
  ORDER BY id FOR NO KEY UPDATE;
  MERGE INTO author_update_counts c
  USING (
    SELECT project_id, author_id, sum(n) AS total, COALESCE(sum(n) FILTER (WHERE task_id IS NULL), 0) AS unassigned
    FROM (SELECT project_id, author_id, task_id, 1 AS n FROM added WHERE withdrawn_at IS NULL
          UNION ALL SELECT project_id, author_id, task_id, -1 FROM removed WHERE withdrawn_at IS NULL) change
    GROUP BY project_id, author_id) moved
  ON c.project_id = moved.project_id AND c.author_id = moved.author_id
  WHEN MATCHED AND c.total + moved.total = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET total = c.total + moved.total, unassigned = c.unassigned + moved.unassigned
  WHEN NOT MATCHED AND moved.total > 0 THEN
    INSERT VALUES (moved.project_id, moved.author_id, moved.total, moved.unassigned);
  MERGE INTO place_update_counts c
  USING (
    SELECT project_id, task_id, COALESCE(subtask_id, task_id) AS place_id, author_id, sum(n) AS total
    FROM (SELECT project_id, task_id, subtask_id, author_id, 1 AS n FROM added WHERE withdrawn_at IS NULL
          UNION ALL SELECT project_id, task_id, subtask_id, author_id, -1 FROM removed WHERE withdrawn_at IS NULL) change
    WHERE task_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0) moved
  ON c.project_id = moved.project_id AND c.task_id = moved.task_id AND c.place_id = moved.place_id AND c.author_id = moved.author_id
  WHEN MATCHED AND c.total + moved.total = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET total = c.total + moved.total
  WHEN NOT MATCHED AND moved.total > 0 THEN
    INSERT VALUES (moved.project_id, moved.task_id, moved.place_id, moved.author_id, moved.total);
  RETURN NULL;
END $$;

-- What is new is counted from this index alone.
-- DropIndex
DROP INDEX "updates_project_id_seq_task_id_subtask_id_author_id_idx";

CREATE INDEX "updates_counted_idx" ON "updates" ("project_id", "seq", "task_id", "subtask_id", "author_id") WHERE withdrawn_at IS NULL;
