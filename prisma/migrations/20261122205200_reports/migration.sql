-- Generated reports, kept with their selection, dates, author and sources.

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "report_type" VARCHAR(10) NOT NULL,
    "language" VARCHAR(10) NOT NULL,
    "time_zone" VARCHAR(64) NOT NULL,
    "start_day" DATE,
    "end_day" DATE,
    "includes_names" BOOLEAN NOT NULL,
    "folder_selection" TEXT[],
    "folders_included" INTEGER NOT NULL,
    "updates_included" INTEGER NOT NULL,
    "dropped_statements" INTEGER NOT NULL,
    "withheld_statements" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "prompt_version" VARCHAR(20) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reports_project_id_created_at_id_idx" ON "reports"("project_id", "created_at", "id");
CREATE INDEX "reports_author_id_idx" ON "reports"("author_id");

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "reports" ADD CONSTRAINT "reports_language_check" CHECK (language IN ('en', 'es'));
ALTER TABLE "reports" ADD CONSTRAINT "reports_report_type_check" CHECK (report_type IN ('internal', 'customer'));
ALTER TABLE "reports" ADD CONSTRAINT "reports_days_check" CHECK (start_day <= end_day);
ALTER TABLE "reports" ADD CONSTRAINT "reports_content_length_check" CHECK (char_length(content) >= 1);
