import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import {
  addBusiness,
  addMessage,
  addProject,
  addRecording,
  addSubtask,
  addTask,
  addUpdate,
  addUser,
} from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

const database = await forThisFile(createTestDatabase());
vi.stubEnv("DATABASE_URL", database.url);
// The helpers above have read the environment already.
vi.resetModules();
const sql = await forThisFile(connect(database.url));

afterAll(async () => {
  const { disconnect } = await import("@/lib/kernel/db");
  await disconnect();
  vi.unstubAllEnvs();
});

test("texts that came without their language get it, and those that have one keep it", async () => {
  const project = await addProject(sql, await addBusiness(sql, (await addUser(sql)).id));
  const task = await addTask(sql, project);
  const subtask = await addSubtask(sql, project, task);
  const known = await addTask(sql, project);
  await sql.query("UPDATE projects SET description = 'La grúa llega el lunes por la mañana' WHERE id = $1", [
    project,
  ]);
  await sql.query("UPDATE project_tasks SET name = 'Set the windows on the north side' WHERE id = $1", [
    task,
  ]);
  await sql.query("UPDATE subtasks SET name = '4 x 6' WHERE id = $1", [subtask]);
  await sql.query("UPDATE project_tasks SET language = 'fr' WHERE id = $1", [known]);
  const { determineLanguages } = await import("./determine-languages");
  await determineLanguages();
  const { rows } = await sql.query<{ language: string | null }>(
    `SELECT language FROM projects UNION ALL (SELECT language FROM project_tasks ORDER BY id = $1 DESC)
     UNION ALL SELECT language FROM subtasks`,
    [task],
  );
  expect(rows.map(({ language }) => language)).toEqual(["es", "en", "fr", null]);
});

test("what was typed beside a recording without its language gets it, and what was composed of what was said does not", async () => {
  const { id: authorId } = await addUser(sql);
  const projectId = await addProject(sql, await addBusiness(sql, authorId));
  const said = "Traigan la escalera mañana por la mañana";
  const record = async (of: { updateId: string } | { messageId: string }) => {
    const upload = await addRecording(sql, authorId, { ...of, state: "done" });
    await sql.query("UPDATE recordings SET transcript = $2, language = 'es' WHERE upload_id = $1", [
      upload,
      said,
    ]);
  };
  const contents = ["Grieta en la viga del lado norte", "B-6, 92 5/8", said, "Audio update"];
  for (const content of contents) {
    await record({ updateId: await addUpdate(sql, { projectId, authorId, content }) });
    await record({ messageId: await addMessage(sql, { projectId, authorId, content }) });
  }
  await addUpdate(sql, { projectId, authorId, content: "Falta la cimbra del lado norte" });
  const { determineLanguages } = await import("./determine-languages");
  await determineLanguages();
  for (const table of ["updates", "chat_messages"])
    expect(
      (await sql.query(`SELECT content, language FROM ${table} WHERE language IS NOT NULL`)).rows,
    ).toEqual([{ content: contents[0], language: "es" }]);
});
