-- Where a person is signed in, for their settings. Sessions from before have a row from their next call on.
CREATE TABLE "sign_ins" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_version" INTEGER NOT NULL,
    "way" VARCHAR(32),
    "browser" VARCHAR(20),
    "system" VARCHAR(20),
    "signed_in_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_ins_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "sign_ins_user_id_idx" ON "sign_ins"("user_id");
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
