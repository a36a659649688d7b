import fc from "fast-check";
import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addTranslation, addUpdate } from "@/sandbox/database/rows";
import { untilIdle } from "@/sandbox/database/until-idle";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { type Browser, revisit } from "@/sandbox/http/revisit";
import { writingVerbs } from "@/sandbox/matrix/all-cases";
import { addressOf, callOf, type Filled } from "@/sandbox/matrix/cases";
import { idsIn, type LockScene, newLockScene } from "@/sandbox/matrix/lock-scene";
import { declaredCalls } from "@/sandbox/openapi/declared-calls";
import { isFullProof, proofCount, report } from "@/sandbox/run/steps/proof";
import { aiEnv } from "@/sandbox/servers/own-server";
import { startTestServer } from "@/sandbox/servers/test-server";

/* A GET of a project's content is 304 only while its answer is the one that the reader has (lib/access/version.ts). */

// With a service that answers: what it is asked for arrives between any two reads.
const server = await forThisFile(startTestServer({ ai: true }));
/** Over the same database: what it answers is read from there. */
const uncached = await forThisFile(
  startTestServer({
    databaseUrl: server.databaseUrl,
    env: { ...aiEnv(server.ai), KEEP_READS: "off", JOBS: "off" },
  }),
);
const cast = await forThisFile(gatherCast(server));
await prefer(cast.june, { language: "es" });

/** What is read of a GET that revalidates, where that is not its plain address in the scene. */
const READS: Record<string, (on: LockScene) => Filled[]> = {
  "GET /api/projects": () => [{}, { query: { status: "active" } }],
  "GET /api/projects/{id}/updates": () => [
    { query: { includeComments: "true" } },
    { query: { limit: "1" } },
    { query: { placement: "unassigned" } },
  ],
  "GET /api/projects/{id}/messages": () => [
    {},
    { query: { with: cast.rosa.user.id } },
    { query: { search: "good" } },
  ],
  "GET /api/projects/{id}/reports": () => [{}, { query: { limit: "1" } }],
  "GET /api/tasks/{id}/updates": (on) => [{ id: on.otherTask }],
  "GET /api/subtasks/{id}/updates": (on) => on.subtasks.map((id) => ({ id })),
};

const CALLS = declaredCalls();
const REVALIDATED = CALLS.flatMap(({ call, revalidates }) => (revalidates ? [call] : []));

/** The addresses in a scene of every GET that declares `revalidates`. */
function readsIn(on: LockScene): string[] {
  return REVALIDATED.flatMap((call) =>
    (READS[call]?.(on) ?? [{}]).map((filled) => addressOf(call, { ...idsIn(call, on), ...filled })),
  );
}

// The first of this file that asks the other server anything.
test("a GET is answered by the guard, when it is known, as by Next before", async () => {
  const scene = await newLockScene(cast);
  const reader = cast.dale.copy(uncached.url);
  for (const path of readsIn(scene)) {
    const byNext = await reader.get(path);
    const byGuard = await reader.get(path);
    expect([path, byGuard.status, byGuard.body]).toEqual([path, byNext.status, byNext.body]);
    expect([path, headersOf(byGuard)]).toEqual([path, headersOf(byNext)]);
  }
});

/** Without what is another for each answer, or says only how it was sent. */
function headersOf({ headers }: { headers: Headers }): object {
  const own =
    /^(?:date|x-request-id|content-length|content-encoding|transfer-encoding|connection|keep-alive)$/;
  return Object.fromEntries([...headers].filter(([name]) => !own.test(name)));
}

