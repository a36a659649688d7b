import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { seedDemo, signInAs } from "./seeded";
import { paths } from "@/lib/paths";
import { INVITATION_TOKENS } from "@/prisma/seed/people";

/** First-load JavaScript over the wire, gzip, in kB of 1,000 bytes (DESIGN: public pages 150, workspace pages 220). */
const PUBLIC = 150;
const WORKSPACE = 220;

const INVITATION = paths.acceptAdminInvitation(INVITATION_TOKENS.pending);

const PAGES = [
  { path: "/", limit: PUBLIC },
  { path: "/?join=", limit: PUBLIC },
  { path: "/?join=NOSUCHCODE23", limit: PUBLIC },
  { path: "/about", limit: PUBLIC },
  { path: "/help", limit: PUBLIC },
  { path: "/privacy", limit: PUBLIC },
  { path: INVITATION, limit: PUBLIC, as: "worker" },
  { path: "/dashboard", limit: WORKSPACE, as: "owner" },
  { path: "/projects", limit: WORKSPACE, as: "owner" },
  { path: "/projects/new", limit: WORKSPACE, as: "owner" },
  { path: "/businesses", limit: WORKSPACE, as: "owner" },
  { path: "/settings", limit: WORKSPACE, as: "owner" },
  { path: "/billing", limit: WORKSPACE, as: "owner" },
  { path: projectPath, limit: WORKSPACE, as: "worker" },
] as const;

test.beforeAll(async ({ servers }, { file }) => seedDemo(await servers.of(file)));

for (const { path, limit, ...rest } of PAGES) {
  const name = typeof path === "string" ? path : "/projects/[id]";
  test(`${name} loads at most ${limit} kB of JavaScript`, async ({ page, server }, { annotations }) => {
    await signInAs(page, server, "as" in rest ? rest.as : "visitor");
    const address = typeof path === "string" ? path : await path(page);
    const kilobytes = await weigh(page, address);
    annotations.push({ type: "kB", description: kilobytes.toFixed(1) });
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes).toBeLessThanOrEqual(limit);
  });
}

/**
 * Sums the bodies of all scripts on the wire until the network is quiet, as the browser itself counted them. What Next
 * fetches ahead of a visit to other pages is no part of this one, and kept away.
 */
async function weigh(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const bytes = new Map<string, number>();
  const scripts = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.route("**/*", (route) =>
    isPrefetch(route.request().headers()) ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await page.goto(address, { waitUntil: "networkidle" });
  return [...scripts].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0) / 1000;
}

function isPrefetch(headers: Record<string, string>): boolean {
  return "next-router-prefetch" in headers;
}

async function projectPath(page: Page): Promise<string> {
  const projects = (await (await page.request.get("/api/projects")).json()) as { id: string }[];
  return `/projects/${projects[0]?.id ?? ""}`;
}
