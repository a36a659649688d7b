-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "due_date" DATE;
