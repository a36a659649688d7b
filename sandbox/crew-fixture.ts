import type { Cast } from "./cast";
import { addMember, addProject, addSubtask, addTask, assignSubtask, assignTask } from "./rows";

/** A project of Ortiz Framing: Mateo is assigned to a task, Luis only to a subtask of it, June to nothing. */
export interface Crew {
  id: string;
  framing: string;
  joists: string;
  sill: string;
  roofing: string;
}

/** A new project with the same people and places as Harlow Street, and no updates. */
export async function newCrew({ sql, ortiz, dale, mateo, june, luis }: Cast): Promise<Crew> {
  const id = await addProject(sql, ortiz);
  await addMember(sql, id, dale.user.id, "owner");
  for (const { user } of [mateo, june, luis]) await addMember(sql, id, user.id);
  const framing = await addTask(sql, id, "Framing");
  const joists = await addSubtask(sql, id, framing, "Joists");
  const sill = await addSubtask(sql, id, framing, "Sill plates");
  const roofing = await addTask(sql, id, "Roofing");
  // Rows created within the same millisecond have no defined order.
  await sql.query("UPDATE project_tasks SET display_order = -1 WHERE id = $1", [framing]);
  await sql.query("UPDATE subtasks SET display_order = -1 WHERE id = $1", [joists]);
  await assignTask(sql, id, framing, mateo.user.id);
  await assignSubtask(sql, id, joists, luis.user.id);
  return { id, framing, joists, sill, roofing };
}
