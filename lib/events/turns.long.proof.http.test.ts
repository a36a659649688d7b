import { afterEach, describe, expect, test, vi } from "vitest";
import type { UpdateView } from "@/lib/updates/view";
import type { AiLog } from "@/sandbox/ai/ai-log";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { untilIdle } from "@/sandbox/database/until-idle";
import { newWorker, rosasSite, type Site } from "@/sandbox/fixtures/site-fixture";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import { sayingOf, clipOf, uploadClip } from "@/sandbox/fixtures/sound/voice-fixture";
import { signUp, type SignedInClient } from "@/sandbox/http/http-client";
import { isFullProof, judgesDurations, proofCount, report } from "@/sandbox/run/steps/proof";
import { aiEnv } from "@/sandbox/servers/own-server";
import { startTestServer } from "@/sandbox/servers/test-server";

/* What a business waits for while another one has queued very much. */

const POSTS = proofCount(115, 16);
const RECORDINGS = proofCount(60, 30);
const MAILS = proofCount(1_000, 200);
/** How long each call to the service takes. */
const SERVICE_MS = proofCount(1_200, 500);
const TIMES = proofCount(5, 2);
const PATIENCE = { timeout: 240_000, interval: 10 };

interface Crew extends Site {
  worker: SignedInClient;
}

async function newCrew(): Promise<Crew> {
  const site = await rosasSite(server);
  return { ...site, worker: await newWorker(server, site, { name: "Luis Vega", language: "es" }) };
}

const server = await forThisFile(startTestServer({ ai: true }));
const { databaseUrl } = server;
// They take each other's jobs, so that both need the recordings.
const env = { ...aiEnv(server.ai), DATA_DIR: server.dataDir };
const second = isFullProof ? await forThisFile(startTestServer({ databaseUrl, env })) : null;
const sql = await forThisFile(connect(databaseUrl));
const [busy, stranger] = [await newCrew(), await newCrew()];

afterEach(() => server.ai.log.clear());

const slowly = (log: AiLog) => log.plant({ delayMs: SERVICE_MS });

let texts = 0;
async function post({ worker, projectId }: Crew, more: object = {}): Promise<string> {
  texts += 1;
  const content = `Faltan ${texts} cajas de clavos en la losa.`;
  const { status, body } = await worker.post<UpdateView>(`/api/projects/${projectId}/updates`, {
    ...(!("audioUrl" in more) && { content }),
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
}

async function timed(work: () => Promise<string>, isDone: (id: string) => Promise<boolean>): Promise<number> {
  const began = performance.now();
  const id = await work();
  await vi.waitFor(async () => expect(await isDone(id)).toBe(true), PATIENCE);
  return performance.now() - began;
}

async function exists(statement: string, id: string): Promise<boolean> {
  return (await sql.query(statement, [id])).rows.length > 0;
}

const isTranslated = (id: string) =>
  exists("SELECT 1 FROM translations WHERE subject_id = $1 AND content IS NOT NULL", id);
const isHeard = (id: string) =>
  exists(
    "SELECT 1 FROM recordings JOIN uploads ON id = upload_id WHERE update_id = $1 AND recordings.state = 'done'",
    id,
  );

const queued = async (name: string): Promise<number> => {
  const { rows } = await sql.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND state < 'active'",
    [name],
  );
  return rows[0]?.count ?? 0;
};

async function times(work: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < TIMES; n += 1) all.push(await work());
  return all.sort((a, b) => a - b);
}

const median = (sorted: number[]) => Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
const slowest = (sorted: number[]) => Math.round(sorted.at(-1) ?? Number.NaN);

/** Asserts that a stranger waits at most twice as long as in quiet times, and reports the figures. */
function compare(context: Parameters<typeof report>[0], quiet: number[], busyTimes: number[], left: number) {
  report(context, {
    "quiet ms": median(quiet),
    "busy ms": median(busyTimes),
    "slowest busy ms": slowest(busyTimes),
    times: (median(busyTimes) / median(quiet)).toFixed(2),
    "still queued": left,
  });
  expect(left).toBeGreaterThan(0);
  if (judgesDurations) expect(median(busyTimes)).toBeLessThanOrEqual(2 * median(quiet));
}

