-- When an account is deleted, as its person asked; they can take it back until then.
ALTER TABLE "users" ADD COLUMN "deletion_due_at" TIMESTAMPTZ(3);

CREATE INDEX "users_deletion_due_at_idx" ON "users" ("deletion_due_at") WHERE "deletion_due_at" IS NOT NULL;
