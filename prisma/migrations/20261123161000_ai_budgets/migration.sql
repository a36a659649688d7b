-- What the AI service cost per person and for the whole installation, beside each business's own sum; the length that is paid for.

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "measured_ms" INTEGER;

-- CreateTable
CREATE TABLE "ai_person_costs" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "micro_dollars" BIGINT NOT NULL,

    CONSTRAINT "ai_person_costs_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "ai_installation_costs" (
    "day" DATE NOT NULL,
    "micro_dollars" BIGINT NOT NULL,

    CONSTRAINT "ai_installation_costs_pkey" PRIMARY KEY ("day")
);

-- AddForeignKey
ALTER TABLE "ai_person_costs" ADD CONSTRAINT "ai_person_costs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
