-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "password_hash" TEXT NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "language" VARCHAR(10) NOT NULL DEFAULT 'en',
    "time_zone" VARCHAR(64) NOT NULL DEFAULT 'UTC',
    "is_operator" BOOLEAN NOT NULL DEFAULT false,
    "session_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ(3),
    "suspended_at" TIMESTAMPTZ(3),
    "email_verified_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "businesses" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" TEXT,
    "stripe_customer_id" VARCHAR(255),
    "stripe_subscription_id" VARCHAR(255),
    "subscription_status" VARCHAR(20),
    "subscription_plan" VARCHAR(20),
    "subscription_price_id" VARCHAR(255),
    "subscription_current_period_end" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "trial_used_at" TIMESTAMPTZ(3),
    "is_early_adopter" BOOLEAN NOT NULL DEFAULT false,
    "early_adopter_granted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "businesses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "business_admins" (
    "business_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "invited_by" UUID,
    "invited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "business_admins_pkey" PRIMARY KEY ("business_id","user_id")
);

-- CreateTable
CREATE TABLE "admin_invitations" (
    "id" UUID NOT NULL,
    "business_id" UUID NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "invited_by" UUID,
    "token" VARCHAR(100) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "projects" (
    "id" UUID NOT NULL,
    "business_id" UUID NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" TEXT,
    "status" VARCHAR(20) NOT NULL DEFAULT 'active',
    "update_permission" VARCHAR(20) NOT NULL DEFAULT 'all_contributors',
    "event_seq" INTEGER NOT NULL DEFAULT 0,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project_members" (
    "user_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "role" VARCHAR(20) NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_visited_updates" TIMESTAMPTZ(3),

    CONSTRAINT "project_members_pkey" PRIMARY KEY ("user_id","project_id")
);

-- CreateTable
CREATE TABLE "project_views" (
    "user_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_views_pkey" PRIMARY KEY ("user_id","project_id")
);

-- CreateTable
CREATE TABLE "project_tasks" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" TEXT,
    "is_completed" BOOLEAN NOT NULL DEFAULT false,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subtasks" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "parent_task_id" UUID NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" TEXT,
    "is_completed" BOOLEAN NOT NULL DEFAULT false,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subtasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_members" (
    "user_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_members_pkey" PRIMARY KEY ("user_id","task_id")
);

-- CreateTable
CREATE TABLE "subtask_members" (
    "user_id" UUID NOT NULL,
    "subtask_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subtask_members_pkey" PRIMARY KEY ("user_id","subtask_id")
);

