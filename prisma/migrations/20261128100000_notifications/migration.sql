-- What people are told of: made by a job from the events of projects, and beside what happens to a business.
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "project_id" UUID,
    "business_id" UUID,
    "actor_id" UUID,
    "subject_type" VARCHAR(10) NOT NULL,
    "subject_ids" UUID[],
    "place_id" UUID,
    "source_id" UUID NOT NULL,
    "source_seq" INTEGER NOT NULL DEFAULT 0,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "notifications_kind_check" CHECK (kind IN ('update.posted', 'comment.posted', 'mention', 'assignment', 'message.direct', 'subtask.completed', 'admin.added', 'member.joined', 'trial.ending', 'payment.failed')),
    CONSTRAINT "notifications_subject_type_check" CHECK (subject_type IN ('update', 'comment', 'message', 'task', 'subtask', 'member', 'business')),
    -- One that is raised by another hundred begins anew.
    CONSTRAINT "notifications_subjects_check" CHECK (cardinality(subject_ids) BETWEEN 1 AND 100),
    CONSTRAINT "notifications_whole_check" CHECK (num_nonnulls(project_id, business_id) = 1)
);
CREATE UNIQUE INDEX "notifications_user_id_source_id_source_seq_key" ON "notifications"("user_id", "source_id", "source_seq");
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at", "id");
CREATE INDEX "notifications_unread_idx" ON "notifications"("user_id") WHERE read_at IS NULL;
CREATE INDEX "notifications_project_id_user_id_place_id_idx" ON "notifications"("project_id", "user_id", "place_id");
CREATE INDEX "notifications_business_id_idx" ON "notifications"("business_id");
CREATE INDEX "notifications_actor_id_idx" ON "notifications"("actor_id");
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "notified_up_to" (
    "project_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,

    CONSTRAINT "notified_up_to_pkey" PRIMARY KEY ("project_id")
);
ALTER TABLE "notified_up_to" ADD CONSTRAINT "notified_up_to_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nobody is told of what happened before there were notifications.
INSERT INTO "notified_up_to" (project_id, seq) SELECT id, event_seq FROM projects;
