-- A business's owner is told when its subscription ends without a date before.

ALTER TABLE "billing_notices" DROP CONSTRAINT "billing_notices_kind_check";
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_kind_check" CHECK (kind IN ('trial_ending', 'renewal', 'payment_failed', 'receipt', 'cancelled', 'ended', 'early_adopter'));
