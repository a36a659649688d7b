-- What is kept of a card goes with its business, also of those that were deleted before.

UPDATE "businesses" SET "card_brand" = NULL, "card_last4" = NULL
WHERE "deleted_at" IS NOT NULL AND num_nonnulls("card_brand", "card_last4") > 0;
