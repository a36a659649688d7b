import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { createOperator } from "@/sandbox/fixtures/operators";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { type Answer, Client } from "@/sandbox/http/http-client";
import { paths } from "@/lib/shared/paths/paths";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const { rosa, projectId } = await rosasSite(server);

const visitor = (language?: string) => new Client(server.url, language);
/** The pages that visitors can open. Further down, `:project` stands for one of Rosa's projects. */
const PUBLIC = [
  "/",
  "/auth",
  "/login",
  "/forgot-password",
  "/reset-password",
  "/take-back-email",
  "/about",
  "/help",
  "/privacy",
  "/terms",
  "/developers",
  "/accept-admin-invitation",
  "/admin",
];
const SIGNED_IN = [
  "/dashboard",
  "/projects",
  "/projects/new",
  "/projects/:project",
  "/businesses",
  "/billing",
  "/settings",
  "/search",
  "/waiting",
];
const UNKNOWN = [
  "/nothing-here",
  "/projects/new/nothing",
  "/dashboard/nothing",
  "/settings.html",
  "/wp-login.php",
];

const real = (path: string) => path.replace(":project", projectId);
const textOf = (answer: Answer) => String(answer.body);
const titleOf = (answer: Answer) => /<title>([^<]+)<\/title>/.exec(textOf(answer))?.[1] ?? "";
const languageCookie = ({ headers }: Answer) =>
  headers.getSetCookie().find((line) => line.startsWith("language="));
const languageOf = (answer: Answer) => /<html[^>]* lang="([^"]*)"/.exec(textOf(answer))?.[1];

test("the terms say what the installation must put there to its operators alone", async () => {
  const olga = await createOperator(server, "Olga");
  const says = async (by: Client) => textOf(await by.get("/terms")).includes("TERMS_FILE");
  expect([await says(visitor()), await says(rosa), await says(olga.person)]).toEqual([false, false, true]);
});

