import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { PLAN } from "@/sandbox/fixtures/kickoff-fixture";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const SIMULTANEOUS = 20;
const SUBTASKS = Array.from({ length: 60 }, (_, n) => ({ name: `Step ${n}`, isCompleted: n % 2 === 0 }));
const FOLDERS = Array.from({ length: 20 }, (_, n) => ({
  name: `Stage ${n}`,
  description: "Work",
  subtasks: SUBTASKS,
}));

const server = await forThisFile(startTestServer({ env: {} }));
const site = await rosasSite(server);
const sql = await forThisFile(connect(server.databaseUrl));

const create = (title: string, key: string) =>
  site.rosa.post<{ projectId: string }>(
    "/api/kickoff/create",
    { ...PLAN, title, folders: FOLDERS, businessId: site.businessId },
    { headers: { "idempotency-key": key } },
  );

/** What there is of a project: itself, members, folders, subtasks, events. */
async function rowsOf(title: string): Promise<number[]> {
  const of = (table: string) =>
    `(SELECT count(*)::int FROM ${table} t JOIN projects p ON p.id = t.project_id WHERE p.name = $1)`;
  const { rows } = await sql.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM projects WHERE name = $1) AS projects, ${of("project_members")} AS members,
            ${of("project_tasks")} AS tasks, ${of("subtasks")} AS subtasks, ${of("events")} AS events`,
    [title],
  );
  return Object.values(rows[0] ?? {});
}

const WHOLE = [1, 1, FOLDERS.length, FOLDERS.length * SUBTASKS.length, 1];

test("20 creations at once of one proposal with one key are one project", async (context) => {
  const rounds = proofCount(10, 1);
  for (let round = 0; round < rounds; round += 1) {
    const title = `At once ${round}`;
    const answers = await Promise.all(Array.from({ length: SIMULTANEOUS }, () => create(title, title)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.projectId)).size).toBe(1);
    expect(await rowsOf(title)).toEqual(WHOLE);
  }
  report(context, { rounds, creations: rounds * SIMULTANEOUS, projects: rounds });
});

test(
  "killed in the middle of a creation: all or nothing, and the same key completes it",
  { timeout: 600_000 },
  async (context) => {
    const kills = proofCount(25, 2);
    const begun = performance.now();
    await create("Not killed", "Not killed");
    const took = performance.now() - begun;
    let nothing = 0;
    for (let n = 0; n < kills; n += 1) {
      const title = `Killed ${n}`;
      const creation = create(title, title).catch(() => null);
      // From before its first statement to after its answer, whatever the machine takes for one.
      await sleep((2 * took * (n + 0.5)) / kills);
      await server.kill();
      await creation;
      await server.restart();
      const rows = await rowsOf(title);
      if (rows[0] === 0) nothing += 1;
      expect(rows).toEqual(rows[0] === 0 ? [0, 0, 0, 0, 0] : WHOLE);
      expect((await create(title, title)).status).toBe(201);
      expect(await rowsOf(title)).toEqual(WHOLE);
    }
    report(context, { kills, nothing, whole: kills - nothing });
  },
);
