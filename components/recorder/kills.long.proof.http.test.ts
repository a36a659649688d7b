import { chromium, type Page } from "@playwright/test";
import { afterAll, expect, test } from "vitest";
import { type KeptHere, keptIn } from "@/e2e/voice/kept-recordings";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { newWorker, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { microphoneFlags } from "@/sandbox/fixtures/sound/microphone";
import { sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { ensureChromium } from "@/sandbox/run/chromium";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const KILLS = proofCount(100, 2);
/** People who record at the same time, each in a browser context of their own. */
const LANES = 2;
/** Milliseconds of recording before a kill: from before the first chunk to several chunks later. */
const [SHORTEST, LONGEST] = [300, 6000];
const MAY_LOSE_MS = 2000;
const PATIENCE = { timeout: 30_000 };
const { recorder } = en;

const server = await forThisFile(startTestServer());
const site = await rosasSite(server);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: microphoneFlags() });

afterAll(() => browser.close());

test(
  "a page that is killed while it records loses its last two seconds at most, and the next one offers the rest",
  { timeout: 60_000 + KILLS * 8_000 },
  async (context) => {
    const lanes = await Promise.all(Array.from({ length: LANES }, (_, lane) => killRepeatedly(lane)));
    const losses = lanes.flat();
    expect(losses).toHaveLength(KILLS);
    expect(losses.filter((ms) => ms > MAY_LOSE_MS)).toEqual([]);
    report(context, { kills: KILLS, "largest loss in ms": Math.round(Math.max(...losses)) });
  },
);

/** One person records, and their page is killed again and again. Returns how many milliseconds each kill lost. */
async function killRepeatedly(lane: number): Promise<number[]> {
  const person = await newWorker(server, site);
  await person.put("/api/user/recording-consent");
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const { email, password } = person.user;
  await context.request.post("/api/login", { data: { email, password } });
  await context.addInitScript(watchRecorder);
  const losses: number[] = [];
  let page = await openProject(await context.newPage());
  for (let kill = lane; kill < KILLS; kill += LANES) {
    await page.getByRole("button", { name: recorder.record }).click();
    const recorded = await killWhileRecording(page, kill % 2 === 0 ? "crash" : "close");
    page = await openProject(await context.newPage());
    const kept = await keptIn(page);
    losses.push(recorded - kept.seconds * 1000);
    if (kept.count > 0) await takeUp(page, kept, kill + LANES >= KILLS);
  }
  const { body } = await person.get<UpdateView[]>(`/api/projects/${site.projectId}/updates?limit=200`);
  expect(body.filter(({ authorId }) => authorId === person.user.id).length).toBeLessThanOrEqual(1);
  await context.close();
  return losses;

  /** One playable recording is offered. It is discarded; the last one is posted, and must arrive complete. */
  async function takeUp(on: Page, kept: KeptHere, isLast: boolean): Promise<void> {
    expect(kept.count).toBe(1);
    const offer = on.getByRole("dialog", { name: recorder.kept.title });
    await offer.waitFor(PATIENCE);
    if (isLast) {
      await offer.getByRole("button", { name: recorder.post }).click();
      await expect.poll(() => postedHashes(), PATIENCE).toEqual([kept.sha256]);
    } else {
      await offer.getByRole("button", { name: recorder.kept.discard }).click();
      await on.getByRole("button", { name: recorder.discard.confirm }).last().click();
    }
    await offer.waitFor({ ...PATIENCE, state: "hidden" });
    await expect.poll(async () => (await keptIn(on)).count, PATIENCE).toBe(0);
  }

  async function postedHashes(): Promise<string[]> {
    const { body: updates } = await person.get<UpdateView[]>(`/api/projects/${site.projectId}/updates`);
    const own = updates.filter(({ authorId, audioUrl }) => authorId === person.user.id && audioUrl);
    const heard = own.map(async ({ audioUrl }) => (await uploaderOf(person).listen(audioUrl!)).bytes);
    return (await Promise.all(heard)).map(sha256Of);
  }
}

async function openProject(page: Page): Promise<Page> {
  await page.goto(`/projects/${site.projectId}`);
  const button = page.getByRole("button", { name: recorder.record });
  await button.waitFor(PATIENCE);
  await page.waitForFunction(
    (element) => {
      const names = Object.keys(element);
      return names.some((name) => name.startsWith("__reactProps$"));
    },
    await button.elementHandle(),
  );
  return page;
}

/** Kills a page at a random moment. Returns how many milliseconds it had recorded. */
async function killWhileRecording(page: Page, how: "crash" | "close"): Promise<number> {
  const after = SHORTEST + Math.random() * (LONGEST - SHORTEST);
  const recorded = await page.evaluate(
    (ms) =>
      new Promise<number>((done) => {
        const look = () => {
          const { recordingSince = Infinity } = globalThis as { recordingSince?: number };
          const age = performance.now() - recordingSince;
          if (age >= ms) done(age);
          else setTimeout(look, 5);
        };
        look();
      }),
    after,
  );
  if (how === "close") await page.close();
  else {
    const crashed = new Promise((resolve) => page.once("crash", resolve));
    const session = await page.context().newCDPSession(page);
    session.send("Page.crash").catch(() => undefined);
    await crashed;
    await page.close();
  }
  return recorded;
}

/** Runs in every page: notes when recording began. */
function watchRecorder(): void {
  const { start } = MediaRecorder.prototype;
  MediaRecorder.prototype.start = function (timeslice) {
    Object.assign(globalThis, { recordingSince: performance.now() });
    start.call(this, timeslice);
  };
}
