import type { ChosenView } from "./limits";
import type { Actor } from "@/lib/access/actor";
import type { ProjectScope } from "@/lib/access/authorize";
import { db, Prisma } from "@/lib/db";

/** What the project's page remembers of a reader. */
export interface Visit {
  /** Whether they have never had its updates marked as viewed. */
  isFirst: boolean;
  chosenView: ChosenView | null;
}

/** Reads it in one statement. Joining counts as viewing but not as a visit; managers without a membership have no other mark. */
export async function readVisit(actor: Actor, { project }: ProjectScope): Promise<Visit> {
  const [row] = await db().$queryRaw<Visit[]>(Prisma.sql`
    SELECT v.view AS "chosenView",
           CASE WHEN m.user_id IS NULL THEN v.user_id IS NULL ELSE m.last_visited_updates IS NULL END AS "isFirst"
    FROM projects p
    LEFT JOIN project_views v ON v.project_id = p.id AND v.user_id = ${actor.id}::uuid
    LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = ${actor.id}::uuid
    WHERE p.id = ${project.id}::uuid`);
  return row ?? { isFirst: true, chosenView: null };
}
