-- Which subscriptions ended when: a few entries among millions.
CREATE INDEX "action_logs_subscriptions_idx" ON "action_logs" ("created_at") WHERE action = 'business.subscription-changed';

-- How many people did something on a day, from the index alone.
CREATE INDEX "action_logs_people_idx" ON "action_logs" ("created_at", "user_id") WHERE user_id IS NOT NULL;
