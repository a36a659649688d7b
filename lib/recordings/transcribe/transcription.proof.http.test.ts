import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { UpdateView } from "@/lib/updates/view";
import type { Fault } from "@/sandbox/ai/ai-log";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { hum, noise, speech } from "@/sandbox/fixtures/sound/sounds";
import { PHANTOMS, SPOKEN } from "@/sandbox/fixtures/sound/spoken";
import {
  listed,
  postClip,
  sayingOf,
  startVoiceSite,
  type Clip,
  clipOf,
  transcriptOf,
  untilLike,
} from "@/sandbox/fixtures/sound/voice-fixture";
import { proofCount, report } from "@/sandbox/run/steps/proof";

/** How long a service is slow; a real one that hangs for a minute is no different, since nothing waits for it. */
const SLOW_MS = proofCount(60_000, 3_000);
/** As long as a dead process goes unnoticed, and the retries after it. */
const PATIENCE_MS = proofCount(300_000, 60_000);

const PATIENCE = { timeout: 60_000, interval: 100 };

const site = await forThisFile(startVoiceSite());
const sql = await forThisFile(connect(site.server.databaseUrl));

afterEach(() => site.ai.log.clear());

const counts = ({ hash }: Clip) => site.ai.log.counts(hash);
const post = (clip: Clip) => postClip(site.mateo, site.projectId, clip);
const until = (update: UpdateView, like: Partial<UpdateView>) =>
  untilLike(site.mateo, update, like, PATIENCE_MS);

let clips = 0;
function newClip(): Clip {
  clips += 1;
  const clip = clipOf(speech(`Recording number ${clips}.`, "en"));
  site.ai.log.say(clip.hash, sayingOf("english", `This is recording ${clips}.`));
  return clip;
}

/** How often each fault hits a recording before the service answers rightly. */
const TIMES = proofCount(3, 1);
const faults = (allPosted: Promise<unknown>): Record<string, Fault> => ({
  slow: { delayMs: SLOW_MS, until: allPosted },
  nonsense: { nonsense: "text", times: TIMES },
  "another shape": { nonsense: "shape", times: TIMES },
  429: { status: 429, retryAfterSeconds: 1, times: TIMES },
  500: { status: 500, times: TIMES },
  "closing half-way": { cut: true, times: TIMES },
});

test(
  "a service that is slow, answers nonsense, 429 or 500, or closes half-way: all is posted at once, and answered once",
  { timeout: 300_000 },
  async (context) => {
    const { promise: allPosted, resolve: answer } = Promise.withResolvers<null>();
    const hit = Object.values(faults(allPosted)).flatMap((fault) =>
      Array.from({ length: proofCount(4, 1) }, () => ({ fault, clip: newClip() })),
    );
    const failures = new Map(hit.map(({ fault, clip }) => [clip.hash, fault.times ?? 0]));
    for (const { fault, clip } of hit) site.ai.log.plant({ on: "transcription", hash: clip.hash, ...fault });
    const began = performance.now();
    const posted = await Promise.all(hit.map(({ clip }) => post(clip)));
    const postedMs = performance.now() - began;
    answer(null);
    for (const update of posted) await until(update, { audioState: "done" });
    for (const { clip } of hit)
      expect(counts(clip)).toEqual({ sent: 1 + failures.get(clip.hash)!, answered: 1 });
    report(context, {
      recordings: hit.length,
      "all posted in ms": Math.round(postedMs),
      "answered twice": 0,
    });
  },
);

test(
  "a service that is down: nothing is lost, each recording is sent once",
  { timeout: 300_000 },
  async () => {
    await site.ai.pause();
    const several = Array.from({ length: proofCount(6, 2) }, newClip);
    const posted = await Promise.all(several.map(post));
    await vi.waitFor(async () => expect(await tried()).toBe(several.length), PATIENCE);
    for (const update of posted) expect((await listed(site.mateo, update)).audioState).toBe("pending");
    await site.ai.resume();
    for (const update of posted) await until(update, { audioState: "done" });
    for (const clip of several) expect(counts(clip)).toEqual({ sent: 1, answered: 1 });
  },
);

