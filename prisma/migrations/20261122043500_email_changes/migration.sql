-- CreateTable
CREATE TABLE "email_changes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "number" BIGSERIAL NOT NULL,
    "old_email" VARCHAR(255) NOT NULL,
    "token" VARCHAR(100) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_token_key" ON "email_changes"("token");

-- CreateIndex
CREATE INDEX "email_changes_user_id_number_idx" ON "email_changes"("user_id", "number");

-- CreateIndex
CREATE INDEX "email_changes_old_email_idx" ON "email_changes"("old_email");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lengths (CONTRACT, "Lengths")
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_old_email_length" CHECK (char_length(old_email) >= 1);
