import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ConnectCodeView, JoinPreview, ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addCode, addProject, countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const HOUR_MS = 3_600_000;
const PAST = new Date(Date.now() - HOUR_MS);
const codes = () => `/api/projects/${cast.harlow.id}/connect-codes`;

describe("a connect code", () => {
  test.each([
    [undefined, 24],
    [1, 1],
    [24, 24],
    [72, 72],
    [168, 168],
  ])("asked for with %s hours lives %d", async (expirationHours, hours) => {
    const { status, body } = await cast.dale.post<ConnectCodeView>(codes(), { expirationHours });
    expect(status).toBe(201);
    expect(body).toMatchObject({ projectId: cast.harlow.id, usedBy: null, usedAt: null });
    expect(body.code).toMatch(/^[ABCDEFGHJKMNPQRSTVWXYZ2-9]{11,}$/);
    const lifetime = Date.parse(body.expiresAt) - Date.parse(body.createdAt);
    expect(Math.abs(lifetime - hours * HOUR_MS)).toBeLessThan(5_000);
  });

  test.each([0, 2, 23, 25, 169, -1, 24.5, null, "soon", "24 ", [24], true])(
    "cannot be valid for %j hours",
    async (expirationHours) => {
      const issue = () => cast.dale.post(codes(), { expirationHours });
      const { issues } = await expectRefusal(cast.sql, issue, 400, "validation_failed");
      expect(issues?.map(({ path }) => path)).toEqual(["expirationHours"]);
    },
  );

  test.each([1, 25])("comes in a batch of %d, all different", async (count) => {
    const { status, body } = await cast.nadia.post<ConnectCodeView[]>(`${codes()}/batch`, {
      count,
      expirationHours: 72,
    });
    expect(status).toBe(201);
    expect(new Set(body.map(({ code }) => code)).size).toBe(count);
  });

  test.each([0, 26, 2.5, -1, "5", null, undefined])("does not come in a batch of %j", async (count) => {
    const issue = () => cast.dale.post(`${codes()}/batch`, { count });
    const { issues } = await expectRefusal(cast.sql, issue, 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual(["count"]);
  });

  test("is listed while it is among the three newest, newest first", async () => {
    const issued = [];
    for (let at = 0; at < 4; at += 1)
      issued.unshift((await cast.dale.post<ConnectCodeView>(codes(), {})).body.id);
    const { body } = await cast.rosa.get<ConnectCodeView[]>(codes());
    expect(body.map(({ id }) => id)).toEqual(issued.slice(0, 3));
  });
});

describe("the preview of a code", () => {
  test("tells a visitor where it leads, however the code is written", async () => {
    const { body: issued } = await cast.dale.post<ConnectCodeView>(codes(), {});
    for (const written of spellings(issued.code)) {
      const { status, body } = await cast.visitor.get<JoinPreview>(
        `/api/join/${encodeURIComponent(written)}`,
      );
      expect(status).toBe(200);
      expect(body).toEqual({
        project: { name: "Harlow Street" },
        business: { name: "Ortiz Framing" },
        invitedBy: { name: "Dale Brandt" },
        expiresAt: issued.expiresAt,
      });
    }
  });

  test.each([
    ["an unknown code", () => "NO-SUCH-CODE", 404, "not_found"],
    ["a used code", () => addCode(cast.sql, cast.harlow.id, { usedAt: PAST }), 410, "gone"],
    ["an expired code", () => addCode(cast.sql, cast.harlow.id, { expiresAt: PAST }), 410, "gone"],
  ])("of %s says so and no more", async (_, code, status, reason) => {
    const path = `/api/join/${await code()}`;
    const body = await expectRefusal(cast.sql, () => cast.visitor.get(path), status, reason);
    expect(Object.keys(body).sort()).toEqual(["code", "message"]);
  });
});

describe("joining", () => {
  test("makes a person with a code a worker, and spends the code", async () => {
    const person = await somebody();
    const code = await addCode(cast.sql, cast.harlow.id);
    const { status, body } = await person.post("/api/join", { connectCode: code });
    expect({ status, body }).toEqual({
      status: 200,
      body: { projectId: cast.harlow.id, project: { id: cast.harlow.id, name: "Harlow Street" } },
    });
    const { body: detail } = await person.get<ProjectDetailView>(`/api/projects/${cast.harlow.id}`);
    expect(detail.members.find(({ userId }) => userId === person.user.id)?.role).toBe("worker");
    expect(await countRows(cast.sql, "connect_codes", { code, used_by: person.user.id })).toBe(1);
  });

  test("starts with no unseen updates, whatever was posted before", async () => {
    const person = await somebody();
    await person.post("/api/join", { connectCode: await addCode(cast.sql, cast.harlow.id) });
    const path = `/api/projects/${cast.harlow.id}`;
    const before = (await person.get<ProjectView>(path)).body;
    await cast.rosa.post(`${path}/updates`, { content: "Welcome" });
    const after = (await person.get<ProjectView>(path)).body;
    expect([before.updateCount, before.newUpdatesCount, after.newUpdatesCount]).toEqual([2, 0, 1]);
  });

  test("works however the code is written", async () => {
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const person = await somebody();
      const connectCode = spellings(await addCode(cast.sql, cast.harlow.id))[index];
      expect((await person.post("/api/join", { connectCode })).status).toBe(200);
    }
  });

  const refusals = [
    ["somebody with an unknown code", "somebody", "unknown", 404, "not_found"],
    ["a member with an unknown code", "mateo", "unknown", 404, "not_found"],
    ["a member with a valid code", "mateo", "valid", 409, "conflict"],
    ["a member with a used code", "mateo", "used", 409, "conflict"],
    ["a member with an expired code", "mateo", "expired", 409, "conflict"],
    ["an admin without a row", "nadia", "valid", 409, "conflict"],
    ["the business's owner", "rosa", "valid", 409, "conflict"],
    ["somebody with a used code", "somebody", "used", 410, "gone"],
    ["somebody with an expired code", "somebody", "expired", 410, "gone"],
  ] as const;
  test.each(refusals)("is refused to %s, and no code is spent", async (_, who, which, status, reason) => {
    const person = who === "somebody" ? await somebody() : cast[who];
    const connectCode = await codeThatIs(which);
    const join = () => person.post("/api/join", { connectCode });
    const body = await expectRefusal(cast.sql, join, status, reason);
    expect(body.projectId).toBe(status === 409 ? cast.harlow.id : undefined);
  });

  test.each([
    [{}],
    [{ connectCode: "" }],
    [{ connectCode: "  " }],
    [{ connectCode: 17 }],
    [{ connectCode: null }],
    [{ connectCode: "\u200b\u2060" }],
    [{ connectCode: "X".repeat(1_001) }],
  ])("asks for a code: %j is none", async (input) => {
    const { issues } = await expectRefusal(
      cast.sql,
      () => cast.mei.post("/api/join", input),
      400,
      "validation_failed",
    );
    expect(issues?.map(({ path }) => path)).toEqual(["connectCode"]);
  });

  test("twice with the same key joins once and gives the same answer", async () => {
    const person = await somebody();
    const connectCode = await addCode(cast.sql, cast.harlow.id);
    const headers = { "Idempotency-Key": randomUUID() };
    const join = () => person.post("/api/join", { connectCode }, { headers });
    const answers = [await join(), await join()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    await expectRefusal(cast.sql, () => person.post("/api/join", { connectCode }), 409, "conflict");
  });

  test("the same project with two codes at once spends only one", async () => {
    const project = await addProject(cast.sql, cast.ortiz);
    const person = await somebody();
    const both = [await addCode(cast.sql, project), await addCode(cast.sql, project)];
    const answers = await Promise.all(both.map((connectCode) => person.post("/api/join", { connectCode })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countRows(cast.sql, "connect_codes", { used_by: person.user.id })).toBe(1);
  });
});

function spellings(code: string): string[] {
  const groups = code.match(/.{1,4}/g) ?? [];
  return [
    code,
    code.toLowerCase(),
    `  ${groups.join(" ")} `,
    groups.join("-").toLowerCase(),
    groups.join(" – "),
    `\u2066*${groups.join("\u2212")}*\u200b.`,
    `https://plumbline.example/?join=${code}`,
    `El código de Harlow Street es ${groups.join("-")}, ¿listo?`,
  ];
}

function codeThatIs(which: "unknown" | "valid" | "used" | "expired"): Promise<string> {
  const { sql, harlow } = cast;
  const row = { valid: {}, used: { usedAt: PAST }, expired: { expiresAt: PAST } };
  return which === "unknown" ? Promise.resolve("NO-SUCH-CODE") : addCode(sql, harlow.id, row[which]);
}

function somebody(): Promise<SignedInClient> {
  return signUp(server, { name: "New Hand" });
}
