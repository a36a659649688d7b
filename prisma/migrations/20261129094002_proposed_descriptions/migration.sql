-- What a service proposes as a photo's description, until a person has written one.
ALTER TABLE "photos" ADD COLUMN "alt_proposed" TEXT;
ALTER TABLE "photos" ADD CONSTRAINT "photos_alt_proposed_length_check" CHECK (char_length(alt_proposed) BETWEEN 1 AND 500);
ALTER TABLE "photos" ADD CONSTRAINT "photos_described_check" CHECK (num_nonnulls(alt, alt_proposed) <= 1);
