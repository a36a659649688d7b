import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ProposalView } from "./view";
import { createFormat } from "@/lib/i18n/format";
import type { Fault } from "@/sandbox/ai/ai-log";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, countRows } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { readEvents } from "@/sandbox/fixtures/event-answer";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { expectRefusal } from "@/sandbox/http/refusal";
import { within } from "@/sandbox/run/steps/proof";
import { startHurriedServer } from "@/sandbox/servers/hurried-server";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer({ ai: true }));
const { ai } = server;
const hurried = await forThisFile(startHurriedServer(server, ai));
const site = await rosasSite(server);
const sql = await forThisFile(connect(server.databaseUrl));

afterEach(() => ai.log.clear());

const PROMPT = "Two-story rear extension, new kitchen, handover 18 December";
const STREAM = { accept: "text/event-stream" };

function propose(context: object = {}) {
  const body = { prompt: PROMPT, context: { businessId: site.businessId, ...context } };
  return site.rosa.post<ProposalView>("/api/kickoff/propose", body);
}

async function streamProposal(): Promise<{ event: string; data: unknown }[]> {
  const body = { prompt: PROMPT, context: { businessId: site.businessId } };
  const answer = await site.rosa.post<string>("/api/kickoff/propose", body, { headers: STREAM });
  expect(answer.status).toBe(200);
  return readEvents(answer.body);
}

const costs = async () =>
  (await sql.query<{ calls: number }>("SELECT sum(calls)::int AS calls FROM ai_costs")).rows[0]?.calls ?? 0;

