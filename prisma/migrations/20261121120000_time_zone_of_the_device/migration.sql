-- NULL is "the same as the device". Until now nobody could choose a time zone: every 'UTC' is the old default.

-- AlterTable
ALTER TABLE "users" ALTER COLUMN "time_zone" DROP NOT NULL,
ALTER COLUMN "time_zone" DROP DEFAULT;

UPDATE "users" SET "time_zone" = NULL WHERE "time_zone" = 'UTC';