/** Changes that no event of a project announces, beside those of SILENT. */
const MORE_VERBS: Record<string, (on: LockScene) => Promise<unknown>> = {
  "Dale takes another name": () => rename(cast.dale, "Dale"),
  "June takes another name": () => rename(cast.june, "June"),
  "Rosa takes another name": () => rename(cast.rosa, "Rosa"),
  "Mateo reads originals first": () => prefer(cast.mateo, { originalsFirst: true }),
  "Mateo reads translations": () => prefer(cast.mateo, { originalsFirst: false }),
  "June reads Spanish": () => prefer(cast.june, { language: "es" }),
  "June reads English": () => prefer(cast.june, { language: "en" }),
  "Mateo views the updates": (on) => cast.mateo.post(`/api/projects/${on.projectId}/mark-updates-viewed`),
  "Dale opens the subtask": (on) =>
    cast.dale.post(`/api/projects/${on.projectId}/mark-place-viewed`, {
      subtaskId: on.subtasks[0],
      upTo: 1_000,
    }),
  "a translation arrives": async (on) => {
    await addTranslation(cast.sql, on.projectId, { type: "update", id: on.update });
    await addTranslation(cast.sql, on.projectId, { type: "comment", id: on.comment });
  },
  "Dale asks for a translation": async (on) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    answerComparisons = () => {
      resolve(undefined);
    };
    names += 1;
    const content = `La caja ${names} no debe mojarse.`;
    server.ai.log.plant({ about: "pairs", until: promise, times: 1 });
    server.ai.log.judge(`(en) ${content}`, { original: "no debe mojarse", translated: "no debe mojarse" });
    const id = await addUpdate(cast.sql, { projectId: on.projectId, authorId: cast.june.user.id, content });
    await cast.dale.post("/api/translations", { to: "en", items: [{ type: "update", id }] });
  },
  "the service doubts that translation": async () => {
    answerComparisons();
    await untilIdle(cast.sql);
  },
  "messages are deleted with an account": (on) =>
    cast.sql.query("DELETE FROM chat_messages WHERE project_id = $1", [on.projectId]),
  // As lib/recordings/transcribe/transcribe-waiting.ts does.
  "recordings wait for a day that pays for them": (on) => changeRecordings(on, "state = 'off'"),
  "recordings that waited are queued": (on) => changeRecordings(on, "state = 'pending'"),
  // As lib/recordings/transcribe/recording.ts does.
  "the server measures recordings": (on) =>
    changeRecordings(on, "duration_ms = COALESCE(duration_ms, 0) + 1"),
  "Mei releases a sentence, and leaves": (on) =>
    cast.sql.query(
      "INSERT INTO report_releases (report_id, sentence, released_by_id) SELECT id, 0, $2 FROM reports WHERE id = $1 ON CONFLICT DO NOTHING",
      [on.report, cast.mei.user.id],
    ),
  "Mei takes another name": () => rename(cast.mei, "Mei"),
  "Luis is suspended": () => suspend(cast.luis, "now()"),
  "Luis is let in again": () => suspend(cast.luis, "NULL"),
};

/** The calls whose changes no event announces everywhere. */
const SILENT = CALLS.filter(({ changes }) => changes.includes("silent") || changes.includes("business")).map(
  ({ call }) => call,
);

async function changeRecordings({ projectId }: LockScene, change: string) {
  for (const [holder, table] of [
    ["update_id", "updates"],
    ["message_id", "chat_messages"],
  ])
    await cast.sql.query(
      `UPDATE recordings SET ${change} WHERE upload_id IN (
         SELECT file.id FROM uploads file JOIN ${table} t ON t.id = file.${holder} WHERE t.project_id = $1)`,
      [projectId],
    );
}

let answerComparisons = () => {};

function suspend({ user }: SignedInClient, at: "now()" | "NULL") {
  return cast.sql.query(`UPDATE users SET suspended_at = ${at} WHERE id = $1`, [user.id]);
}

let names = 0;
function rename(who: SignedInClient, name: string) {
  names += 1;
  return who.put("/api/user/profile", { name: `${name} ${names}`, email: who.user.email });
}

function prefer(who: SignedInClient, preference: { originalsFirst: boolean } | { language: string }) {
  return who.put("/api/user/preferences", { language: "en", timeZone: null, ...preference });
}

