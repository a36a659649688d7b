import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { seedDemo, signInAs } from "@/e2e/kit/seeded";
import { paths } from "@/lib/shared/paths/paths";
import { INVITATION_TOKENS } from "@/prisma/seed/people";

/** Limits of first-load JavaScript over the wire, gzip, in kB of 1,000 bytes. */
const PUBLIC = 150;
const WORKSPACE = 219.8;
/** With its forms; what passkeys and codes need comes when they are used. */
const SIGN_IN = 183.5;

const INVITATION = paths.acceptAdminInvitation(INVITATION_TOKENS.pending);

const PAGES = [
  { path: "/", limit: PUBLIC },
  { path: "/?join=", limit: PUBLIC },
  { path: "/?join=NOSUCHCODE23", limit: PUBLIC },
  { path: "/auth", limit: SIGN_IN },
  { path: "/forgot-password", limit: SIGN_IN },
  { path: "/about", limit: PUBLIC },
  { path: "/help", limit: PUBLIC },
  { path: "/help", limit: WORKSPACE, as: "worker" },
  { path: "/privacy", limit: PUBLIC },
  { path: "/terms", limit: PUBLIC },
  { path: "/developers", limit: PUBLIC },
  { path: INVITATION, limit: PUBLIC, as: "worker" },
  { path: "/dashboard", limit: WORKSPACE, as: "owner" },
  { path: "/projects", limit: WORKSPACE, as: "owner" },
  { path: "/projects/new", limit: WORKSPACE, as: "owner" },
  { path: "/businesses", limit: WORKSPACE, as: "owner" },
  { path: "/settings", limit: WORKSPACE, as: "owner" },
  { path: "/billing", limit: WORKSPACE, as: "owner" },
  { path: "/admin", limit: WORKSPACE },
  { path: projectPath, limit: WORKSPACE, as: "worker" },
  { path: async (page: Page) => `${await projectPath(page)}/photos`, limit: WORKSPACE, as: "owner" },
  { path: async (page: Page) => `${await projectPath(page)}/insights`, limit: WORKSPACE, as: "owner" },
  { path: async (page: Page) => `${await projectPath(page)}/diary`, limit: WORKSPACE, as: "owner" },
] as const;

test.beforeAll(async ({ servers }, { file }) => seedDemo(await servers.of(file)));

test("the scripts in a page's HTML weigh no more than its limit", async ({ page, server }) => {
  const weigh = scriptScales();
  for (const { path, limit, ...rest } of PAGES) {
    await page.context().clearCookies();
    await signInAs(page, server, "as" in rest ? rest.as : "visitor");
    const address = typeof path === "string" ? path : await path(page);
    const html = await (await page.request.get(address)).text();
    const kilobytes = await weigh(server.url, scriptsIn(html));
    test.info().annotations.push({ type: address, description: `${kilobytes.toFixed(1)} kB` });
    expect.soft(kilobytes, address).toBeGreaterThan(50);
    expect.soft(kilobytes, address).toBeLessThanOrEqual(limit);
  }
});

test("the browser loads exactly the scripts in the HTML", async ({ page, server }) => {
  await signInAs(page, server, "worker");
  const address = await projectPath(page);
  const named = scriptsIn(await (await page.request.get(address)).text());
  const loaded = await load(page, address);
  expect([...loaded.paths].sort()).toEqual([...named].sort());
  expect(loaded.kilobytes).toBeCloseTo(await scriptScales()(server.url, named), 0);
});

/** The paths of a page's scripts, in its tags and in React's payload. */
function scriptsIn(html: string): Set<string> {
  const modern = html.replaceAll(/<script[^>]*nomodule[^>]*>/gi, "");
  return new Set([...modern.matchAll(/\/_next\/static\/[\w./~-]+\.js/g)].map(([path]) => path));
}

/** Returns a function that sums the sizes of scripts over the wire, in kB; fetches each script once. */
function scriptScales(): (origin: string, paths: Iterable<string>) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const weigh = (url: string): Promise<number> => {
    const weight = known.get(url) ?? bytesOf(url);
    known.set(url, weight);
    return weight;
  };
  return async (origin, paths) => {
    const sizes = await Promise.all([...paths].map((path) => weigh(origin + path)));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
}

/** The size of the response as compressed by the server. */
async function bytesOf(url: string): Promise<number> {
  const [response] = (await once(get(url, { headers: { "accept-encoding": "gzip" } }), "response")) as [
    IncomingMessage,
  ];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}

/**
 * Loads a page until the network is idle. Returns the paths of its scripts, and the total size of their bodies over the wire in
 * kB, as counted by the browser. Blocks Next's prefetches, which belong to other pages, and stops the clock for what the page
 * fetches later: on a busy machine, later comes before the network is idle.
 */
async function load(page: Page, address: string): Promise<{ paths: Set<string>; kilobytes: number }> {
  const session = await page.context().newCDPSession(page);
  const bytes = new Map<string, number>();
  const scripts = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") scripts.set(requestId, new URL(response.url).pathname);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.route("**/*", (route) =>
    isPrefetch(route.request().headers()) ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(address, { waitUntil: "networkidle" });
  const total = [...scripts.keys()].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
  return { paths: new Set(scripts.values()), kilobytes: total / 1000 };
}

function isPrefetch(headers: Record<string, string>): boolean {
  return "next-router-prefetch" in headers;
}

async function projectPath(page: Page): Promise<string> {
  const projects = (await (await page.request.get("/api/projects")).json()) as { id: string }[];
  return `/projects/${projects[0]?.id ?? ""}`;
}
