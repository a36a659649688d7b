-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "audio_url" VARCHAR(500),
ADD COLUMN     "audio_state" VARCHAR(20),
ADD COLUMN     "transcript" TEXT,
ADD COLUMN     "language" VARCHAR(10),
ADD COLUMN     "segments" JSONB,
ADD COLUMN     "captured_at" TIMESTAMPTZ(3),
ADD COLUMN     "seq" INTEGER;

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "message_id" UUID;

-- CreateTable
CREATE TABLE "chat_reads" (
    "user_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "channel_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,

    CONSTRAINT "chat_reads_pkey" PRIMARY KEY ("user_id","project_id","channel_id")
);

-- CreateIndex
CREATE INDEX "chat_reads_project_id_idx" ON "chat_reads"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "uploads_message_id_key" ON "uploads"("message_id");

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A message is inserted by the statement that numbers it, after its recording was attached.
ALTER TABLE "uploads" ALTER CONSTRAINT "uploads_message_id_fkey" DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_message_check" CHECK (message_id IS NULL OR (state = 'complete' AND update_id IS NULL));
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_audio_state_check" CHECK (audio_state IN ('pending', 'done', 'unheard', 'failed', 'off'));
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_audio_check" CHECK ((audio_url IS NULL) = (audio_state IS NULL));

-- What is unread is counted from the index alone: of the team's channel, and of the direct messages to somebody.
CREATE INDEX "chat_messages_team_unread_idx" ON "chat_messages" ("project_id", "seq") INCLUDE ("author_id") WHERE "recipient_id" IS NULL;
CREATE INDEX "chat_messages_direct_unread_idx" ON "chat_messages" ("project_id", "recipient_id", "author_id", "seq") WHERE "recipient_id" IS NOT NULL;
-- Voice messages that wait for a service.
CREATE INDEX "chat_messages_off_idx" ON "chat_messages" ("created_at") WHERE "audio_state" = 'off';
