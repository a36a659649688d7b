-- When the business had its one sample of a weekly report (lib/reports/weekly/prepare-sample.ts).
ALTER TABLE "businesses" ADD COLUMN "weekly_sample_at" TIMESTAMPTZ(3);
