CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" VARCHAR(1400) NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_created_at_id_idx" ON "passkeys"("user_id", "created_at", "id");
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_name_length" CHECK (char_length(name) >= 1);

CREATE TABLE "passkey_challenges" (
    "challenge" VARCHAR(100) NOT NULL,
    "purpose" VARCHAR(20) NOT NULL,
    "user_id" UUID,
    "new_id" UUID,
    "name" VARCHAR(255),
    "email" VARCHAR(255),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge")
);
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Each is for one purpose, and has what that needs.
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_purpose_check" CHECK (
  CASE purpose
    WHEN 'sign-in' THEN num_nonnulls(user_id, new_id, name, email) = 0
    WHEN 'adding' THEN user_id IS NOT NULL AND num_nonnulls(new_id, name, email) = 0
    WHEN 'sign-up' THEN user_id IS NULL AND num_nonnulls(new_id, name, email) = 3
    ELSE false
  END);
