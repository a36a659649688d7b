-- A deleted account is no user any more: its row stays for what it posted, and is not counted.
ALTER TABLE "users" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);
ALTER TABLE "businesses" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);

UPDATE users u SET deleted_at = l.created_at
FROM action_logs l WHERE l.action = 'user.deleted' AND l.entity_id = u.id;
UPDATE businesses b SET deleted_at = l.created_at
FROM action_logs l WHERE l.action = 'business.deleted' AND l.entity_id = b.id;
