import { randomInt } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { cutFiles } from "./send/file-parts";
import { uploadFiles } from "./send/upload";
import type { Wire } from "./send/wire";
import { memoryStore } from "./store/memory-store";
import { api, ApiError } from "@/lib/browser/api-client";
import { apiPath } from "@/lib/shared/paths/api-path";
import { PART_BYTES } from "@/lib/uploads/limits";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { inProject, senderScene } from "@/sandbox/fixtures/outbox-fixture";
import { recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { type Fault, startBadLine } from "@/sandbox/http/bad-line";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/* The outbox's own sender over a line that fails. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

afterAll(async () => {
  vi.unstubAllGlobals();
});

const FAULTS: Fault[] = [500, 429, 401, 413, "halved", "cut"];

test(
  "everything arrives once and in order where every third request is answered 500, 429, 401 or 413, or is closed half-way",
  { timeout: 600_000 },
  async (context) => {
    const figures = { items: proofCount(300, 25), requests: 0, signIns: 0 };
    const faultOf = (n: number): Fault => (n % 3 ? "none" : FAULTS[(n / 3) % FAULTS.length]!);
    const line = await startBadLine(server, () => faultOf((figures.requests += 1)));
    browseAsJune(line.url);
    const store = memoryStore();
    const june = cast.june.user.id;
    const scene = senderScene(() => null, store, { userId: june, wire: (item) => realWire(item, store) });

    const written: string[] = [];
    for (let at = 0; at < figures.items; at += 1) {
      const isVoice = at % 5 === 4;
      const bytes = isVoice ? recordingOf("webm", randomInt(20, 2.5 * PART_BYTES)) : null;
      const { files, parts } = await cutFiles(
        bytes ? [{ kind: "audio", bytes: new Blob([bytes]), measured: {} }] : [],
      );
      const content = { text: isVoice ? "" : `Item ${at}`, taskId: null, subtaskId: null };
      const comment = { text: `Item ${at}`, updateId: cast.harlow.updates.unassigned };
      const kind = at % 5 === 2 ? { kind: "comment", content: comment } : { kind: "update", content };
      const item = { ...kind, key: crypto.randomUUID(), userId: june, files, sendAfter: at };
      await store.add(inProject(cast.harlow.id, item), parts);
      written.push(bytes ? sha256Of(bytes) : `Item ${at}`);
    }
    while ((await scene.items()).length > 0) {
      await scene.flush();
      expect((await scene.items()).filter(({ refusal }) => refusal)).toEqual([]);
      if (scene.paused.at(-1) === "signedOut") figures.signIns += 1;
      else scene.now = Math.max(scene.now, scene.wakeAt ?? 0);
    }
    line.stop();
    expect(await arrived()).toEqual(written);
    report(context, figures);
  },
);

/** What June's browser sends goes over the line. */
function browseAsJune(url: string): void {
  const cookie = `authjs.session-token=${cast.june.cookie("authjs.session-token") ?? ""}`;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, { keepalive: _, ...init }: RequestInit) =>
    fetch(new URL(path, url), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    }),
  );
}

function realWire(item: Parameters<typeof uploadFiles>[0], store: ReturnType<typeof memoryStore>): Wire {
  const write = { userId: item.userId, waitsForSignIn: false };
  return {
    post: (path, body) => api.post(path, body, { ...write, idempotencyKey: item.key }),
    put: (path) => api.put(path, undefined, write),
    uploadFiles: () => uploadFiles(item, { store, putPart, onProgress: () => undefined }),
  };
}

/** As put-part.ts does it in browsers, whose XMLHttpRequest Node lacks. */
async function putPart(path: string, bytes: ArrayBuffer): Promise<void> {
  const headers = { "content-type": "application/octet-stream" };
  const answer = await fetch(path, { method: "PUT", headers, body: bytes }).catch(() => null);
  if (!answer) throw new ApiError(0, "offline", "");
  if (answer.status === 204) return;
  const { code = "internal" } = (await answer.json().catch(() => ({}))) as { code?: string };
  throw new ApiError(answer.status, code, "");
}

/** What June wrote, in the order of the project's events: texts, and recordings by their hash. */
async function arrived(): Promise<string[]> {
  const { rows } = await cast.sql.query<{ text: string; recording: string | null }>(
    `SELECT text, recording FROM (
       SELECT e.seq, u.content AS text, r.id AS recording FROM events e JOIN updates u ON u.id = e.entity_id
         LEFT JOIN uploads r ON r.update_id = u.id
         WHERE e.type = 'update.posted' AND u.author_id = $1
       UNION ALL
       SELECT e.seq, c.content, NULL FROM events e JOIN comments c ON c.id = e.entity_id
         WHERE e.type = 'comment.posted' AND c.author_id = $1) AS written ORDER BY seq`,
    [cast.june.user.id],
  );
  const texts: string[] = [];
  for (const { text, recording } of rows)
    texts.push(
      recording ? sha256Of((await uploaderOf(cast.june).listen(apiPath("audio", recording))).bytes) : text,
    );
  return texts;
}
