-- AlterTable
ALTER TABLE "businesses" ADD COLUMN     "card_brand" VARCHAR(30),
ADD COLUMN     "card_last4" VARCHAR(4);
