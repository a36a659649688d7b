import { type BrowserContextOptions, type Page, type Response, test as base } from "@playwright/test";
import { type CrewOfThree, newCrew } from "./crew";
import { type NewSite, newSite } from "./new-site";
import { newNorthWall, type NorthWall } from "./north-wall";
import { trafficOf } from "./traffic";
import { microphoneFlags } from "@/sandbox/fixtures/sound/microphone";
import { startVoiceSite, type VoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

export { expect } from "@playwright/test";

interface Fixtures {
  /** The test file's server, with its own database and inbox. */
  server: TestServer;
  /** Unexpected problems in the browser. Tests that provoke problems declare them with `expectProblem`. */
  problems: Problems;
  /** Opens a browser for another person: a separate context, watched like `page`. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
  /** Rosa's own project; with a crew; with a task of six subtasks. */
  ownSite: NewSite;
  crew: CrewOfThree;
  wall: NorthWall;
}

interface WorkerFixtures {
  servers: PerFile<TestServer>;
  /** Sites on a server that uses the AI sandbox, for `voice-test.ts`. Here, since other worker fixtures would need other workers. */
  sites: PerFile<VoiceSite>;
}

/** Refusals that a live page meets by design, and that the browser logs. */
const BY_DESIGN = [
  // What a page was still reading when its user was signed out. Signed out by mistake, the page would be covered.
  /status of 401 .*\/api\//,
  // A folder that was deleted before its reader is known to have seen it.
  /status of 400 .*\/api\/projects\/[0-9a-f-]{36}\/mark-place-viewed\)$/,
  // The subject of an event, or what is in it, deleted or no longer visible before the page read it.
  /status of 404 .*\/api\/(updates|tasks|subtasks|messages)\/[0-9a-f-]{36}(\/(subtasks|updates|members))?(\?[^)]*)?\)$/,
];

/** Collects console errors, page errors and content policy violations. An unexpected one fails the test. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected = [...BY_DESIGN];
  readonly #refusedReads = new Set<string>();

  /** Lets the test provoke problems whose text matches. */
  expectProblem(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  watch(page: Page): void {
    page.on("pageerror", (error) => this.#seen.push(`Uncaught ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.#seen.push(`${message.text()} (${message.location().url})`);
    });
    // What a live page reads by itself, its event stream too, once another user has signed in.
    page.on("response", (response) => {
      if (response.status() !== 409 || response.request().method() !== "GET") return;
      this.#refusedReads.add(`status of 409 (Conflict) (${response.url()})`);
    });
  }

  unexpected(): string[] {
    const isRefusedRead = (text: string) => [...this.#refusedReads].some((read) => text.endsWith(read));
    return this.#seen.filter(
      (text) => !isRefusedRead(text) && !this.#expected.some((pattern) => pattern.test(text)),
    );
  }
}

/** Milliseconds that a closed layer's step back in the history may take. Some layers cannot be told from the page's parts. */
const STEP_BACK = 1000;

/**
 * Makes `goto`, `reload`, `goBack` and `waitForURL` wait until the page is usable: hydrated, and with its streamed parts in place.
 * (React inserts them hidden and reveals them together, up to 300 ms later; if it hydrates before that, every text is there twice.)
 * `waitUntil: "commit"` skips both, for what must work earlier. The first three first wait until the history matches the open layers.
 */
function awaitReadiness(page: Page): void {
  const streamed = page.locator("div[hidden][id^='S:']").first();
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const [goBack, waitForURL] = [page.goBack.bind(page), page.waitForURL.bind(page)];
  const ready = async () => {
    await streamed.waitFor({ state: "detached" });
    await page.waitForFunction(isHydrated);
    trafficOf(page).opened();
  };
  const settled = () =>
    page.waitForFunction(followsLayers, undefined, { timeout: STEP_BACK }).catch(() => undefined);
  const navigate = async (by: () => Promise<Response | null>) => {
    await settled();
    return despiteBack(by);
  };
  page.goto = async (url, options) => {
    const response = await navigate(() => goto(url, options));
    if (options?.waitUntil !== "commit") await ready();
    return response;
  };
  page.reload = async (options) => {
    const response = await navigate(() => reload(options));
    await ready();
    return response;
  };
  page.goBack = async (options) => {
    await settled();
    const response = await goBack(options);
    await ready();
    return response;
  };
  page.waitForURL = async (url, options) => {
    await waitForURL(url, options);
    await ready();
  };
}

/** Navigates again if a closing dialog's step back in the history was in flight: the browser lets that one win. */
async function despiteBack(navigate: () => Promise<Response | null>): Promise<Response | null> {
  return navigate().catch((error: unknown) => {
    if (String(error).includes("net::ERR_ABORTED")) return navigate();
    throw error;
  });
}

/**
 * Runs in the page: whether its history has an entry for each open layer, and none when all are closed. Until then a step back
 * may still win over a navigation, or Back leave the page instead of closing its layer.
 */
function followsLayers(): boolean {
  const { layers = 0 } = (history.state ?? {}) as { layers?: number };
  const open = document.querySelectorAll(
    ":is([role=dialog], [role=alertdialog], [role=menu]):not([data-state=closed])",
  );
  return open.length === 0 ? layers === 0 : layers >= open.length;
}

/** Runs in the page: whether React has hydrated everything that can be pressed. Always true for pages that are not Next's. */
function isHydrated(): boolean {
  if (!("__next_f" in window)) return true;
  const controls = [...document.querySelectorAll("a[href], button, input, textarea")];
  return controls.every((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
}

// One at a time: the next file's first test returns its server to the pool, and gets it back empty.
class PerFile<T extends { stop(): Promise<void> }> {
  #file = "";
  #started: T | undefined;

  constructor(private readonly start: () => Promise<T>) {}

  async of(file: string): Promise<T> {
    if (this.#started && this.#file === file) return this.#started;
    await this.stop();
    this.#file = file;
    this.#started = await this.start();
    return this.#started;
  }

  async stop(): Promise<void> {
    await this.#started?.stop();
    this.#started = undefined;
  }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  servers: [
    async ({}, use) => {
      const servers = new PerFile(() => startTestServer());
      await use(servers);
      await servers.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  sites: [
    async ({}, use) => {
      const sites = new PerFile(() => startVoiceSite());
      await use(sites);
      await sites.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  // Every browser has a microphone: one with other flags would need another worker, with its own server.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: microphoneFlags() }),
    { scope: "worker" },
  ],
  server: [async ({ servers }, use, { file }) => use(await servers.of(file)), { timeout: 120_000 }],
  baseURL: async ({ server }, use) => use(server.url),
  problems: async ({}, use) => {
    const problems = new Problems();
    await use(problems);
    const unexpected = problems.unexpected();
    if (unexpected.length > 0) throw new Error(`Unexpected in the browser:\n${unexpected.join("\n")}`);
  },
  context: async ({ context, problems }, use) => {
    context.on("page", (page) => {
      problems.watch(page);
      trafficOf(page);
      awaitReadiness(page);
    });
    await use(context);
  },
  ownSite: ({ server }, use) => newSite(server).then(use),
  crew: ({ server }, use) => newCrew(server).then(use),
  wall: ({ server }, use) => newNorthWall(server).then(use),
  newPerson: async ({ browser, contextOptions, baseURL, viewport, problems }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        hasTouch: true,
        ...(baseURL && { baseURL }),
        ...options,
      });
      contexts.push(context);
      context.on("page", (page) => {
        problems.watch(page);
        trafficOf(page);
        if (options.javaScriptEnabled !== false) awaitReadiness(page);
      });
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
