-- The language of names and descriptions is stored with them; 'und' (BCP 47: undetermined) until it was looked at.
ALTER TABLE "projects" ADD COLUMN "language" VARCHAR(10) DEFAULT 'und';
ALTER TABLE "project_tasks" ADD COLUMN "language" VARCHAR(10) DEFAULT 'und';
ALTER TABLE "subtasks" ADD COLUMN "language" VARCHAR(10) DEFAULT 'und';
CREATE INDEX "projects_undetermined_idx" ON "projects" ("id") WHERE language = 'und';
CREATE INDEX "project_tasks_undetermined_idx" ON "project_tasks" ("id") WHERE language = 'und';
CREATE INDEX "subtasks_undetermined_idx" ON "subtasks" ("id") WHERE language = 'und';