describe("every route is there", () => {
  test.each(PUBLIC)("%s for a visitor, with a title of its own", async (path) => {
    const answer = await visitor().get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(titleOf(answer)).toMatch(/Plumbline/);
    expect(languageOf(answer)).toBe("en");
  });

  test.each(SIGNED_IN)("%s for Rosa, with a title of its own", async (path) => {
    const answer = await rosa.get(real(path));
    expect([path, answer.status]).toEqual([path, 200]);
    expect(titleOf(answer)).toMatch(/Plumbline/);
  });

  test("no two have the same title", async () => {
    const titles = await Promise.all(
      [...PUBLIC.filter((path) => path !== "/login"), ...SIGNED_IN].map(async (path) =>
        titleOf(await (path === "/" || path === "/auth" ? visitor() : rosa).get(real(path))),
      ),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("what the sitemap lists may be indexed, under that address", async () => {
    const sitemap = textOf(await visitor().get("/sitemap.xml"));
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    expect(listed.length).toBeGreaterThan(5);
    for (const address of listed) {
      const page = textOf(await visitor().get(new URL(address).pathname));
      expect([address, /<meta name="robots" content="[^"]*"/.exec(page)?.[0]]).toEqual([address, undefined]);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? "";
      expect(new URL(canonical).href).toBe(new URL(address).href);
    }
  });

  test.each(UNKNOWN)("%s is not found, for anybody", async (path) => {
    expect((await rosa.get(path)).status).toBe(404);
    const answer = await visitor().get(path);
    // Visitors are not told whether a page exists below a signed-in one.
    expect([404, 307]).toContain(answer.status);
    if (answer.status === 404) expect(titleOf(answer)).not.toBe("");
  });

  test.each(["/projects/00000000-0000-4000-8000-000000000000", "/projects/nonsense"])(
    "%s says that there is no such project, to people and to search engines",
    async (path) => {
      const answer = await rosa.get(path);
      expect(textOf(answer)).toContain("Project not found");
      expect(textOf(answer)).toMatch(/<meta name="robots" content="noindex"/);
    },
  );
});

test("an update that a reader does not see is said not to be there", async () => {
  const answer = await rosa.get(paths.update(projectId, "00000000-0000-4000-8000-000000000000"));
  expect(answer.status).toBe(404);
  expect(textOf(answer)).toContain("Update not found");
});

describe("a visitor", () => {
  test.each([...SIGNED_IN, "/projects?status=active", "/dashboard?join=ABCD-1234"])(
    "is redirected from %s to sign in, and back afterward",
    async (path) => {
      const answer = await visitor().get(real(path));
      expect(answer.status).toBe(307);
      const location = new URL(answer.headers.get("location") ?? "", server.url);
      expect([location.origin, location.pathname, location.searchParams.get("next")]).toEqual([
        server.url,
        "/auth",
        real(path),
      ]);
      expect(answer.headers.get("clear-site-data")).toBe('"cache"');
    },
  );

  test("that is a search engine is told to leave every one of them out", async () => {
    const robots = textOf(await visitor().get("/robots.txt"));
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
    expect(SIGNED_IN.filter((path) => !closed.some((base) => path.startsWith(base)))).toEqual([]);
  });

  test("keeps the host that the browser used, whatever a proxy or the visitor claims", async () => {
    const own = await startTestServer({ env: { APP_URL: undefined } });
    for (const host of ["plumbline.example, inner.example", "evil.example"]) {
      const answer = await new Client(own.url).get("/billing", { headers: { "x-forwarded-host": host } });
      expect(answer.headers.get("location")).toBe("/auth?next=%2Fbilling");
    }
    await own.stop();
  });
});

test.each(["/", "/auth", "/login"])("signed-in users go from %s to the dashboard", async (path) => {
  const answer = await rosa.get(path);
  expect(answer.status).toBe(307);
  expect(new URL(answer.headers.get("location") ?? "", server.url).pathname).toBe("/dashboard");
});

test("the sign-in page waits for whom it was opened for, while somebody else is signed in", async () => {
  const openFor = (as: string) => rosa.get(paths.auth({ next: paths.waiting(), as }));
  expect((await openFor("mateo")).status).toBe(200);
  expect((await openFor(rosa.user.id)).headers.get("location")).toBe(paths.waiting());
});

test("a join link redirects a signed-in user to the dashboard with the code, and shows a visitor the page", async () => {
  const answer = await rosa.get("/?join=ABCD-1234");
  expect(new URL(answer.headers.get("location") ?? "", server.url).href).toBe(
    `${server.url}/dashboard?join=ABCD-1234`,
  );
  expect((await visitor().get("/?join=ABCD-1234")).status).toBe(200);
});

describe("the language of the first HTML", () => {
  test.each([
    ["en", undefined, "en"],
    ["es-MX,es;q=0.9", undefined, "es"],
    ["en;q=0.5,es;q=0.9", undefined, "es"],
    ["de,fr", undefined, "en"],
    ["en", "es", "es"],
    ["es", "en", "en"],
    ["es", "klingon", "es"],
  ])("accepting %s with cookie %s is %s", async (accept, cookie, language) => {
    const reader = visitor(accept);
    if (cookie) reader.setCookie("language", cookie);
    const pages = await Promise.all(
      ["/", "/about", "/auth", "/nothing-here"].map((path) => reader.get(path)),
    );
    expect(pages.map(languageOf)).toEqual(pages.map(() => language));
  });

  test("is kept in a cookie that the page can read, so that every later page is in it", async () => {
    const reader = visitor("es-MX,es;q=0.9");
    const first = await reader.get("/about");
    expect(languageCookie(first)).toMatch(/^language=es; Path=\/; .*Max-Age=31536000; SameSite=lax$/);
    const elsewhere = { headers: { "accept-language": "en" } };
    const later = await reader.get("/auth", elsewhere);
    expect([languageOf(later), languageCookie(later)]).toEqual(["es", undefined]);
    const call = await reader.get<{ message: string }>("/api/user", elsewhere);
    expect(call.body.message).toContain("Inicia sesión");
  });

  test("replaces a cookie with an unknown language", async () => {
    const reader = visitor("es");
    reader.setCookie("language", "klingon");
    await reader.get("/about");
    expect(reader.cookie("language")).toBe("es");
  });

  // The headers in which Next itself passes on what a middleware sets.
  test.each([
    { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": "language=es" },
    { "x-middleware-set-cookie": "language=es" },
  ])("is not what a client claims the middleware chose: %j", async (headers) => {
    expect(languageOf(await visitor("en").get("/about", { headers }))).toBe("en");
    const call = await visitor("en").get<{ message: string }>("/api/user", { headers });
    expect(call.body.message).toContain("Please sign in.");
  });
});

const ALWAYS: [name: string, value: string | RegExp][] = [
  ["strict-transport-security", /max-age=\d{8,}/],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", /microphone=\(self\).*camera=\(self\)/],
  ["x-frame-options", "DENY"],
];

describe("the headers", () => {
  test.each([
    "/",
    "/about",
    "/auth",
    "/nothing-here",
    "/api/user",
    "/api/health",
    "/api/nothing-here",
    "/robots.txt",
    "/icon.svg",
  ])("of %s protect their readers", async (path) => {
    const { headers } = await visitor().get(path);
    for (const [name, value] of ALWAYS)
      expect([name, headers.get(name)]).toEqual([
        name,
        typeof value === "string" ? value : expect.stringMatching(value),
      ]);
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("server")).toBeNull();
  });

  test.each(["/", "/about", "/auth", "/nothing-here", "/billing"])(
    "of %s let only its own scripts run",
    async (path) => {
      const answer = await (path === "/billing" ? rosa : visitor()).get(path);
      const policy = answer.headers.get("content-security-policy") ?? "";
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? "none";
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
      expect(policy).toContain("frame-ancestors 'none'");
      const tags = textOf(answer).match(/<script\b(?! type="application\/ld\+json")[^>]*>/g) ?? [];
      expect(tags.length).toBeGreaterThan(0);
      expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      const styles = textOf(answer).match(/<style\b[^>]*>/g) ?? [];
      expect(styles.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(textOf(answer)).not.toMatch(/<[^>]+\son(click|load|error)=/i);
    },
  );

  test("carry a new nonce each time", async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await visitor().get("/about")).headers.get("content-security-policy")),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  test("upgrade to https only for visitors who came over it", async () => {
    const policy = async (headers: Record<string, string>) =>
      (await visitor().get("/about", { headers })).headers.get("content-security-policy");
    expect(await policy({ "x-forwarded-proto": "https" })).toContain("upgrade-insecure-requests");
    expect(await policy({})).not.toContain("upgrade-insecure-requests");
  });

  test("of a signed-in page keep it out of shared caches", async () => {
    expect((await rosa.get("/billing")).headers.get("cache-control")).toMatch(/private|no-store/);
  });
});
