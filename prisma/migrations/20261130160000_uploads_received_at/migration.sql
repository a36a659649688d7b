-- When the last part of an upload arrived: what nobody has posted is kept for a time from then on (clean-up-uploads.ts). For those that are
-- there it begins with this migration, which writes no row.
ALTER TABLE "uploads" ADD COLUMN "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
