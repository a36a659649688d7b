-- A business's owner is told when its subscription ends without a date before, and when it is no longer an early adopter.

ALTER TABLE "billing_notices" DROP CONSTRAINT "billing_notices_kind_check";
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_kind_check" CHECK (kind IN ('trial_ending', 'renewal', 'payment_failed', 'receipt', 'cancelled', 'ended', 'early_adopter', 'early_adopter_ended'));
