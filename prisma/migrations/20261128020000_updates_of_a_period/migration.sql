-- The updates of a period are counted from this index alone.
CREATE INDEX "updates_of_period_idx" ON "updates" ("project_id", "created_at") INCLUDE ("captured_at", "task_id", "subtask_id", "author_id", "id")
  WHERE withdrawn_at IS NULL;
