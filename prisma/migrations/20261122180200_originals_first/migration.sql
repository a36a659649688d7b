-- Whether a reader sees every text as it was written, and translates by a press.

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "originals_first" BOOLEAN NOT NULL DEFAULT false;