describe("proposing", () => {
  test("plans from the description, in the requested language, and creates nothing", async () => {
    const spent = await costs();
    const projects = await countRows(sql, "projects", { business_id: site.businessId });
    const { status, body } = await propose({ industry: "Framing", dueDateISO: "2026-12-18", language: "es" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: "Two-story rear extension",
      defaultUpdatePermissions: "owner_admin",
      assumptions: [expect.stringContaining("paso"), expect.any(String)],
      risks: [expect.stringContaining("lluvia")],
      notes: "Se entrega el 2026-12-18",
      dueDate: "2026-12-18",
    });
    expect(body.folders.map(({ name }) => name)).toContain("New kitchen");
    expect(body.folders[0]?.subtasks[0]).toEqual({ name: "Pide el material", isCompleted: false });
    const [call] = ai.log.calls;
    expect(JSON.parse(call?.texts ?? "")).toMatchObject({
      prompt: PROMPT,
      industry: "Framing",
      dueDate: "2026-12-18",
    });
    expect(call?.instructions).not.toContain("extension");
    expect(await countRows(sql, "projects", { business_id: site.businessId })).toBe(projects);
    expect(await costs()).toBe(spent + 1);
  });

  test("counts the days that a prompt names from the asker's own day, by their settings or device unless the call says where", async () => {
    // A day or two apart at any time.
    const [west, east] = ["Pacific/Pago_Pago", "Pacific/Kiritimati"] as const;
    const dueIn = async (context: object) => {
      const body = { prompt: "Deck, in three weeks", context: { businessId: site.businessId, ...context } };
      return (await site.rosa.post<ProposalView>("/api/kickoff/propose", body)).body.dueDate;
    };
    const expectInThreeWeeks = async (timeZone: string, context: object) => {
      const { today } = createFormat({ locale: "en", timeZone });
      const inThreeWeeks = () => today(new Date(Date.now() + 21 * 86_400_000));
      const [before, due] = [inThreeWeeks(), await dueIn(context)];
      // It may be another day by now.
      expect([before, inThreeWeeks()]).toContain(due);
    };
    await expectInThreeWeeks(west, { timeZone: west });
    await expectInThreeWeeks(east, { timeZone: east });
    await site.rosa.put("/api/user/preferences", { language: "en", timeZone: east });
    await expectInThreeWeeks(east, {});
    await site.rosa.put("/api/user/preferences", { language: "en", timeZone: null });
    for (const device of [west, east]) {
      site.rosa.setCookie("time_zone", encodeURIComponent(device));
      await expectInThreeWeeks(device, {});
    }
    expect(await dueIn({ dueDateISO: "2027-01-08" })).toBe("2027-01-08");
  });

  test("streams the plan so far to clients that accept it", async () => {
    const events = await streamProposal();
    expect(events[0]).toEqual({ event: "progress", data: { title: null, folders: [] } });
    const last = events.at(-2);
    expect(last).toMatchObject({ event: "progress", data: { title: "Two-story rear extension" } });
    const done = events.at(-1) as { event: string; data: ProposalView };
    expect(done.event).toBe("done");
    const { folders } = (last ?? { data: {} }).data as { folders: string[] };
    expect(folders).toEqual(done.data.folders.map(({ name }) => name));
  });

  test("without a plan is allowed: creating is what needs one", async () => {
    const unpaid = await addBusiness(sql, site.rosa.user.id);
    expect((await propose({ businessId: unpaid })).status).toBe(200);
  });

  test.each([
    [
      "a prompt of nine characters",
      { prompt: "Nine char" },
      "prompt",
      "Describe the project in 10 to 8,000 characters.",
    ],
    [
      "a prompt of 8,001",
      { prompt: "x".repeat(8_001) },
      "prompt",
      "Describe the project in 10 to 8,000 characters.",
    ],
    [
      "an unknown time zone",
      { context: { businessId: randomUUID(), timeZone: "America/Springfield" } },
      "context.timeZone",
      "There is no such time zone.",
    ],
    ["no business", { context: {} }, "context.businessId", "Business is required"],
    ["no context", { context: undefined }, "context", "Business is required"],
    [
      "an unknown business",
      { context: { businessId: randomUUID() } },
      "context.businessId",
      "This was not found.",
    ],
  ])("with %s is refused, and the field says why", async (_, wrong, path, message) => {
    const body = { prompt: PROMPT, context: { businessId: site.businessId }, ...wrong };
    const call = () => site.rosa.post("/api/kickoff/propose", body);
    const { issues } = await expectRefusal(sql, call, 400, "validation_failed");
    expect(issues).toEqual([{ path, message }]);
    expect(ai.log.calls).toEqual([]);
  });

  test("a plan over the limits is retried once, with what was wrong, and both calls are charged", async () => {
    const spent = await costs();
    ai.log.plant({ spoil: "number", times: 1 });
    expect(await propose()).toMatchObject({ status: 200, body: { title: "Two-story rear extension" } });
    expect(ai.log.calls).toHaveLength(2);
    const { problems } = JSON.parse(ai.log.calls[1]?.texts ?? "") as { problems: string[] };
    expect(problems).toEqual(["title: titleLength", "folders: folderRequired"]);
    expect(await costs()).toBe(spent + 2);
  });

  const refused = { code: "upstream_failed", message: "Failed to generate proposal. Please try again." };
  const failures: [string, Fault, number][] = [
    ["nonsense twice", { spoil: "number" }, 2],
    ["another shape twice", { spoil: "text" }, 2],
    ["no JSON", { nonsense: "text" }, 1],
    ["an error", { status: 500 }, 1],
    ["too many requests", { status: 429, retryAfterSeconds: 5 }, 1],
    ["an end in the middle of the stream", { cut: true }, 1],
  ];
  test.each(failures)("%s is the specified error, soon, as JSON and in a stream", async (_, fault, calls) => {
    ai.log.plant(fault);
    expect(await within(5_000, propose())).toMatchObject({ status: 502, body: refused });
    expect(ai.log.calls).toHaveLength(calls);
    expect((await within(5_000, streamProposal())).at(-1)).toMatchObject({
      event: "failed",
      data: { status: 502, ...refused },
    });
  });

  test("so is an answer too slow to begin", async () => {
    ai.log.plant({ until: new Promise(() => {}) });
    const rosa = site.rosa.copy(hurried.url);
    const body = { prompt: PROMPT, context: { businessId: site.businessId } };
    const ask = (headers = {}) => rosa.post<string>("/api/kickoff/propose", body, { headers });
    expect(await ask()).toMatchObject({ status: 502, body: refused });
    expect(ai.log.calls).toHaveLength(1);
    const failed = { event: "failed", data: { status: 502, ...refused } };
    expect(readEvents((await ask(STREAM)).body).at(-1)).toMatchObject(failed);
  });

  test("a service that is down is the same error", async () => {
    await ai.pause();
    expect(await propose()).toMatchObject({ status: 502, body: { code: "upstream_failed" } });
    await ai.resume();
  });

  test("a client that disconnects aborts the call to the service", async () => {
    ai.log.plant({ pieceDelayMs: 50 });
    const leaving = new AbortController();
    const body = JSON.stringify({ prompt: PROMPT, context: { businessId: site.businessId } });
    const cookie = `authjs.session-token=${site.rosa.cookie("authjs.session-token") ?? ""}`;
    const headers = { cookie, ...STREAM, "content-type": "application/json" };
    const url = `${server.url}/api/kickoff/propose`;
    await fetch(url, { method: "POST", body, headers, signal: leaving.signal });
    await vi.waitFor(() => expect(ai.log.calls).toHaveLength(1));
    leaving.abort();
    await vi.waitFor(() => expect(ai.log.calls[0]?.isCut).toBe(true));
  });
});
