-- How notifications reach people outside of the app: what they want, where they are pushed to, and what was sent.
CREATE TABLE "notification_preferences" (
    "user_id" UUID NOT NULL,
    "kinds" JSONB NOT NULL DEFAULT '{}',
    "quiet_from" VARCHAR(5),
    "quiet_to" VARCHAR(5),
    "quiet_weekends" BOOLEAN NOT NULL DEFAULT false,
    "shows_text" BOOLEAN NOT NULL DEFAULT false,
    "device_time_zone" VARCHAR(64),
    "digest_day" DATE,
    "digested_up_to" TIMESTAMPTZ(3),

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "notification_preferences_quiet_check" CHECK (
      num_nonnulls(quiet_from, quiet_to) = 0 OR (quiet_from <> quiet_to
        AND quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$' AND quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$') IS TRUE)
);
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "project_mutes" (
    "user_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "project_mutes_pkey" PRIMARY KEY ("user_id", "project_id")
);
CREATE INDEX "project_mutes_project_id_idx" ON "project_mutes"("project_id");
ALTER TABLE "project_mutes" ADD CONSTRAINT "project_mutes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_mutes" ADD CONSTRAINT "project_mutes_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Ends with the session in which it was made, which is noted beside the account.
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint" VARCHAR(1000) NOT NULL,
    "p256dh" VARCHAR(88) NOT NULL,
    "auth" VARCHAR(24) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions"("session_id");
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sign_ins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "push_deliveries" (
    "notification_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_deliveries_pkey" PRIMARY KEY ("notification_id", "subscription_id")
);
CREATE INDEX "push_deliveries_subscription_id_sent_at_idx" ON "push_deliveries"("subscription_id", "sent_at");
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "mail_deliveries" (
    "notification_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_deliveries_pkey" PRIMARY KEY ("notification_id")
);
CREATE INDEX "mail_deliveries_user_id_sent_at_idx" ON "mail_deliveries"("user_id", "sent_at");
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
