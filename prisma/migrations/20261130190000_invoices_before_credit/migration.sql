-- AlterTable
ALTER TABLE "businesses" ADD COLUMN     "next_invoice_total" INTEGER;
