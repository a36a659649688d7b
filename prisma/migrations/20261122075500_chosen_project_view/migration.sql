-- AlterTable
ALTER TABLE "project_views" ADD COLUMN     "view" VARCHAR(10);

ALTER TABLE "project_views" ADD CONSTRAINT "project_views_view_check" CHECK (view IN ('tasks', 'all'));