test(
  `a business with ${POSTS} short posts queued holds up no other's translation`,
  { timeout: 600_000 },
  async (context) => {
    slowly(server.ai.log);
    const translation = () => timed(() => post(stranger), isTranslated);
    const quiet = await times(translation);
    for (let n = 0; n < POSTS; n += 1) await post(busy);
    const held = await times(translation);
    compare(context, quiet, held, await queued("text.translate"));
    server.ai.log.clear();
    await untilIdle(sql);
  },
);

test(
  `nor do ${RECORDINGS} recordings hold up another's transcript`,
  { timeout: 600_000 },
  async (context) => {
    let clips = 0;
    const recorded = async (by: Crew) => {
      clips += 1;
      const clip = clipOf(speech(`Take ${clips}.`, "en"));
      server.ai.log.say(clip.hash, sayingOf("english", `This is take ${clips}.`));
      return uploadClip(by.worker, clip);
    };
    const waiting = await Promise.all(Array.from({ length: RECORDINGS }, () => recorded(busy)));
    slowly(server.ai.log);
    const transcript = async () => {
      const audioUrl = await recorded(stranger);
      return timed(() => post(stranger, { audioUrl }), isHeard);
    };
    const quiet = await times(transcript);
    for (const audioUrl of waiting) await post(busy, { audioUrl });
    const held = await times(transcript);
    compare(context, quiet, held, await queued("audio.transcribe"));
    server.ai.log.clear();
    await untilIdle(sql);
  },
);

test(`of ${MAILS} mails that one business has queued, hardly any goes out before another's`, async (context) => {
  const mei = await signUp(server, { name: "Mei Chen" });
  const sent = async () => {
    const inboxes = [server, ...(second ? [second] : [])].map(({ inbox }) =>
      inbox.store.list(mei.user.email),
    );
    return (await Promise.all(inboxes)).flat().sort((a, b) => (a.id < b.id ? -1 : 1));
  };
  await sql.query(
    `INSERT INTO pgboss.job (name, group_id, data)
     SELECT 'mail.admin-added', $1::text, jsonb_build_object('businessId', $1::text, 'userId', $2::text) FROM generate_series(1, $3)`,
    [busy.businessId, busy.worker.user.id, MAILS],
  );
  const { status } = await stranger.rosa.post(`/api/businesses/${stranger.businessId}/admins`, {
    email: mei.user.email,
  });
  expect(status).toBe(201);
  const left = await queued("mail.admin-added");
  await vi.waitFor(async () => expect(await sent()).toHaveLength(1), PATIENCE);
  const between = left - (await queued("mail.admin-added"));
  report(context, { "queued before it": left, "sent until it came": between });
  expect(left).toBeGreaterThan(10);
  expect(between).toBeLessThanOrEqual(left / 2);
});

describe("without workers", () => {
  test("a drain takes them in turns, too", { timeout: 240_000 }, async (context) => {
    const off = await startTestServer({ ai: true, env: { JOBS: "off" } });
    const here = await connect(off.databaseUrl);
    try {
      const crew = async (): Promise<Crew> => {
        const site = await rosasSite(off);
        return { ...site, worker: await newWorker(off, site, { name: "Luis Vega", language: "es" }) };
      };
      const [one, other] = [await crew(), await crew()];
      off.ai.log.plant({ delayMs: 100 });
      for (let n = 0; n < POSTS; n += 1) await post(one);
      const id = await post(other);
      const made = async () => {
        const { rows } = await here.query<{ id: string }>(
          "SELECT subject_id AS id FROM translations WHERE content IS NOT NULL ORDER BY id",
        );
        return rows.map((row) => row.id);
      };
      const before = (await made()).length;
      await vi.waitFor(async () => expect(await made()).toContain(id), PATIENCE);
      const between = (await made()).indexOf(id) - before;
      report(context, { posts: POSTS, "translated before": before, "in between": between });
      expect(between).toBeLessThanOrEqual(2);
    } finally {
      await here.end();
      await off.stop();
    }
  });
});
