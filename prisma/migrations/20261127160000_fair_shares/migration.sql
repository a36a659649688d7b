-- What businesses share: the AI service's day, the job queue, and storage.

-- CreateTable
CREATE TABLE "ai_free_costs" (
    "day" DATE NOT NULL,
    "micro_dollars" BIGINT NOT NULL,

    CONSTRAINT "ai_free_costs_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "business_bytes" (
    "business_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "business_bytes_pkey" PRIMARY KEY ("business_id","month")
);

-- CreateTable
CREATE TABLE "job_turns" (
    "queue" VARCHAR(50) NOT NULL,
    "whose" VARCHAR(50) NOT NULL,
    "turn" INTEGER NOT NULL,

    CONSTRAINT "job_turns_pkey" PRIMARY KEY ("queue","whose")
);

-- What was posted this month before.
INSERT INTO business_bytes (business_id, month, bytes)
SELECT p.business_id, date_trunc('month', now() AT TIME ZONE 'UTC')::date, sum(file.size)
FROM uploads file LEFT JOIN updates u ON u.id = file.update_id LEFT JOIN chat_messages m ON m.id = file.message_id
JOIN projects p ON p.id = COALESCE(u.project_id, m.project_id)
WHERE COALESCE(u.created_at, m.created_at) >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
GROUP BY p.business_id;

-- Numbers a job that somebody's turn comes to, and so its place in the queue; the trigger is added once the queue's own table exists
-- (lib/events/turns.ts). Waits for nobody: of jobs that the same business queues in several transactions at once, some get the same turn.
CREATE FUNCTION take_turn() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  served int := COALESCE((SELECT turn FROM job_turns WHERE queue = NEW.name AND whose = ''), 1);
  own int;
BEGIN
  IF pg_try_advisory_xact_lock(hashtextextended(NEW.name || ' ' || NEW.group_id, 0)) THEN
    INSERT INTO job_turns AS known (queue, whose, turn) VALUES (NEW.name, NEW.group_id, served)
    ON CONFLICT (queue, whose) DO UPDATE SET turn = GREATEST(served, known.turn + 1) RETURNING turn INTO own;
  ELSE
    SELECT GREATEST(served, turn + 1) INTO own FROM job_turns WHERE queue = NEW.name AND whose = NEW.group_id;
  END IF;
  NEW.priority := -COALESCE(own, served);
  RETURN NEW;
END
$$;
