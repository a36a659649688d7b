import type { JobName } from "./job-catalogue";
import { db, Prisma } from "@/lib/kernel/db";

/*
 * Businesses take turns (start-time fair queueing). A trigger on the queue's table numbers each job: its turn is the one after its
 * business's last, and no earlier than the one being served, no matter whose. The queue fetches by priority, which is the turn's
 * negative: so somebody who has nothing waiting comes next, whatever others have queued. A retry takes a new turn. `job_turns`
 * has the last turn of each business, and under no name the one being served. And where jobs take long, no business has all
 * workers (`ofOneBusiness`): a turn comes at once then.
 */

/** Makes the queue's table, which is the library's, number the jobs of a group. Safe to repeat, and to run by several processes at once. */
export const ADD_TURNS = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'take_turn' AND tgrelid = 'pgboss.job'::regclass) THEN
      CREATE OR REPLACE TRIGGER take_turn BEFORE INSERT ON pgboss.job FOR EACH ROW
        WHEN (NEW.group_id IS NOT NULL AND NEW.state IN ('created', 'retry')) EXECUTE FUNCTION take_turn();
    END IF;
  END $$`;

/** Notes that a job is being run: what is queued from now on does not come before it. */
export async function noteTurn(queue: JobName, priority: number): Promise<void> {
  // Without a turn: of a group that a release before turns queued, or the installation's own.
  if (priority >= 0) return;
  await db().$executeRaw(Prisma.sql`
    INSERT INTO job_turns AS known (queue, whose, turn) VALUES (${queue}, '', ${-priority}::int)
    ON CONFLICT (queue, whose) DO UPDATE SET turn = EXCLUDED.turn WHERE known.turn < EXCLUDED.turn`);
}
