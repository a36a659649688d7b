import { GUIDE, type StoredGuide } from "./guide";
import type { Actor } from "@/lib/access/actor";
import type { ProjectScope } from "@/lib/access/authorize";
import { newIn, readerIn, UNASSIGNED, withMark } from "@/lib/access/new-in-place";
import { Prisma, query } from "@/lib/kernel/db";
import type { VisitView } from "@/lib/projects/view";
import { notFound } from "@/lib/shared/errors";

type StoredVisit = Omit<VisitView, "guide"> & { guide: StoredGuide | null };

/** Reads it in one statement. Joining counts as viewing but not as a visit; managers without a membership have no other mark. */
export async function readVisit(actor: Actor, scope: ProjectScope): Promise<StoredVisit> {
  const [row] = await query<StoredVisit>(Prisma.sql`
    WITH ${readerIn(actor.id, Prisma.sql`SELECT ${scope.project.id}::uuid`)},
    kept AS MATERIALIZED (${withMark(Prisma.sql`
      SELECT r.*, r.project_id AS place_id,
             COALESCE(t.unassigned, 0) - COALESCE(own.unassigned, 0) AS others
      FROM reader r LEFT JOIN project_update_totals t ON t.project_id = r.project_id
      LEFT JOIN author_update_counts own ON own.project_id = r.project_id AND own.author_id = r.user_id`)})
    SELECT v.view AS "chosenView", ${newIn(UNASSIGNED)} AS "unassignedNewCount", ${GUIDE} AS guide,
           CASE WHEN m.user_id IS NULL THEN v.user_id IS NULL ELSE m.last_visited_updates IS NULL END AS "isFirstVisit"
    FROM kept k JOIN projects p ON p.id = k.project_id
    LEFT JOIN project_views v ON v.project_id = k.project_id AND v.user_id = k.user_id
    LEFT JOIN project_members m ON m.project_id = k.project_id AND m.user_id = k.user_id`);
  if (!row) throw notFound();
  return row;
}