test(
  "no 304 is ever wrong, and nothing that is kept in memory, over random histories of every verb",
  { timeout: proofCount(900_000, 60_000) },
  async (context) => {
    const verbs: typeof MORE_VERBS = { ...(await writingVerbs(cast)), ...MORE_VERBS };
    const silent = Object.keys(verbs).filter((name) => name in MORE_VERBS || SILENT.includes(callOf(name)));
    const steps = isFullProof ? [...Object.keys(verbs), ...silent] : silent;
    const length = proofCount(steps.length, 8);
    const histories = fc.sample(
      fc.shuffledSubarray(steps, { minLength: length, maxLength: length }),
      proofCount(2, 1),
    );
    const { rosa, dale, mateo, june, luis } = cast;
    const readers = isFullProof ? [rosa, dale, mateo, june, luis] : [dale, june];
    const counts = { "304": 0, "200": 0 };
    for (const history of histories) {
      const scene = await newLockScene(cast);
      const paths = readsIn(scene);
      const browsers = readers.map((reader) => ({ reader, kept: new Map() as Browser }));
      for (const step of ["arriving", "reading once more", ...history]) {
        await verbs[step]?.(scene);
        const visits = browsers.flatMap(({ reader, kept }) =>
          paths.map(async (path) => ({
            step,
            reader: reader.user.name,
            seen: await revisit({ reader, path, kept, uncached }),
          })),
        );
        for (const { seen, ...visit } of await Promise.all(visits))
          if (typeof seen === "string") counts[seen] += 1;
          else expect({ ...visit, ...seen }, JSON.stringify(history)).toBeNull();
      }
    }
    // Before anything has changed nothing is sent again.
    expect(counts["304"]).toBeGreaterThanOrEqual(histories.length * readers.length * REVALIDATED.length);
    report(context, { histories: histories.length, ...counts, wrong: 0 });
  },
);

const SENT_ONCE_MORE: [verbs: string[], path: (on: LockScene) => string][] = [
  [
    ["Dale asks for a translation", "the service doubts that translation"],
    (on) => `/api/projects/${on.projectId}/updates`,
  ],
  [["recordings wait for a day that pays for them"], (on) => `/api/updates/${on.update}`],
  [["recordings that waited are queued"], (on) => `/api/messages/${on.message}`],
  [["the server measures recordings"], (on) => `/api/updates/${on.update}`],
  [["PUT /api/projects/{id}/reports/{reportId}/review"], (on) => reportOf(on)],
  [["Mei releases a sentence, and leaves", "Mei takes another name"], (on) => reportOf(on)],
  [
    [
      "PUT /api/projects/{id}/reports/{reportId}/releases/{sentence}",
      "DELETE /api/projects/{id}/reports/{reportId}/releases/{sentence}",
      "PUT /api/projects/{id}/reports/{reportId}/sentences/{sentence}",
    ],
    (on) => reportOf(on),
  ],
  [["Luis is suspended", "Luis is let in again"], () => "/api/questions"],
  [["DELETE /api/projects/{id}/reports/{reportId}"], (on) => `/api/projects/${on.projectId}/reports`],
];

const reportOf = ({ projectId, report: id }: LockScene) => `/api/projects/${projectId}/reports/${id}`;

test.each(SENT_ONCE_MORE)("after %j what shows it is sent once more", async (steps, path) => {
  const scene = await newLockScene(cast);
  const verbs: typeof MORE_VERBS = { ...(await writingVerbs(cast)), ...MORE_VERBS };
  const kept: Browser = new Map();
  await revisit({ reader: cast.dale, path: path(scene), kept, uncached });
  for (const step of steps) {
    await expect.poll(() => revisit({ reader: cast.dale, path: path(scene), kept, uncached })).toBe("304");
    await verbs[step]?.(scene);
    expect([step, await revisit({ reader: cast.dale, path: path(scene), kept, uncached })]).toEqual([
      step,
      "200",
    ]);
  }
});

