-- A business's own logo and footer, for what it prints. The picture is small: it is kept in the row, and goes with it.
ALTER TABLE "businesses" ADD COLUMN "logo" BYTEA, ADD COLUMN "logo_at" TIMESTAMPTZ(3), ADD COLUMN "report_footer" VARCHAR(200);
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_logo_check" CHECK ((logo IS NULL) = (logo_at IS NULL) AND octet_length(logo) <= 61440);
