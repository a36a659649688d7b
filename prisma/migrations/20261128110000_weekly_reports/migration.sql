-- Reports that are prepared by themselves, once for each week of a project.
ALTER TABLE "reports" ADD COLUMN "is_weekly" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "reports" ADD CONSTRAINT "reports_weekly_check" CHECK (NOT is_weekly OR end_day = start_day + 6 AND report_type = 'internal');

-- Stays when the report is deleted, so that it is not prepared a second time.
CREATE TABLE "report_weeks" (
    "project_id" UUID NOT NULL,
    "week_start" DATE NOT NULL,

    CONSTRAINT "report_weeks_pkey" PRIMARY KEY ("project_id", "week_start")
);
ALTER TABLE "report_weeks" ADD CONSTRAINT "report_weeks_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
