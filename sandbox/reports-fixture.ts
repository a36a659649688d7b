import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

type SentenceFile =
  | "secrets"
  | "innocent"
  | "planted"
  | "harmless"
  | "planted-held-out"
  | "harmless-held-out"
  | "planted-third"
  | "harmless-third";

/** What the customer report's check is tried with: one sentence a line. */
export function sentencesFor(file: SentenceFile): string[] {
  const path = join(import.meta.dirname, `../lib/reports/confidential/${file}.txt`);
  return readFileSync(path, "utf8").trim().split("\n");
}

/** An update as the table has it. */
interface Row {
  content: string;
  taskId?: string | null;
  subtaskId?: string | null;
  /** ISO 8601. */
  at?: string;
}

/** Many updates of one author in one statement; returns their ids. */
export async function addUpdates(
  sql: Client,
  { projectId, authorId }: { projectId: string; authorId: string },
  rows: Row[],
): Promise<string[]> {
  const { rows: added } = await sql.query<{ id: string }>(
    `INSERT INTO updates (id, project_id, task_id, subtask_id, author_id, content, created_at)
     SELECT gen_random_uuid(), $1, r."taskId", r."subtaskId", $2, r.content, COALESCE(r.at, now())
     FROM jsonb_to_recordset($3::jsonb) AS r (content text, "taskId" uuid, "subtaskId" uuid, at timestamptz)
     RETURNING id`,
    [projectId, authorId, JSON.stringify(rows)],
  );
  return added.map(({ id }) => id);
}
