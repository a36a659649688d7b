import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/sandbox/database/test-database";
import { Client } from "@/sandbox/http/http-client";
import { neutralEnv } from "@/sandbox/run/env";
import { ROOT, temporaryFolder } from "@/sandbox/run/folders";
import { freePort } from "@/sandbox/run/ports";
import { type Service, startService, waitUntilReady } from "@/sandbox/run/service";

// Runs the server as in the image: the files that the Dockerfile assembles, its command, and nothing else of the repository.
let folder: string;
let database: TestDatabase;
let service: Service;
let url: string;
const lines: string[] = [];

beforeAll(async () => {
  folder = temporaryFolder("standalone");
  cpSync(join(ROOT, ".next/standalone"), folder, { recursive: true, verbatimSymlinks: true });
  cpSync(join(ROOT, ".next/static"), join(folder, ".next/static"), { recursive: true });
  if (existsSync(join(ROOT, "public")))
    cpSync(join(ROOT, "public"), join(folder, "public"), { recursive: true });
  database = await createTestDatabase();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = {
    ...neutralEnv(),
    NODE_ENV: "production",
    PORT: String(port),
    HOSTNAME: "0.0.0.0",
    DATABASE_URL: database.url,
    AUTH_SECRET: "s".repeat(44),
  };
  service = startService({
    name: "The image's server",
    args: ["server.js"],
    cwd: folder,
    env,
    onLine: (line) => lines.push(line),
  });
  await waitUntilReady(service, `${url}/api/ready`);
});

afterAll(async () => {
  await service.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(existsSync(join(ROOT, "Dockerfile")))("this is what the Dockerfile does", () => {
  const dockerfile = readFileSync(join(ROOT, "Dockerfile"), "utf8");
  expect(dockerfile).toContain("cp -r .next/static .next/standalone/.next/static");
  expect(dockerfile).toContain("cp -r public .next/standalone/public");
  expect(dockerfile).toContain("COPY --from=build /app/.next/standalone ./");
  expect(dockerfile).toContain('CMD ["node", "server.js"]');
  expect(dockerfile).toMatch(/^USER (?!root)/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK/m);
});

test("runs in production mode and logs what is not configured", () => {
  expect(lines.find((line) => line.includes("starting"))).toMatch(/"mode":"production".*SMTP_URL/);
});

test("answers a page with its styles, scripts and fonts", async () => {
  const page = await new Client(url).get<string>("/about");
  expect(page.status).toBe(200);
  const assets = new Set(
    [...page.body.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, path = ""]) => path),
  );
  for (const path of assets) for (const font of await fontsOf(path)) assets.add(font);
  expect(new Set([...assets].map((path) => /\.(\w+)(?:\?|$)/.exec(path)?.[1]))).toEqual(
    new Set(["css", "js", "woff2"]),
  );
  for (const path of assets) {
    const asset = await fetch(url + path);
    expect([path, asset.status]).toEqual([path, 200]);
    expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

/** The fonts that a style sheet references; none for any other file. */
async function fontsOf(path: string): Promise<string[]> {
  if (!/\.css(\?|$)/.test(path)) return [];
  const css = await (await fetch(url + path)).text();
  return [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
    ([, font = ""]) => new URL(font, url + path).pathname,
  );
}

test("signs people up, with its database", async () => {
  const rosa = new Client(url);
  expect(
    (
      await rosa.post("/api/register", {
        name: "Rosa Ortiz",
        email: "rosa@example.com",
        password: "correct horse",
      })
    ).status,
  ).toBe(201);
  expect((await rosa.get("/api/user")).status).toBe(200);
});

test("has no demo features in production: no reset link is returned, and missing mail configuration is reported", async () => {
  const answer = await new Client(url).post("/api/request-password-reset", { email: "rosa@example.com" });
  expect(answer).toMatchObject({ status: 503, body: { code: "not_configured" } });
  expect(JSON.stringify(answer.body)).not.toContain("resetLink");
});
