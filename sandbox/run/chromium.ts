import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Failure, tail } from "./failure";
import { run } from "./run";

/**
 * No background requests, and able to start as root. Without a window it has no recognition of speech on the device, but the call
 * that says so, and crashes the page.
 */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-blink-features=OnDeviceWebSpeechAvailable",
];

/** Without a window to draw, the same tests take three quarters of the processor time. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** The browser to test with: PLAYWRIGHT_CHROMIUM, else the system's, else Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const places = [
    process.env.PLAYWRIGHT_CHROMIUM,
    SHELL,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    chromium.executablePath(),
  ];
  return places.find((path) => path && existsSync(path));
}

/**
 * Finds a browser, and installs one if there is none, or only one with a window where the lighter one can be had. Throws a
 * one-line Failure when there is none after that.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found && [SHELL, process.env.PLAYWRIGHT_CHROMIUM].includes(found)) return found;
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
  console.log("Installing Chromium's shell for the browser tests …");
  const apt = (...args: string[]) => run("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  // Lists as old as the machine's image lead to an old browser, which the driver may not understand.
  const updated = await apt("update");
  return updated.output + (await apt("install", "-y", "--no-remove", "chromium-headless-shell")).output;
}

async function tryPlaywright(): Promise<string> {
  if (findChromium()) return "";
  return (await run("playwright", ["install", "chromium"])).output;
}
