import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newCode, newProject, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { type Answer, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const PEOPLE = 100;

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(server, { name: "Worker" })));

async function freshCode(): Promise<{ projectId: string; code: string }> {
  const projectId = await newProject(site.rosa, site.businessId);
  return { projectId, code: await newCode(site.rosa, projectId) };
}

function join(
  client: SignedInClient,
  connectCode: string,
  headers = {},
): Promise<Answer<{ code?: string; projectId?: string }>> {
  return client.post("/api/join", { connectCode }, { headers });
}

interface Traces {
  members: string[];
  usedBy: string | null;
  logs: number;
  events: number;
}

/** The members besides the project's creator, who used the code, and how many joins the log and the events hold. */
async function traces(projectId: string, code: string): Promise<Traces> {
  const { rows } = await database.query<Traces>(
    `SELECT ARRAY(SELECT user_id FROM project_members WHERE project_id = $1 AND role = 'worker') AS members,
            (SELECT used_by FROM connect_codes WHERE code = $2) AS "usedBy",
            (SELECT count(*)::int FROM action_logs WHERE entity_id = $1 AND action = 'member.joined') AS logs,
            (SELECT count(*)::int FROM events WHERE project_id = $1 AND type = 'member.joined') AS events`,
    [projectId, code],
  );
  return rows[0]!;
}

function tally(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test.each([
  ["", () => ({})],
  [", each under a key of its own", (n: number) => ({ "idempotency-key": `join-${n}` })],
])(
  `of ${PEOPLE} people who join with one code at once%s, one is in and the code is gone for the others`,
  async (_, headersOf) => {
    const rounds = proofCount(25, 2);
    for (let round = 0; round < rounds; round += 1) {
      const { projectId, code } = await freshCode();
      const answers = await Promise.all(
        people.map((person, n) => join(person, code, headersOf(round * PEOPLE + n))),
      );
      expect(tally(answers)).toEqual({ 200: 1, 410: PEOPLE - 1 });
      const winner = people[answers.findIndex(({ status }) => status === 200)]?.user.id;
      expect(await traces(projectId, code)).toEqual({
        members: [winner],
        usedBy: winner,
        logs: 1,
        events: 1,
      });
    }
  },
);

test("one person who joins twice concurrently becomes a member once, and gets a conflict", async (context) => {
  const rounds = proofCount(100, 5);
  for (let round = 0; round < rounds; round += 1) {
    const { projectId, code } = await freshCode();
    const june = people[round % PEOPLE]!;
    const answers = await Promise.all([join(june, code), join(june, code)]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    for (const { body } of answers) expect(body.projectId).toBe(projectId);
    expect(await traces(projectId, code)).toEqual({
      members: [june.user.id],
      usedBy: june.user.id,
      logs: 1,
      events: 1,
    });
  }
  report(context, { rounds });
});
