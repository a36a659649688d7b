-- AlterTable
ALTER TABLE "help_faqs" ADD COLUMN     "language" VARCHAR(10) NOT NULL DEFAULT 'en',
ADD COLUMN     "slug" VARCHAR(100);

-- AlterTable
ALTER TABLE "help_documents" ADD COLUMN     "language" VARCHAR(10) NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "help_videos" ADD COLUMN     "language" VARCHAR(10) NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "help_support_guides" ADD COLUMN     "language" VARCHAR(10) NOT NULL DEFAULT 'en',
ADD COLUMN     "slug" VARCHAR(100);

-- CreateIndex
CREATE UNIQUE INDEX "help_faqs_slug_language_key" ON "help_faqs"("slug", "language");

-- CreateIndex
CREATE UNIQUE INDEX "help_support_guides_slug_language_key" ON "help_support_guides"("slug", "language");

ALTER TABLE "help_faqs" ADD CONSTRAINT "help_faqs_language_check" CHECK (language IN ('en', 'es'));
ALTER TABLE "help_documents" ADD CONSTRAINT "help_documents_language_check" CHECK (language IN ('en', 'es'));
ALTER TABLE "help_videos" ADD CONSTRAINT "help_videos_language_check" CHECK (language IN ('en', 'es'));
ALTER TABLE "help_support_guides" ADD CONSTRAINT "help_support_guides_language_check" CHECK (language IN ('en', 'es'));
