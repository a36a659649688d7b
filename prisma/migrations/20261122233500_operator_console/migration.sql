-- Where an operator signed in from, so that a session can be told from another before it is ended.
ALTER TABLE "operator_sessions" ADD COLUMN "ip_address" VARCHAR(45),
ADD COLUMN "user_agent" TEXT;

-- Which plan an invoice was for. Null for those stored before: nothing says so.
ALTER TABLE "paid_invoices" ADD COLUMN "plan" VARCHAR(20);
ALTER TABLE "paid_invoices" ADD CONSTRAINT "paid_invoices_plan_check" CHECK (plan IN ('monthly', 'yearly'));

-- The console searches for a part of an email address. On expressions, which Prisma leaves alone.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "users_email_search_idx" ON "users" USING gin (lower("email") gin_trgm_ops);

-- The orders of its list of users.
CREATE INDEX "users_name_order_idx" ON "users" (lower("name"), "id");
CREATE INDEX "users_login_order_idx" ON "users" (coalesce("last_login_at", '-infinity'::timestamptz), "id");

-- Counts of voice updates, in total and by author.
CREATE INDEX "updates_voice_idx" ON "updates" ("author_id") WHERE audio_url IS NOT NULL;
