-- AlterTable
ALTER TABLE "project_tasks" ADD COLUMN     "due_date" DATE;

-- AlterTable
ALTER TABLE "subtasks" ADD COLUMN     "due_date" DATE;
