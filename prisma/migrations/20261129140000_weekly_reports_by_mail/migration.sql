-- Owners may turn the emails about weekly reports off, without a project's other news.
ALTER TABLE "notification_preferences" ADD COLUMN "weekly_reports" BOOLEAN NOT NULL DEFAULT true;