/** What somebody did who left since: by Rosa over HTTP, and in whose name it is. */
const LEFT: [
  did: string,
  path: (on: LockScene) => string,
  does: (on: LockScene, id: string) => Promise<unknown>,
][] = [
  [
    "was asked",
    (on) => `/api/updates/${on.update}`,
    async (on, id) => {
      const { body } = await cast.rosa.post<{ id: string }>(`/api/updates/${on.update}/questions`, {
        content: "Which?",
      });
      await cast.sql.query("UPDATE questions SET to_id = $2 WHERE id = $1", [body.id, id]);
    },
  ],
  [
    "settled a question",
    (on) => `/api/updates/${on.update}`,
    async (on, id) => {
      const { body } = await cast.rosa.post<{ id: string }>(`/api/updates/${on.update}/questions`, {
        content: "Which?",
      });
      await cast.rosa.post(`/api/questions/${body.id}/settle`);
      await cast.sql.query("UPDATE questions SET settled_by = $2 WHERE id = $1", [body.id, id]);
    },
  ],
  [
    "completed a subtask",
    ({ projectId }) => {
      const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
      return `/api/projects/${projectId}/diary?from=${day(-1)}&to=${day(1)}`;
    },
    async ({ subtasks: [subtask] }, id) => {
      await cast.rosa.put(`/api/subtasks/${subtask}/complete`);
      await cast.sql.query("UPDATE action_logs SET user_id = $2 WHERE entity_id = $1", [subtask, id]);
    },
  ],
];

test.each(LEFT)("what is read of somebody who %s has their new name", async (_, path, does) => {
  const scene = await newLockScene(cast);
  const vera = await signUp(server, { name: "Vera Ito" });
  await does(scene, vera.user.id);
  const kept: Browser = new Map();
  const read = () => revisit({ reader: cast.dale, path: path(scene), kept, uncached });
  await read();
  await expect.poll(read).toBe("304");
  await rename(vera, "Vera");
  expect(await read()).toBe("200");
});

test("a place that is opened for the first time has no new updates in what is asked for again", async () => {
  const scene = await newLockScene(cast);
  const { dale, rosa } = cast;
  const subtaskId = scene.subtasks[0];
  await dale.post(`/api/projects/${scene.projectId}/mark-updates-viewed`);
  await rosa.post(`/api/projects/${scene.projectId}/updates`, { content: "Studs are up", subtaskId });
  const path = `/api/projects/${scene.projectId}/tasks`;
  const kept: Browser = new Map();
  await revisit({ reader: dale, path, kept, uncached });
  await expect.poll(() => revisit({ reader: dale, path, kept, uncached })).toBe("304");
  await MORE_VERBS["Dale opens the subtask"]?.(scene);
  expect(await revisit({ reader: dale, path, kept, uncached })).toBe("200");
});

test("an answer belongs to one reader, one address and one language", async () => {
  const { harlow, rosa, mateo } = cast;
  const path = `/api/projects/${harlow.id}/tasks`;
  const { headers, body } = await rosa.get(path);
  const tag = headers.get("etag") ?? "";
  expect(headers.get("cache-control")).toBe("private, no-cache");
  expect(headers.get("vary")).toContain("Cookie");
  const having = { headers: { "if-none-match": `W/"old", ${tag}` } };
  const again = await rosa.get(path, having);
  expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, null, tag]);
  expect((await mateo.get(path, having)).status).toBe(200);
  expect((await rosa.get(`/api/projects/${harlow.id}/progress`, having)).status).toBe(200);
  const spanish = rosa.copy();
  spanish.setCookie("language", "es");
  expect((await spanish.get(path, having)).status).toBe(200);
  expect((await rosa.get(path)).body).toEqual(body);
});

test("who may not read gets the refusal, whatever they have, and a refusal has no tag", async () => {
  const { harlow, mei, visitor, sol, remy } = cast;
  const path = `/api/projects/${harlow.id}/updates`;
  const { headers } = await cast.rosa.get(path);
  const having = { headers: { "if-none-match": headers.get("etag") ?? "" } };
  for (const [who, status] of [
    [visitor, 401],
    [sol, 401],
    [mei, 404],
    [remy, 404],
  ] as const) {
    const refusal = await who.get(path, having);
    expect([refusal.status, refusal.headers.get("etag")]).toEqual([status, null]);
    expect(refusal.headers.get("cache-control")).toBe("no-store");
  }
  expect((await visitor.get("/api/projects/none/updates", having)).status).toBe(401);
  expect((await mei.get("/api/projects/none/updates", having)).status).toBe(404);
  expect((await mei.get(`${path}?limit=none`, having)).status).toBe(400);
});
