-- AlterTable
ALTER TABLE "businesses" ADD COLUMN     "trial_ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "next_charge_amount" INTEGER,
ADD COLUMN     "next_charge_currency" VARCHAR(3),
ADD COLUMN     "next_charge_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "paid_invoices" ADD COLUMN     "refunded" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "billing_notices" (
    "id" UUID NOT NULL,
    "business_id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "subject" VARCHAR(300) NOT NULL,
    "amount" INTEGER,
    "currency" VARCHAR(3),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_leases" (
    "business_id" UUID NOT NULL,
    "holder" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_leases_pkey" PRIMARY KEY ("business_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_notices_business_id_kind_subject_key" ON "billing_notices"("business_id", "kind", "subject");

-- AddForeignKey
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_leases" ADD CONSTRAINT "billing_leases_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_kind_check" CHECK (kind IN ('trial_ending', 'renewal', 'payment_failed', 'receipt', 'cancelled'));
ALTER TABLE "paid_invoices" ADD CONSTRAINT "paid_invoices_refunded_check" CHECK (refunded BETWEEN 0 AND amount_paid);
