import { expect, test } from "vitest";
import { hashPassword } from "@/lib/account/password/password";
import { LARGE_IDS, LARGE_MAIL, seedLarge } from "@/prisma/seed/large-rows";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { type SignedInClient, signIn } from "@/sandbox/http/http-client";
import { judgesDurations, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Insights of 90 days and a diary of 3,000 updates in a business that posted a million in ten years, two in five of the latest spoken. */
const UPDATES = 1_000_000;
const MOST_MS = 100;
const CALLS = 21;

const database = await forThisFile(createTestDatabase());
const sql = await connect(database.url);
await seedLarge(sql, await hashPassword("a long password"), { projects: 200, updates: UPDATES });
await sql.query("SET session_replication_role = replica");
await sql.query(`
    UPDATE updates u SET created_at = now() - (p.event_seq - u.seq) * interval '10 years' / p.event_seq
    FROM projects p WHERE p.id = u.project_id`);
await sql.query(`
    WITH spoken AS (
      INSERT INTO uploads (id, user_id, kind, state, size, sha256, content_type, blob_key, update_id, completed_at)
      SELECT gen_random_uuid(), author_id, 'audio', 'complete', 1, 'hash', 'audio/webm', 'audio/' || id, id, now()
      FROM updates WHERE created_at > now() - interval '1 year' AND seq % 5 < 2 RETURNING id)
    INSERT INTO recordings (upload_id, state, duration_ms) SELECT id, 'failed', 40000 FROM spoken`);
// As the triggers would, which are off.
await sql.query("UPDATE updates u SET recording_ms = 40000 FROM uploads file WHERE file.update_id = u.id");
await sql.query("VACUUM (ANALYZE)");
await sql.end();
const server = await forThisFile(startTestServer({ databaseUrl: database.url, env: { JOBS: "off" } }));

test("a project's and a business's insights of 90 days and a diary of 3,000 updates come in a tenth of a second", async (context) => {
  const owner = await signIn(server, `owner@${LARGE_MAIL}`, "a long password");
  const crew = await signIn(server, `crew1@${LARGE_MAIL}`, "a long password");
  const project = `/api/projects/${LARGE_IDS.bigProject}/insights?days=90`;
  const figures = {
    "project ms": await medianOf(owner, project),
    "business ms": await medianOf(owner, `/api/businesses/${LARGE_IDS.business}/insights?days=90`),
    "a member's ms": await medianOf(crew, project),
    "diary ms": await medianOf(
      owner,
      `/api/projects/${LARGE_IDS.bigProject}/diary?from=${day(13)}&to=${day(0)}`,
    ),
  };
  const { body } = await owner.get<{ updates: number; spoken: number }>(project);
  report(context, {
    updates: UPDATES,
    "in the project's period": body.updates,
    spoken: body.spoken,
    ...figures,
  });
  expect(body.spoken).toBeGreaterThan(1000);
  if (judgesDurations) expect(Math.max(...Object.values(figures))).toBeLessThanOrEqual(MOST_MS);
}, 120_000);

/** YYYY-MM-DD, some days ago. */
function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}

async function medianOf(reader: SignedInClient, path: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const begun = performance.now();
    expect((await reader.download(path)).status).toBe(200);
    times.push(performance.now() - begun);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(CALLS / 2)] ?? 0);
}
