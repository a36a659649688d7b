-- The sums of the kept counts over all authors, so that a list does not add up every author of every place.

-- CreateTable
CREATE TABLE "project_update_totals" (
    "project_id" UUID NOT NULL,
    "total" INTEGER NOT NULL,
    "unassigned" INTEGER NOT NULL,

    CONSTRAINT "project_update_totals_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "place_update_totals" (
    "project_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "place_id" UUID NOT NULL,
    "total" INTEGER NOT NULL,

    CONSTRAINT "place_update_totals_pkey" PRIMARY KEY ("project_id","task_id","place_id")
);

-- AddForeignKey
ALTER TABLE "project_update_totals" ADD CONSTRAINT "project_update_totals_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_update_totals" ADD CONSTRAINT "place_update_totals_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "project_update_totals" ADD CONSTRAINT "project_update_totals_total_check" CHECK (total >= 0);
ALTER TABLE "project_update_totals" ADD CONSTRAINT "project_update_totals_unassigned_check" CHECK (unassigned >= 0);
ALTER TABLE "place_update_totals" ADD CONSTRAINT "place_update_totals_total_check" CHECK (total > 0);

ALTER TABLE "project_update_totals" SET (fillfactor = 70);
ALTER TABLE "place_update_totals" SET (fillfactor = 70);

-- Whoever changes a count holds the row of its project. A count that goes with its project finds the total gone already.

CREATE FUNCTION total_author_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO project_update_totals AS t (project_id, total, unassigned)
    VALUES (NEW.project_id, NEW.total, NEW.unassigned)
    ON CONFLICT (project_id) DO UPDATE SET total = t.total + EXCLUDED.total, unassigned = t.unassigned + EXCLUDED.unassigned;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE project_update_totals SET total = total + NEW.total - OLD.total, unassigned = unassigned + NEW.unassigned - OLD.unassigned
    WHERE project_id = NEW.project_id;
  ELSE
    UPDATE project_update_totals SET total = total - OLD.total, unassigned = unassigned - OLD.unassigned
    WHERE project_id = OLD.project_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION total_place_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO place_update_totals AS t (project_id, task_id, place_id, total)
    VALUES (NEW.project_id, NEW.task_id, NEW.place_id, NEW.total)
    ON CONFLICT (project_id, task_id, place_id) DO UPDATE SET total = t.total + EXCLUDED.total;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE place_update_totals SET total = total + NEW.total - OLD.total
    WHERE project_id = NEW.project_id AND task_id = NEW.task_id AND place_id = NEW.place_id;
  ELSE
    DELETE FROM place_update_totals
    WHERE project_id = OLD.project_id AND task_id = OLD.task_id AND place_id = OLD.place_id AND total = OLD.total;
    IF NOT FOUND THEN
      UPDATE place_update_totals SET total = total - OLD.total
      WHERE project_id = OLD.project_id AND task_id = OLD.task_id AND place_id = OLD.place_id;
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- No update is added between the adding up of what there is and the first trigger.
LOCK TABLE "updates" IN SHARE ROW EXCLUSIVE MODE;

INSERT INTO "project_update_totals" ("project_id", "total", "unassigned")
SELECT project_id, sum(total), sum(unassigned) FROM author_update_counts GROUP BY project_id;

INSERT INTO "place_update_totals" ("project_id", "task_id", "place_id", "total")
SELECT project_id, task_id, place_id, sum(total) FROM place_update_counts GROUP BY project_id, task_id, place_id;

CREATE TRIGGER total_author_counts AFTER INSERT OR UPDATE OR DELETE ON "author_update_counts"
FOR EACH ROW EXECUTE FUNCTION total_author_counts();
CREATE TRIGGER total_place_counts AFTER INSERT OR UPDATE OR DELETE ON "place_update_counts"
FOR EACH ROW EXECUTE FUNCTION total_place_counts();

-- What is done in a project is counted from indexes alone.
-- CreateIndex
CREATE INDEX "project_tasks_project_id_is_completed_idx" ON "project_tasks"("project_id", "is_completed");

-- CreateIndex
CREATE INDEX "subtasks_project_id_is_completed_idx" ON "subtasks"("project_id", "is_completed");
