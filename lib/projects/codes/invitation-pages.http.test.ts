import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ActionResult } from "@/lib/http/shared/action-result";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addCode } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { callAction } from "@/sandbox/http/call-action";
import { Client } from "@/sandbox/http/http-client";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

const PAST = new Date(Date.now() - 3_600_000);
const FORM = /<(input|textarea)\b/;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

async function pageOf(path: string, { client = new Client(server.url), headers = {} } = {}): Promise<string> {
  const { status, body } = await client.get<string>(path, { headers });
  expect([path, status]).toEqual([path, 200]);
  return body;
}

describe("the page of an invitation", () => {
  test("names the inviter, the business and the project before any form, in the visitor's language", async () => {
    const { body: issued } = await cast.dale.post<{ code: string }>(
      `/api/projects/${cast.harlow.id}/connect-codes`,
      {},
    );
    const page = await pageOf(`/?join=${issued.code}`, { client: new Client(server.url, "es-MX") });
    for (const text of ["Dale Brandt", "Ortiz Framing", "Harlow Street", "te invita a", "vence"])
      expect(page).toContain(text);
    expect(page).not.toMatch(FORM);
    expect(page).toMatch(/<title>Invitación a Harlow Street/);
    expect(page).toMatch(/<meta name="robots" content="noindex"/);
  });

  test.each(["valid", "used"])("has a picture where its link is sent, and no address, %s", async (state) => {
    const code = await addCode(cast.sql, cast.harlow.id, state === "used" ? { usedAt: PAST } : {});
    const page = await pageOf(`/?join=${code}`, { headers: { "user-agent": "WhatsApp/2.23.20.0" } });
    const head = page.split("</head>")[0] ?? "";
    expect(head).toMatch(/<meta property="og:title" content="Invitation/);
    expect(head).toMatch(/<meta property="og:image" content="[^"]*\/og-en\.png"/);
    expect(head).toMatch(/<meta name="twitter:card" content="summary_large_image"/);
    expect(head).not.toMatch(/og:url|canonical/);
    expect(head.match(/<meta[^>]*>/g)?.join("")).not.toContain(code);
  });

  test("promises posting only where workers may post", async () => {
    const code = await addCode(cast.sql, cast.depot);
    expect(await pageOf(`/?join=${code}`)).toContain("Post updates");
    await cast.rosa.patch(`/api/projects/${cast.depot}/update-permission`, {
      updatePermission: "owner_admin",
    });
    const page = await pageOf(`/?join=${code}`);
    expect(page).toContain("Comment on updates");
    expect(page).not.toContain("Post updates");
  });

  test("finds the code in what was pasted into its field", async () => {
    const code = await addCode(cast.sql, cast.harlow.id);
    const pasted = `Entra a Harlow Street. https://plumbline.example/?join=${code} Code: *${code}*`;
    const query = String(new URLSearchParams({ join: pasted }));
    for (const path of ["/", "/auth"]) expect(await pageOf(`${path}?${query}`)).toContain("Rosa Ortiz");
  });

  const dead = [
    ["used", () => addCode(cast.sql, cast.harlow.id, { usedAt: PAST }), "has been used"],
    ["expired", () => addCode(cast.sql, cast.harlow.id, { expiresAt: PAST }), "has expired"],
    ["unknown", () => Promise.resolve("NOSUCHCODE23"), "do not know this code"],
  ] as const;
  test.each(dead)(
    "of a code that is %s says so, on the form's page too, and shows no form",
    async (...row) => {
      const [, makeCode, text] = row;
      const code = await makeCode();
      for (const path of [`/?join=${code}`, `/auth?join=${code}`, `/auth?join=${code}&tab=sign-in`]) {
        const page = await pageOf(path);
        expect(page).toContain(text);
        expect(page).not.toMatch(FORM);
        expect(page).not.toContain("Harlow Street");
      }
    },
  );

  test("links members and managers to their project, even when the code is used", async () => {
    for (const code of [
      await addCode(cast.sql, cast.harlow.id),
      await addCode(cast.sql, cast.harlow.id, { usedAt: PAST }),
    ])
      for (const client of [cast.mateo, cast.nadia]) {
        const page = await pageOf(`/dashboard?join=${code}`, { client });
        expect(page).toContain(`href="/projects/${cast.harlow.id}"`);
      }
  });

  test("names whose account is signed in, for a phone that several people use", async () => {
    for (const [client, code] of [
      [cast.mei, await addCode(cast.sql, cast.harlow.id)],
      [cast.mateo, await addCode(cast.sql, cast.harlow.id)],
    ] as const) {
      const page = await pageOf(`/dashboard?join=${code}`, { client });
      expect(page).toContain(`<b class="text-ink">${client.user.name}</b>`);
    }
  });

  test("without a code asks for one", async () => {
    expect(await pageOf("/?join=")).toMatch(/<input[^>]* name="join"/);
  });
});

describe("with a tenth of the limits", () => {
  const from = (ip: string) => ({ "x-forwarded-for": ip });
  let limited: TestServer;

  beforeAll(async () => {
    limited = await startTestServer({
      databaseUrl: server.databaseUrl,
      env: { RATE_LIMIT_FACTOR: "0.1", JOBS: "off" },
    });
  });
  afterAll(() => limited.stop());

  const open = async (code: string, ip: string, path = "/?join=") =>
    (await new Client(limited.url).get<string>(path + code, { headers: from(ip) })).body;

  const arrive = (client: Client, form: Record<string, string>) =>
    callAction<{ next: ActionResult<unknown> }>(
      client,
      { page: "/auth", name: "logInAndJoinAction" },
      form,
      from("203.0.113.4"),
    );

  test("a crew opens its links behind one address, as often as it likes", async () => {
    const code = await addCode(cast.sql, cast.harlow.id);
    const pages = await Promise.all(Array.from({ length: 20 }, () => open(code, "203.0.113.1")));
    expect(pages.filter((page) => !page.includes("Harlow Street"))).toEqual([]);
  });

  test("an address that tries too many unknown codes is refused, even with a valid one", async () => {
    const code = await addCode(cast.sql, cast.harlow.id);
    const guesses = [];
    for (let n = 0; n < 8; n += 1) guesses.push(await open(`WRONG${n}`, "203.0.113.2"));
    expect(guesses.filter((page) => page.includes("do not know this code"))).toHaveLength(6);
    expect(guesses.filter((page) => page.includes("Too many tries"))).toHaveLength(2);
    expect(await open(code, "203.0.113.2")).not.toContain("Harlow Street");
    expect(await open(code, "203.0.113.2", "/auth?join=")).not.toContain("Harlow Street");
    expect(await open(code, "203.0.113.3")).toContain("Harlow Street");
  });

  test("joining on arrival counts as a join: over the limit, people are signed in but not in the project", async () => {
    const results = [];
    for (let n = 0; n < 7; n += 1) {
      const connectCode = await addCode(cast.sql, cast.harlow.id);
      const person = { name: "Crew", email: `crew.${n}@example.com`, password: "correct horse battery" };
      const client = new Client(limited.url);
      await client.post("/api/register", person, { headers: from(`198.51.100.${n}`) });
      results.push(await arrive(client, { ...person, connectCode }));
    }
    const joined = results.filter((result) => result.ok && result.data.next.ok);
    expect(joined).toHaveLength(6);
    expect(results.at(-1)).toMatchObject({ ok: true, data: { next: { error: { code: "rate_limited" } } } });
    const { rows } = await cast.sql.query(
      "SELECT count(*)::int AS n FROM project_members m JOIN users u ON u.id = m.user_id WHERE u.email LIKE 'crew.%'",
    );
    expect(rows).toEqual([{ n: 6 }]);
  });
});
