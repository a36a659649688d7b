-- One code per address and purpose: a new one replaces the row, and with it the tries.
CREATE TABLE "email_codes" (
    "id" UUID NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "purpose" VARCHAR(20) NOT NULL,
    "language" VARCHAR(10) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_codes_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "email_codes_email_purpose_key" ON "email_codes"("email", "purpose");
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_purpose_check" CHECK (purpose IN ('sign-in', 'confirmation'));
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_tries_check" CHECK (tries BETWEEN 0 AND 5);

-- Accounts from before addresses were confirmed keep the mails that they could send.
UPDATE "users" SET "email_verified_at" = "created_at" WHERE "email_verified_at" IS NULL AND "deleted_at" IS NULL;
