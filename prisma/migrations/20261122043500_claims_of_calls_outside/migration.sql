-- What a replayed answer is about, to ask for sight of it first; and the claim of a verb that calls an outside service:
-- whose it is, until when, and what it had decided before the call.
ALTER TABLE "idempotency_keys" ADD COLUMN "target" JSON,
ADD COLUMN "claim_id" UUID,
ADD COLUMN "claimed_until" TIMESTAMPTZ(3),
ADD COLUMN "claimed" JSON;

ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_claim_is_whole"
  CHECK (("claim_id" IS NULL) = ("claimed_until" IS NULL));
