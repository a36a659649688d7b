-- Counts of a project's updates read this index alone; nothing asks for the numbers by themselves.

-- DropIndex
DROP INDEX "updates_project_id_seq_idx";

-- CreateIndex
CREATE INDEX "updates_project_id_task_id_subtask_id_author_id_seq_idx" ON "updates"("project_id", "task_id", "subtask_id", "author_id", "seq");
