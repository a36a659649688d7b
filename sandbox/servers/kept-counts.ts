import type { Client } from "pg";

const BY_AUTHOR = `
  SELECT 'author' AS kind, author_id, NULL::uuid AS task_id, NULL::uuid AS place_id, total, unassigned
  FROM author_update_counts WHERE project_id = $1`;
const BY_PLACE = `
  SELECT 'place', author_id, task_id, place_id, total, 0 FROM place_update_counts WHERE project_id = $1`;
const TOTALS = `
  SELECT 'project', NULL::uuid, NULL::uuid, NULL::uuid, total, unassigned FROM project_update_totals WHERE project_id = $1 AND total > 0
  UNION ALL SELECT 'total', NULL::uuid, task_id, place_id, total, 0 FROM place_update_totals WHERE project_id = $1`;

const COUNTED = `
  SELECT 'author', author_id, NULL::uuid, NULL::uuid, count(*)::int, sum(CASE WHEN task_id IS NULL THEN 1 ELSE 0 END)::int
  FROM counted GROUP BY author_id
  UNION ALL SELECT 'place', author_id, task_id, task_id, count(*)::int, 0
  FROM counted WHERE task_id IS NOT NULL AND subtask_id IS NULL GROUP BY author_id, task_id
  UNION ALL SELECT 'place', author_id, task_id, subtask_id, count(*)::int, 0
  FROM counted WHERE subtask_id IS NOT NULL GROUP BY author_id, task_id, subtask_id
  UNION ALL SELECT 'project', NULL, NULL, NULL, count(*)::int, (count(*) FILTER (WHERE task_id IS NULL))::int
  FROM counted HAVING count(*) > 0
  UNION ALL SELECT 'total', NULL, task_id, COALESCE(subtask_id, task_id), count(*)::int, 0
  FROM counted WHERE task_id IS NOT NULL GROUP BY task_id, COALESCE(subtask_id, task_id)`;

/** The update counts of a project that differ between the stored counts and the updates themselves, without those withdrawn. */
export async function miscounted(sql: Client, projectId: string): Promise<unknown[]> {
  const kept = `${BY_AUTHOR} UNION ALL ${BY_PLACE} UNION ALL ${TOTALS}`;
  const { rows } = await sql.query<object>(
    `WITH counted AS (SELECT * FROM updates WHERE project_id = $1 AND withdrawn_at IS NULL)
     ((${kept}) EXCEPT ALL (${COUNTED})) UNION ALL ((${COUNTED}) EXCEPT ALL (${kept}))`,
    [projectId],
  );
  return rows;
}
