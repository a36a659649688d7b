import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Failure, tail } from "./failure";
import { run } from "./run";

/** No background requests, and able to start as root. */
export const CHROMIUM_FLAGS = ["--no-sandbox", "--disable-background-networking"];

/**
 * The browser to test with: PLAYWRIGHT_CHROMIUM, else the system's, else Playwright's own; undefined if there is none.
 * The shell comes first: without a window to draw, the same tests take three fifths of the processor time.
 */
export function findChromium(): string | undefined {
  const places = [
    process.env.PLAYWRIGHT_CHROMIUM,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    chromium.executablePath(),
  ];
  return places.find((path) => path && existsSync(path));
}

/** Finds a browser, and installs one if there is none. Throws a one-line Failure when that fails too. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log("Installing Chromium for the browser tests …");
  const output = `${await tryApt()}${await tryPlaywright()}`;
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(
    "No browser for the tests: install Chromium and set PLAYWRIGHT_CHROMIUM to its path.",
    tail(output, 15),
  );
}

async function tryApt(): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return "";
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", ["update"], { env });
  const install = await run("apt-get", ["install", "-y", "chromium-headless-shell"], { env });
  return update.output + install.output;
}

async function tryPlaywright(): Promise<string> {
  if (findChromium()) return "";
  return (await run("playwright", ["install", "chromium"])).output;
}
