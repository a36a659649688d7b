import { execFileSync } from "node:child_process";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { trafficOf } from "@/e2e/kit/traffic";
import * as en from "@/messages/en";
import { microphoneFlags } from "@/sandbox/fixtures/sound/microphone";
import { findChromium } from "@/sandbox/run/chromium";
import { temporaryFolder } from "@/sandbox/run/folders";

/** A browser with a profile of its own that can be killed. */
export class Phone {
  readonly profile = temporaryFolder("phone");
  #context: BrowserContext | null = null;
  #isOffline = false;

  constructor(private readonly url: string) {}

  get context(): BrowserContext {
    if (!this.#context) throw new Error("The phone is off.");
    return this.#context;
  }

  async start(): Promise<Page> {
    const executablePath = findChromium();
    this.#context = await chromium.launchPersistentContext(this.profile, {
      args: microphoneFlags(),
      baseURL: this.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: "en-US",
      offline: this.#isOffline,
      serviceWorkers: "allow",
      ...(executablePath && { executablePath }),
    });
    this.#context.on("page", trafficOf);
    const page = this.#context.pages()[0] ?? (await this.#context.newPage());
    trafficOf(page);
    return page;
  }

  /** Opens a page: after the browser was killed, ended, or as it is, by turns. */
  async open(path: string, turn: number): Promise<Page> {
    if (turn % 3 === 2) this.kill();
    if (turn % 3 !== 1) await this.context.close().catch(() => undefined);
    const page = turn % 3 === 1 ? await this.context.newPage() : await this.start();
    await page.goto(path);
    return page;
  }

  kill(): void {
    const found = execFileSync("pgrep", ["-f", this.profile], { encoding: "utf8" });
    for (const pid of found.trim().split("\n")) process.kill(Number(pid), "SIGKILL");
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    await this.context.setOffline(isOffline);
  }

  async stop(): Promise<void> {
    await this.context.close();
  }
}

/** A photo as Playwright chooses files. */
export async function picture() {
  const create = { width: 1600, height: 1200, channels: 3, background: "#7a6a58" } as const;
  return { name: "wall.jpg", mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

export type Picture = Awaited<ReturnType<typeof picture>>;

export const GALLERY = "input[multiple]:not([capture])";

/** Chooses a photo for an update. Returns the sheet that shows it. */
export async function choosePhoto(page: Page, photo: Picture): Promise<Locator> {
  const camera = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: en.camera.take }).click();
  await camera;
  const sheet = page.getByRole("dialog", { name: en.updates.addUpdate });
  await sheet.locator(GALLERY).setInputFiles(photo);
  return sheet;
}
