import type { Asker } from "./cases";
import { addAdmin, addBusiness, addMember, addUpdate, addUser } from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";

/* What the targets of several calls are made of. */

/** The asker, or June for a visitor: those who cannot sign in have written something, too. */
export function authorOf({ june }: Cast, { id, kind }: Asker): string {
  return kind === "visitor" ? june.user.id : id;
}

/** A worker of Harlow Street without an assignment. */
export async function newMember({ sql, harlow }: Cast): Promise<string> {
  const { id } = await addUser(sql);
  await addMember(sql, harlow.id, id);
  return id;
}

/** A business without a plan, with the same people as Ortiz Framing. */
export async function unpaidBusiness({ sql, rosa, dale, nadia }: Cast): Promise<string> {
  const id = await addBusiness(sql, rosa.user.id);
  for (const { user } of [dale, nadia]) await addAdmin(sql, id, user.id);
  return id;
}

/** An update in a place of Harlow Street. */
export async function updateIn(
  { sql, harlow }: Cast,
  place: keyof Site["updates"],
  authorId: string,
): Promise<string> {
  const { rows } = await sql.query<{ task: string | null; subtask: string | null }>(
    "SELECT task_id AS task, subtask_id AS subtask FROM updates WHERE id = $1",
    [harlow.updates[place]],
  );
  const at = { taskId: rows[0]?.task ?? null, subtaskId: rows[0]?.subtask ?? null };
  return addUpdate(sql, { projectId: harlow.id, authorId, ...at });
}
