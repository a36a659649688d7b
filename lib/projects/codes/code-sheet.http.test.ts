import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ConnectCodeView } from "@/lib/projects/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addCode, addProject } from "@/sandbox/database/rows";
import { gatherCast, personOf } from "@/sandbox/fixtures/cast";
import { type Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const project = cast.harlow.id;

const PAST = new Date(Date.now() - 3_600_000);

describe("the sheet of codes", () => {
  test("holds the valid codes, newest first, for the owner and for an admin without a row", async () => {
    const own = await addProject(cast.sql, cast.ortiz);
    await addCode(cast.sql, own, { usedAt: PAST });
    await addCode(cast.sql, own, { expiresAt: PAST });
    const older = await issue(own, 1);
    const newer = await issue(own, 4);
    const expected = [...newer.map(({ code }) => code).toReversed(), older[0]?.code];
    for (const person of [cast.rosa, cast.nadia])
      expect(await printed(person, `project=${own}`)).toEqual(expected);
  });

  test("of a batch holds its remaining codes and none from before or after", async () => {
    const batch = await issue(project, 3);
    await issue(project, 2);
    const [spent, ...rest] = batch;
    await (await signUp(server, { name: "New Hand" })).post("/api/join", { connectCode: spent?.code });
    const sheet = await printed(cast.dale, `project=${project}&batch=${spent?.id}`);
    expect(sheet.toSorted()).toEqual(rest.map(({ code }) => code).toSorted());
  });

  test("is in both languages, whatever the reader's", async () => {
    await issue(project, 1);
    for (const language of ["en", "es"]) {
      const { body } = await cast.dale.get<string>(address(`project=${project}`), {
        headers: { "accept-language": language },
      });
      expect(body).toContain("Point your phone’s camera at the square.");
      expect(body).toContain("Apunta la cámara de tu teléfono al cuadro.");
      expect(body).toContain("“Join Project”");
      expect(body).toContain("“Unirme”");
    }
  });

  test.each(["outsider", "assigned", "unassigned", "subtaskOnly", "removed"] as const)(
    "is empty for somebody who is %s",
    async (kind) => {
      await issue(project, 1);
      await expectNothing(personOf(cast, kind), `project=${project}`);
    },
  );

  test.each(["visitor", "suspended"] as const)("sends somebody who is %s away", async (kind) => {
    const { headers, body } = await personOf(cast, kind).get<string>(address(`project=${project}`));
    expect(headers.get("location")).toContain("/auth");
    expect(codesIn(body)).toEqual([]);
  });

  test.each([
    ["no project", () => ""],
    ["an unknown project", () => `project=${randomUUID()}`],
    ["a malformed project id", () => "project=%00"],
    ["an unknown batch", () => `project=${project}&batch=${randomUUID()}`],
    ["a malformed batch id", () => `project=${project}&batch=x`],
  ])("does not exist for %s", async (_, query) => {
    await expectNothing(cast.rosa, query());
  });

  test("does not show a batch of another project", async () => {
    const { body } = await cast.mei.post<ConnectCodeView[]>(
      `/api/projects/${cast.mill.id}/connect-codes/batch`,
      { count: 2 },
    );
    await expectNothing(cast.rosa, `project=${project}&batch=${body[0]?.id}`);
  });
});

async function issue(projectId: string, count: number): Promise<ConnectCodeView[]> {
  const path = `/api/projects/${projectId}/connect-codes/batch`;
  const { status, body } = await cast.rosa.post<ConnectCodeView[]>(path, { count });
  if (status !== 201) throw new Error(`Issuing codes answered ${status}`);
  return body;
}

/** The codes on the sheet, in their order. */
async function printed(person: Client, query: string): Promise<string[]> {
  const { status, body } = await person.get<string>(address(query));
  expect(status).toBe(200);
  return codesIn(body);
}

/** The page looks the same to everybody who gets no sheet. */
async function expectNothing(person: Client, query: string): Promise<void> {
  const { status, body } = await person.get<string>(address(query));
  expect(status).toBe(200);
  expect(body).toMatch(/Nothing to print here|Aquí no hay nada que imprimir/);
  expect(codesIn(body)).toEqual([]);
}

/** Each once, without dashes; the middle of an id may look like one. */
function codesIn(html: string): string[] {
  const found = html.match(/(?<![\w-])[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}(?![\w-])/g) ?? [];
  return [...new Set(found)].map((code) => code.replaceAll("-", ""));
}

function address(query: string): string {
  return `/businesses/codes?${query}`;
}