test(
  "killed while it transcribes: nothing is lost, and only what was answered but not stored is sent again",
  { timeout: 900_000 },
  async (context) => {
    const kills = proofCount(20, 1);
    site.ai.log.plant({ on: "transcription", delayMs: 400 });
    const made: { clip: Clip; update: UpdateView }[] = [];
    const allowed = new Map<string, number>();
    for (let kill = 0; kill < kills; kill += 1) {
      const clip = newClip();
      made.push({ clip, update: await post(clip) });
      await sleep(Math.random() * 900);
      await site.server.kill();
      for (const { clip: one } of made) {
        const lost = counts(one).answered - ((await isStored(one)) ? 1 : 0);
        allowed.set(one.hash, Math.max(lost, allowed.get(one.hash) ?? 0));
      }
      await site.server.restart();
    }
    for (const { update } of made) await until(update, { audioState: "done" });
    for (const { clip } of made)
      expect(counts(clip).answered).toBeLessThanOrEqual(1 + (allowed.get(clip.hash) ?? 0));
    const sent = made.map(({ clip }) => counts(clip).sent).reduce((a, b) => a + b, 0);
    const again = [...allowed.values()].reduce((a, b) => a + b, 0);
    report(context, { kills, recordings: made.length, sent, "answered and lost": again, lost: 0 });
  },
);

/** How many recordings were sent in vain, and are to be sent again. */
async function tried(): Promise<number> {
  const { rowCount } = await sql.query(
    "SELECT 1 FROM pgboss.job WHERE name = 'audio.transcribe' AND state = 'retry'",
  );
  return rowCount ?? 0;
}

async function isStored({ hash }: Clip): Promise<boolean> {
  const { rows } = await sql.query(
    "SELECT 1 FROM recordings t JOIN uploads u ON u.id = t.upload_id WHERE u.sha256 = $1 AND t.heard_at IS NOT NULL",
    [hash],
  );
  return rows.length > 0;
}

test(
  "20 recordings of silence, noise and hum never reach the service",
  { timeout: 300_000 },
  async (context) => {
    const gains = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1];
    const sounds = [
      ...[0, 0.001, 0.003, 0.006, 0.01, 0.02].map((gain) => noise(2, gain)),
      ...gains.map((gain) => noise(3, gain)),
      ...gains.map((gain, n) => hum(3, gain, 50 + 10 * n)),
    ].slice(0, proofCount(20, 6));
    site.ai.log.say("*", sayingOf("english", "Thanks for watching!"));
    const posted = [];
    for (const sound of sounds) posted.push(await post(clipOf(sound)));
    for (const update of posted)
      await until(update, { audioState: "unheard", transcript: null, content: "Audio update" });
    expect(site.ai.log.calls.filter(({ kind }) => kind === "transcription")).toEqual([]);
    report(context, { recordings: sounds.length, sent: 0, "shown as speech": 0 });
  },
);

test("20 planted phantom texts are never shown as speech", { timeout: 300_000 }, async (context) => {
  const planted = PHANTOMS.slice(0, proofCount(20, 5));
  for (const phantom of planted) {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("english", phantom));
    const update = await post(clip);
    await until(update, { audioState: "unheard", transcript: null, content: "Audio update" });
    expect((await transcriptOf(site.mateo, update)).segments).toEqual([]);
  }
  report(context, { planted: planted.length, "shown as speech": 0 });
});

test("20 recordings of speech: none is suppressed", { timeout: 300_000 }, async (context) => {
  const spoken = SPOKEN.slice(0, proofCount(20, 5));
  for (const { voice, text } of spoken) {
    const clip = clipOf(speech(text, voice));
    site.ai.log.say(clip.hash, sayingOf("english", text));
    await until(await post(clip), { audioState: "done", transcript: text, content: text });
  }
  report(context, { recordings: spoken.length, suppressed: 0 });
});
