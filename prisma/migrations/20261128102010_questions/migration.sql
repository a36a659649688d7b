-- A comment or an update that needs an answer, by one person or by those who manage the project.
CREATE TABLE "questions" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "update_id" UUID NOT NULL,
    "comment_id" UUID,
    "asker_id" UUID NOT NULL,
    "to_id" UUID,
    "state" VARCHAR(10) NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" UUID,
    "answer_id" UUID,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" UUID,
    CONSTRAINT "questions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "questions_state_check" CHECK (state IN ('open', 'answered', 'settled')),
    CONSTRAINT "questions_answered_check" CHECK (
      (state = 'answered') = (answered_at IS NOT NULL) AND num_nonnulls(answered_at, answered_by, answer_id) IN (0, 3)),
    CONSTRAINT "questions_settled_check" CHECK (
      (state = 'settled') = (settled_at IS NOT NULL) AND num_nonnulls(settled_at, settled_by) IN (0, 2)),
    CONSTRAINT "questions_to_check" CHECK (to_id <> asker_id)
);
CREATE UNIQUE INDEX "questions_comment_id_key" ON "questions"("comment_id");
CREATE UNIQUE INDEX "questions_update_key" ON "questions"("update_id") WHERE "comment_id" IS NULL;
CREATE INDEX "questions_update_id_idx" ON "questions"("update_id");
-- Of what is open there is little, whatever was ever asked.
CREATE INDEX "questions_open_idx" ON "questions"("project_id", "created_at") WHERE "state" = 'open';
CREATE INDEX "questions_project_id_idx" ON "questions"("project_id");
CREATE INDEX "questions_asker_id_idx" ON "questions"("asker_id");
CREATE INDEX "questions_to_id_idx" ON "questions"("to_id");
CREATE INDEX "questions_answered_by_idx" ON "questions"("answered_by");
CREATE INDEX "questions_answer_id_idx" ON "questions"("answer_id");
CREATE INDEX "questions_settled_by_idx" ON "questions"("settled_by");
ALTER TABLE "questions" ADD CONSTRAINT "questions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "questions" ADD CONSTRAINT "questions_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "questions" ADD CONSTRAINT "questions_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "questions" ADD CONSTRAINT "questions_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "comments"("id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "questions" ADD CONSTRAINT "questions_asker_id_fkey" FOREIGN KEY ("asker_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "questions" ADD CONSTRAINT "questions_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "questions" ADD CONSTRAINT "questions_answered_by_fkey" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "questions" ADD CONSTRAINT "questions_settled_by_fkey" FOREIGN KEY ("settled_by") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Marks the few comments of which a list looks up the question.
ALTER TABLE "comments" ADD COLUMN "asks" BOOLEAN NOT NULL DEFAULT false;