-- CreateTable
CREATE TABLE "updates" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "task_id" UUID,
    "subtask_id" UUID,
    "author_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "audio_url" VARCHAR(500),
    "audio_state" VARCHAR(20),
    "transcript" TEXT,
    "language" VARCHAR(10),
    "seq" INTEGER,
    "captured_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "updates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "update_revisions" (
    "id" UUID NOT NULL,
    "update_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "update_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comments" (
    "id" UUID NOT NULL,
    "update_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "translations" (
    "id" UUID NOT NULL,
    "update_id" UUID NOT NULL,
    "source_hash" VARCHAR(64) NOT NULL,
    "from_language" VARCHAR(10) NOT NULL,
    "to_language" VARCHAR(10) NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "uploads" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL DEFAULT 'audio',
    "state" VARCHAR(20) NOT NULL DEFAULT 'receiving',
    "size" INTEGER NOT NULL,
    "sha256" VARCHAR(64),
    "content_type" VARCHAR(100) NOT NULL,
    "received_parts" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "blob_key" VARCHAR(255),
    "update_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "recipient_id" UUID,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "connect_codes" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "code" VARCHAR(50) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_by" UUID,
    "used_at" TIMESTAMPTZ(3),
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "connect_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token" VARCHAR(100) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_reset_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "action_logs" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "action" VARCHAR(100) NOT NULL,
    "entity_type" VARCHAR(50) NOT NULL,
    "entity_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "ip_address" VARCHAR(45),
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "action_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "project_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" VARCHAR(50) NOT NULL,
    "entity_id" UUID NOT NULL,
    "actor_id" UUID,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("project_id","seq")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" VARCHAR(255) NOT NULL,
    "type" VARCHAR(100) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "paid_invoices" (
    "id" VARCHAR(255) NOT NULL,
    "business_id" UUID NOT NULL,
    "amount_paid" INTEGER NOT NULL,
    "currency" VARCHAR(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "paid_invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "key_hash" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "operator_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "method" VARCHAR(10) NOT NULL,
    "path" VARCHAR(500) NOT NULL,
    "key" VARCHAR(100) NOT NULL,
    "request_hash" VARCHAR(64) NOT NULL,
    "status" INTEGER,
    "answer" JSON,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","method","path","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "help_faqs" (
    "id" UUID NOT NULL,
    "title" VARCHAR(500) NOT NULL,
    "content" TEXT NOT NULL,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID,
    "updated_by" UUID,

    CONSTRAINT "help_faqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_documents" (
    "id" UUID NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "description" TEXT,
    "file_url" VARCHAR(500) NOT NULL,
    "file_size" INTEGER,
    "file_type" VARCHAR(50),
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "download_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID,
    "updated_by" UUID,

    CONSTRAINT "help_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_videos" (
    "id" UUID NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "description" TEXT,
    "video_url" VARCHAR(500) NOT NULL,
    "thumbnail_url" VARCHAR(500),
    "duration" INTEGER,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID,
    "updated_by" UUID,

    CONSTRAINT "help_videos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_support_guides" (
    "id" UUID NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "content" TEXT NOT NULL,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID,
    "updated_by" UUID,

    CONSTRAINT "help_support_guides_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "businesses_stripe_customer_id_key" ON "businesses"("stripe_customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "businesses_stripe_subscription_id_key" ON "businesses"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "businesses_owner_id_idx" ON "businesses"("owner_id");

-- CreateIndex
CREATE INDEX "businesses_created_at_id_idx" ON "businesses"("created_at", "id");

-- CreateIndex
CREATE INDEX "business_admins_user_id_idx" ON "business_admins"("user_id");

-- CreateIndex
CREATE INDEX "business_admins_invited_by_idx" ON "business_admins"("invited_by");

-- CreateIndex
CREATE UNIQUE INDEX "admin_invitations_token_key" ON "admin_invitations"("token");

-- CreateIndex
CREATE INDEX "admin_invitations_business_id_created_at_id_idx" ON "admin_invitations"("business_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "admin_invitations_email_idx" ON "admin_invitations"("email");

-- CreateIndex
CREATE INDEX "admin_invitations_invited_by_idx" ON "admin_invitations"("invited_by");

-- CreateIndex
CREATE INDEX "admin_invitations_accepted_by_idx" ON "admin_invitations"("accepted_by");

-- CreateIndex
CREATE INDEX "projects_business_id_created_at_id_idx" ON "projects"("business_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "projects_business_id_status_idx" ON "projects"("business_id", "status");

-- CreateIndex
CREATE INDEX "project_members_project_id_joined_at_user_id_idx" ON "project_members"("project_id", "joined_at", "user_id");

-- CreateIndex
CREATE INDEX "project_views_project_id_idx" ON "project_views"("project_id");

-- CreateIndex
CREATE INDEX "project_tasks_project_id_display_order_created_at_id_idx" ON "project_tasks"("project_id", "display_order", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "project_tasks_project_id_id_key" ON "project_tasks"("project_id", "id");

-- CreateIndex
CREATE INDEX "subtasks_project_id_parent_task_id_idx" ON "subtasks"("project_id", "parent_task_id");

-- CreateIndex
CREATE INDEX "subtasks_parent_task_id_display_order_created_at_id_idx" ON "subtasks"("parent_task_id", "display_order", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "subtasks_parent_task_id_id_key" ON "subtasks"("parent_task_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "subtasks_project_id_id_key" ON "subtasks"("project_id", "id");

-- CreateIndex
CREATE INDEX "task_members_user_id_project_id_idx" ON "task_members"("user_id", "project_id");

-- CreateIndex
CREATE INDEX "task_members_project_id_task_id_idx" ON "task_members"("project_id", "task_id");

-- CreateIndex
CREATE INDEX "subtask_members_user_id_project_id_idx" ON "subtask_members"("user_id", "project_id");

-- CreateIndex
CREATE INDEX "subtask_members_project_id_subtask_id_idx" ON "subtask_members"("project_id", "subtask_id");

-- CreateIndex
CREATE INDEX "updates_project_id_created_at_id_idx" ON "updates"("project_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "updates_project_id_task_id_created_at_id_idx" ON "updates"("project_id", "task_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "updates_task_id_subtask_id_created_at_id_idx" ON "updates"("task_id", "subtask_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "updates_subtask_id_created_at_id_idx" ON "updates"("subtask_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "updates_project_id_seq_idx" ON "updates"("project_id", "seq");

-- CreateIndex
CREATE INDEX "updates_author_id_idx" ON "updates"("author_id");

-- CreateIndex
CREATE INDEX "update_revisions_update_id_created_at_id_idx" ON "update_revisions"("update_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comments_update_id_created_at_id_idx" ON "comments"("update_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comments_author_id_idx" ON "comments"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "translations_update_id_source_hash_to_language_key" ON "translations"("update_id", "source_hash", "to_language");

-- CreateIndex
CREATE UNIQUE INDEX "uploads_blob_key_key" ON "uploads"("blob_key");

-- CreateIndex
CREATE UNIQUE INDEX "uploads_update_id_key" ON "uploads"("update_id");

-- CreateIndex
CREATE INDEX "uploads_user_id_created_at_id_idx" ON "uploads"("user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "uploads_state_created_at_idx" ON "uploads"("state", "created_at");

-- CreateIndex
CREATE INDEX "chat_messages_project_id_recipient_id_created_at_id_idx" ON "chat_messages"("project_id", "recipient_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "chat_messages_project_id_author_id_recipient_id_created_at__idx" ON "chat_messages"("project_id", "author_id", "recipient_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "chat_messages_author_id_idx" ON "chat_messages"("author_id");

-- CreateIndex
CREATE INDEX "chat_messages_recipient_id_idx" ON "chat_messages"("recipient_id");

-- CreateIndex
CREATE UNIQUE INDEX "connect_codes_code_key" ON "connect_codes"("code");

-- CreateIndex
CREATE INDEX "connect_codes_project_id_created_at_id_idx" ON "connect_codes"("project_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "connect_codes_used_by_idx" ON "connect_codes"("used_by");

-- CreateIndex
CREATE INDEX "connect_codes_created_by_idx" ON "connect_codes"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_tokens_token_key" ON "password_reset_tokens"("token");

-- CreateIndex
CREATE INDEX "password_reset_tokens_user_id_idx" ON "password_reset_tokens"("user_id");

-- CreateIndex
CREATE INDEX "action_logs_user_id_created_at_id_idx" ON "action_logs"("user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "action_logs_created_at_id_idx" ON "action_logs"("created_at", "id");

-- CreateIndex
CREATE INDEX "action_logs_entity_type_entity_id_idx" ON "action_logs"("entity_type", "entity_id");

-- CreateIndex
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

-- CreateIndex
CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events"("received_at");

-- CreateIndex
CREATE INDEX "paid_invoices_business_id_paid_at_idx" ON "paid_invoices"("business_id", "paid_at");

-- CreateIndex
CREATE INDEX "paid_invoices_paid_at_idx" ON "paid_invoices"("paid_at");

-- CreateIndex
CREATE UNIQUE INDEX "operator_sessions_key_hash_key" ON "operator_sessions"("key_hash");

-- CreateIndex
CREATE INDEX "operator_sessions_user_id_idx" ON "operator_sessions"("user_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "help_faqs_is_active_display_order_created_at_id_idx" ON "help_faqs"("is_active", "display_order", "created_at", "id");

-- CreateIndex
CREATE INDEX "help_faqs_created_by_idx" ON "help_faqs"("created_by");

-- CreateIndex
CREATE INDEX "help_faqs_updated_by_idx" ON "help_faqs"("updated_by");

-- CreateIndex
CREATE INDEX "help_documents_is_active_display_order_created_at_id_idx" ON "help_documents"("is_active", "display_order", "created_at", "id");

-- CreateIndex
CREATE INDEX "help_documents_created_by_idx" ON "help_documents"("created_by");

-- CreateIndex
CREATE INDEX "help_documents_updated_by_idx" ON "help_documents"("updated_by");

-- CreateIndex
CREATE INDEX "help_videos_is_active_display_order_created_at_id_idx" ON "help_videos"("is_active", "display_order", "created_at", "id");

-- CreateIndex
CREATE INDEX "help_videos_created_by_idx" ON "help_videos"("created_by");

-- CreateIndex
CREATE INDEX "help_videos_updated_by_idx" ON "help_videos"("updated_by");

-- CreateIndex
CREATE INDEX "help_support_guides_is_active_display_order_created_at_id_idx" ON "help_support_guides"("is_active", "display_order", "created_at", "id");

-- CreateIndex
CREATE INDEX "help_support_guides_created_by_idx" ON "help_support_guides"("created_by");

-- CreateIndex
CREATE INDEX "help_support_guides_updated_by_idx" ON "help_support_guides"("updated_by");

-- AddForeignKey
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_admins" ADD CONSTRAINT "business_admins_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_admins" ADD CONSTRAINT "business_admins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_admins" ADD CONSTRAINT "business_admins_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_accepted_by_fkey" FOREIGN KEY ("accepted_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subtasks" ADD CONSTRAINT "subtasks_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subtasks" ADD CONSTRAINT "subtasks_project_id_parent_task_id_fkey" FOREIGN KEY ("project_id", "parent_task_id") REFERENCES "project_tasks"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_members" ADD CONSTRAINT "task_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_members" ADD CONSTRAINT "task_members_project_id_task_id_fkey" FOREIGN KEY ("project_id", "task_id") REFERENCES "project_tasks"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_members" ADD CONSTRAINT "task_members_user_id_project_id_fkey" FOREIGN KEY ("user_id", "project_id") REFERENCES "project_members"("user_id", "project_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subtask_members" ADD CONSTRAINT "subtask_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subtask_members" ADD CONSTRAINT "subtask_members_project_id_subtask_id_fkey" FOREIGN KEY ("project_id", "subtask_id") REFERENCES "subtasks"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subtask_members" ADD CONSTRAINT "subtask_members_user_id_project_id_fkey" FOREIGN KEY ("user_id", "project_id") REFERENCES "project_members"("user_id", "project_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "updates" ADD CONSTRAINT "updates_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "updates" ADD CONSTRAINT "updates_project_id_task_id_fkey" FOREIGN KEY ("project_id", "task_id") REFERENCES "project_tasks"("project_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "updates" ADD CONSTRAINT "updates_task_id_subtask_id_fkey" FOREIGN KEY ("task_id", "subtask_id") REFERENCES "subtasks"("parent_task_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "updates" ADD CONSTRAINT "updates_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "update_revisions" ADD CONSTRAINT "update_revisions_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translations" ADD CONSTRAINT "translations_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_recipient_id_fkey" FOREIGN KEY ("recipient_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connect_codes" ADD CONSTRAINT "connect_codes_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connect_codes" ADD CONSTRAINT "connect_codes_used_by_fkey" FOREIGN KEY ("used_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connect_codes" ADD CONSTRAINT "connect_codes_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_logs" ADD CONSTRAINT "action_logs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "paid_invoices" ADD CONSTRAINT "paid_invoices_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_faqs" ADD CONSTRAINT "help_faqs_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_faqs" ADD CONSTRAINT "help_faqs_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_documents" ADD CONSTRAINT "help_documents_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_documents" ADD CONSTRAINT "help_documents_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_videos" ADD CONSTRAINT "help_videos_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_videos" ADD CONSTRAINT "help_videos_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_support_guides" ADD CONSTRAINT "help_support_guides_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_support_guides" ADD CONSTRAINT "help_support_guides_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- From here on by hand: what the schema file cannot say.

-- Enumerations (platform.txt section 3). Nothing (NULL) passes where the column allows it.
ALTER TABLE "users" ADD CONSTRAINT "users_language_check" CHECK (language IN ('en', 'es'));
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_subscription_status_check" CHECK (subscription_status IN ('active', 'past_due', 'canceled', 'incomplete', 'trialing', 'early_adopter'));
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_subscription_plan_check" CHECK (subscription_plan IN ('monthly', 'yearly'));
ALTER TABLE "projects" ADD CONSTRAINT "projects_status_check" CHECK (status IN ('active', 'completed', 'archived'));
ALTER TABLE "projects" ADD CONSTRAINT "projects_update_permission_check" CHECK (update_permission IN ('owner_only', 'owner_admin', 'all_contributors'));
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_role_check" CHECK (role IN ('owner', 'worker'));
ALTER TABLE "updates" ADD CONSTRAINT "updates_audio_state_check" CHECK (audio_state IN ('pending', 'transcribing', 'done', 'failed'));
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_check" CHECK (kind IN ('audio'));
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_state_check" CHECK (state IN ('receiving', 'complete', 'failed'));

-- Lengths (CONTRACT, "Lengths"). Characters here, UTF-16 units in the application: never stricter than it.
ALTER TABLE "users" ADD CONSTRAINT "users_name_length_check" CHECK (char_length(name) >= 1);
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_name_length_check" CHECK (char_length(name) >= 1);
ALTER TABLE "projects" ADD CONSTRAINT "projects_name_length_check" CHECK (char_length(name) >= 1);
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_name_length_check" CHECK (char_length(name) >= 1);
ALTER TABLE "subtasks" ADD CONSTRAINT "subtasks_name_length_check" CHECK (char_length(name) >= 1);
ALTER TABLE "users" ADD CONSTRAINT "users_email_length_check" CHECK (char_length(email) >= 1);
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_email_length_check" CHECK (char_length(email) >= 1);
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_description_length_check" CHECK (char_length(description) <= 5000);
ALTER TABLE "projects" ADD CONSTRAINT "projects_description_length_check" CHECK (char_length(description) <= 5000);
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_description_length_check" CHECK (char_length(description) <= 5000);
ALTER TABLE "subtasks" ADD CONSTRAINT "subtasks_description_length_check" CHECK (char_length(description) <= 5000);
ALTER TABLE "updates" ADD CONSTRAINT "updates_content_length_check" CHECK (char_length(content) BETWEEN 1 AND 10000);
ALTER TABLE "update_revisions" ADD CONSTRAINT "update_revisions_content_length_check" CHECK (char_length(content) BETWEEN 1 AND 10000);
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_length_check" CHECK (char_length(content) BETWEEN 1 AND 4000);
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_content_length_check" CHECK (char_length(content) BETWEEN 1 AND 4000);
ALTER TABLE "help_faqs" ADD CONSTRAINT "help_faqs_title_length_check" CHECK (char_length(title) >= 1);
ALTER TABLE "help_faqs" ADD CONSTRAINT "help_faqs_content_length_check" CHECK (char_length(content) >= 1);
ALTER TABLE "help_support_guides" ADD CONSTRAINT "help_support_guides_title_length_check" CHECK (char_length(title) >= 1);
ALTER TABLE "help_support_guides" ADD CONSTRAINT "help_support_guides_content_length_check" CHECK (char_length(content) >= 1);
ALTER TABLE "help_documents" ADD CONSTRAINT "help_documents_title_length_check" CHECK (char_length(title) >= 1);
ALTER TABLE "help_videos" ADD CONSTRAINT "help_videos_title_length_check" CHECK (char_length(title) >= 1);
ALTER TABLE "connect_codes" ADD CONSTRAINT "connect_codes_code_length_check" CHECK (char_length(code) >= 1);

-- Columns that only make sense together.
ALTER TABLE "updates" ADD CONSTRAINT "updates_place_check" CHECK (subtask_id IS NULL OR task_id IS NOT NULL);
ALTER TABLE "projects" ADD CONSTRAINT "projects_completed_at_check" CHECK ((completed_at IS NOT NULL) = (status = 'completed'));
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_completed_at_check" CHECK ((completed_at IS NOT NULL) = is_completed);
ALTER TABLE "subtasks" ADD CONSTRAINT "subtasks_completed_at_check" CHECK ((completed_at IS NOT NULL) = is_completed);
ALTER TABLE "connect_codes" ADD CONSTRAINT "connect_codes_used_by_check" CHECK (used_at IS NOT NULL OR used_by IS NULL);
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_accepted_by_check" CHECK (accepted_at IS NOT NULL OR accepted_by IS NULL);
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_early_adopter_check" CHECK (early_adopter_granted_at IS NOT NULL OR NOT is_early_adopter);

-- Numbers.
ALTER TABLE "users" ADD CONSTRAINT "users_session_version_check" CHECK (session_version >= 0);
ALTER TABLE "projects" ADD CONSTRAINT "projects_event_seq_check" CHECK (event_seq >= 0);
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_seq_check" CHECK (seq >= 0);
ALTER TABLE "updates" ADD CONSTRAINT "updates_seq_check" CHECK (seq > 0);
ALTER TABLE "events" ADD CONSTRAINT "events_seq_check" CHECK (seq > 0);
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_size_check" CHECK (size > 0);
ALTER TABLE "paid_invoices" ADD CONSTRAINT "paid_invoices_amount_paid_check" CHECK (amount_paid >= 0);
ALTER TABLE "help_documents" ADD CONSTRAINT "help_documents_file_size_check" CHECK (file_size >= 0);
ALTER TABLE "help_documents" ADD CONSTRAINT "help_documents_download_count_check" CHECK (download_count >= 0);
ALTER TABLE "help_videos" ADD CONSTRAINT "help_videos_duration_check" CHECK (duration >= 0);
ALTER TABLE "help_videos" ADD CONSTRAINT "help_videos_view_count_check" CHECK (view_count >= 0);

-- One pending invitation for each business and address.
CREATE UNIQUE INDEX "admin_invitations_pending_key" ON "admin_invitations" ("business_id", "email") WHERE "accepted_at" IS NULL;

-- One member with the role owner in each project.
CREATE UNIQUE INDEX "project_members_owner_key" ON "project_members" ("project_id") WHERE "role" = 'owner';
