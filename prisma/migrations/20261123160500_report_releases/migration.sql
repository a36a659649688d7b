-- Who has compared a customer's report with its sources, and which withheld sentences somebody has released.

-- AlterTable
ALTER TABLE "reports" ADD COLUMN "reviewed_at" TIMESTAMPTZ(3), ADD COLUMN "reviewed_by_id" UUID;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reviewed_by_id_fkey" FOREIGN KEY ("reviewed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "reports_reviewed_by_id_idx" ON "reports"("reviewed_by_id");

-- CreateTable
CREATE TABLE "report_releases" (
    "report_id" UUID NOT NULL,
    "sentence" INTEGER NOT NULL,
    "released_by_id" UUID NOT NULL,
    "released_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_releases_pkey" PRIMARY KEY ("report_id", "sentence")
);

-- CreateIndex
CREATE INDEX "report_releases_released_by_id_idx" ON "report_releases"("released_by_id");

-- AddForeignKey
ALTER TABLE "report_releases" ADD CONSTRAINT "report_releases_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_releases" ADD CONSTRAINT "report_releases_released_by_id_fkey" FOREIGN KEY ("released_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
