-- What a webhook event was about, and when Stripe was read after it: one reading answers all events that came before it.

-- AlterTable
ALTER TABLE "stripe_events" ADD COLUMN "business_id" UUID,
ADD COLUMN "handled_at" TIMESTAMPTZ(3),
ADD COLUMN "occurred_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "stripe_events_business_id_handled_at_idx" ON "stripe_events"("business_id", "handled_at");

-- AddForeignKey
ALTER TABLE "stripe_events" ADD CONSTRAINT "stripe_events_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
