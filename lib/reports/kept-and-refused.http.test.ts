import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ReportFoldersView, ReportItemView, ReportView } from "./view";
import type { Fault } from "@/sandbox/ai/ai-log";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addTask, countRows } from "@/sandbox/database/rows";
import { readEvents } from "@/sandbox/fixtures/event-answer";
import { addUpdates } from "@/sandbox/fixtures/reports-fixture";
import { startReports } from "@/sandbox/fixtures/reports-scene";
import { newProject, newWorker, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startHurriedServer } from "@/sandbox/servers/hurried-server";

const on = await forThisFile(startReports());
const hurried = await forThisFile(startHurriedServer(on.server, on.ai));

afterEach(() => on.ai.log.clear());

const unorganized = { folderSelection: ["unorganized"] };

describe("a report that cannot be made", () => {
  const refused = { code: "upstream_failed", message: "Failed to generate report" };
  const failures: [string, Fault, number][] = [
    ["nonsense twice", { spoil: "text" }, 2],
    ["no JSON", { nonsense: "text" }, 1],
    ["an error", { status: 500 }, 1],
    ["too many requests", { status: 429, retryAfterSeconds: 5 }, 1],
    ["an end in the middle", { cut: true }, 1],
  ];
  test.each(failures)("%s is the specified error, soon, and nothing is kept", async (_, fault, calls) => {
    on.ai.log.plant(fault);
    const before = await on.kept();
    expect(await on.generate()).toMatchObject({ status: 502, body: refused });
    expect(on.ai.log.calls).toHaveLength(calls);
    const events = await on.follow();
    expect(events.at(-1)).toMatchObject({ event: "failed", data: { status: 502, ...refused } });
    expect(await on.kept()).toBe(before);
  });

  test("so is an answer too slow to begin", async () => {
    on.ai.log.plant({ until: new Promise(() => {}) });
    const rosa = on.site.rosa.copy(hurried.url);
    const before = await on.kept();
    const asked = { ...unorganized, reportType: "internal" };
    const ask = (headers = {}) =>
      rosa.post<string>(`/api/projects/${on.site.projectId}/generate-report`, asked, { headers });
    expect(await ask()).toMatchObject({ status: 502, body: refused });
    const events = readEvents((await ask({ accept: "text/event-stream" })).body);
    expect(events.at(-1)).toMatchObject({ event: "failed", data: { status: 502, ...refused } });
    expect(await on.kept()).toBe(before);
  });

  test("nonsense once is asked for once more, with what was wrong", async () => {
    on.ai.log.plant({ spoil: "text", times: 1 });
    expect((await on.generate()).status).toBe(200);
    expect(JSON.parse(on.ai.log.calls[1]?.texts ?? "")).toHaveProperty("problems");
  });

  test("a service that is down is the same error, and a retry with the key makes the report", async () => {
    const headers = { "idempotency-key": randomUUID() };
    await on.ai.pause();
    expect(await on.generate({}, { headers })).toMatchObject({
      status: 502,
      body: { code: "upstream_failed" },
    });
    await on.ai.resume();
    expect((await on.generate({}, { headers })).status).toBe(200);
  });

  test("a reader who stops following ends the calls to the service, and nothing is kept", async () => {
    on.ai.log.plant({ until: new Promise(() => {}) });
    const before = await on.kept();
    const leaving = new AbortController();
    const { rosa, projectId } = on.site;
    const cookie = `authjs.session-token=${rosa.cookie("authjs.session-token") ?? ""}`;
    const headers = { cookie, accept: "text/event-stream", "content-type": "application/json" };
    const body = JSON.stringify({ ...unorganized, reportType: "internal" });
    const url = `${on.server.url}/api/projects/${projectId}/generate-report`;
    const response = await fetch(url, { method: "POST", body, headers, signal: leaving.signal });
    await response.body?.getReader().read();
    await vi.waitFor(() => expect(on.ai.log.calls).toHaveLength(1));
    leaving.abort();
    await vi.waitFor(() => expect(on.ai.log.calls[0]?.isCut).toBe(true));
    expect(await on.kept()).toBe(before);
  });

  test.each([
    [
      "no folders",
      { folderSelection: [] },
      "folderSelection",
      /^No folders selected: Please select at least one/,
    ],
    ["no selection", { folderSelection: undefined }, "folderSelection", /^No folders selected/],
    ["an unknown folder", { folderSelection: [randomUUID()] }, "folderSelection", /not found/],
    ["no folder's id", { folderSelection: ["Framing"] }, "folderSelection.0", /not found/],
    ["no type", { reportType: "public" }, "reportType", /internal or a customer/],
    [
      "days in the wrong order",
      { dateFilter: { start: "2026-11-02", end: "2026-11-01" } },
      "dateFilter.end",
      /before/,
    ],
    ["no day", { dateFilter: { start: "2026-02-30" } }, "dateFilter.start", /YYYY-MM-DD/],
    ["no time zone", { timeZone: "Mars/Olympus" }, "timeZone", /time zone/],
  ])("%s is refused, and the field says why", async (_, wrong, path, message) => {
    const { issues } = await expectRefusal(on.sql, () => on.generate(wrong), 400, "validation_failed");
    expect(issues).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(on.ai.log.calls).toEqual([]);
  });

  test("a folder of another project is refused, and a worker before that", async () => {
    const elsewhere = await newProject(on.site.rosa, on.site.businessId, "Mill Lane");
    const wrong = { folderSelection: [await addTask(on.sql, elsewhere, "Roof")], reportType: "internal" };
    await expectRefusal(on.sql, () => on.generate(wrong), 400, "validation_failed");
    const path = `/api/projects/${on.site.projectId}/generate-report`;
    await expectRefusal(on.sql, () => on.mateo.post(path, wrong), 403, "forbidden");
    const streamed = await on.generate(wrong, { headers: { accept: "text/event-stream" } });
    expect(streamed).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  test("over 5,000 updates or the day's budget says how much it would read, and fewer days fit", async () => {
    // An estimate of 4,500 around the updates, and one per character.
    const spent = 4_995_445;
    await on.sql.query(
      `INSERT INTO ai_costs (business_id, day, micro_dollars)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date + later, $2 FROM generate_series(0, 1) later
       ON CONFLICT (business_id, day) DO UPDATE SET micro_dollars = $2`,
      [on.site.businessId, spent],
    );
    const most = await on.projectWith(Array.from({ length: 5_000 }, (_, n) => `Bolt ${n} is tight.`));
    await expectRefusal(on.sql, () => on.generate(unorganized, { projectId: most }), 429, "rate_limited");
    await addUpdates(on.sql, { projectId: most, authorId: on.mateo.user.id }, [{ content: "One more." }]);
    const over = () => on.generate(unorganized, { projectId: most });
    const { issues } = await expectRefusal(on.sql, over, 400, "validation_failed");
    expect(issues).toEqual([{ path: "folderSelection", message: expect.stringMatching(/5,001.*5,000/) }]);
    const refusal = await expectRefusal(on.sql, () => on.generate(), 429, "rate_limited");
    expect(refusal).toMatchObject({ updates: 3, characters: expect.any(Number), affordableCharacters: 55 });
    expect(refusal.message).toMatch(/would read 3 updates, 1\.\d times what is left for today/);
    const day = { start: "2026-11-19", end: "2026-11-19" };
    expect((await on.generate({ dateFilter: day })).status).toBe(200);
    await on.sql.query("UPDATE ai_costs SET micro_dollars = 5000000 WHERE business_id = $1", [
      on.site.businessId,
    ]);
    const { message } = await expectRefusal(on.sql, () => on.generate(), 429, "rate_limited");
    expect(message).toContain("used up its AI for today");
    await on.sql.query("DELETE FROM ai_costs WHERE business_id = $1", [on.site.businessId]);
  });
});

test("a business has one sample of a weekly report, of its newest week, however often it is asked for", async () => {
  const { rosa, businessId, projectId } = on.site;
  const sample = (id: string) => rosa.post<ReportItemView>(`/api/projects/${id}/weekly-sample`, {});
  const isOffered = async (hasWeekly: boolean) => {
    await on.sql.query(
      `UPDATE businesses SET is_early_adopter = $2, early_adopter_granted_at = CASE WHEN $2::boolean THEN now() END
       WHERE id = $1`,
      [businessId, hasWeekly],
    );
    const { body } = await rosa.get<ReportFoldersView>(`/api/projects/${projectId}/report-folders`);
    return body.offersSample;
  };
  expect([await isOffered(false), await isOffered(true)]).toEqual([true, false]);
  const empty = await newProject(rosa, businessId, "Mill Lane");
  const { message } = await expectRefusal(on.sql, () => sample(empty), 409, "conflict");
  expect(message).toContain("at least one update");
  // The newest one was written on a Sunday evening where its reader is, and had a signal in the next week.
  rosa.setCookie("time_zone", "America%2FChicago");
  await on.sql.query(
    `UPDATE updates SET captured_at = '2026-11-23T02:00:00Z', created_at = created_at + interval '5 days'
     WHERE id = (SELECT id FROM updates WHERE project_id = $1 ORDER BY created_at DESC LIMIT 1)`,
    [projectId],
  );
  const asked = await Promise.all([1, 2, 3].map(() => sample(projectId)));
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const { body: kept } = await rosa.get<ReportItemView[]>(`/api/projects/${projectId}/reports?search=weekly`);
  expect(kept.filter(({ isWeekly }) => isWeekly)).toMatchObject([
    {
      dateFilter: { start: "2026-11-16", end: "2026-11-22" },
      updatesIncluded: 3,
      author: { name: "Rosa Ortiz" },
    },
  ]);
  expect((await rosa.get(`/api/projects/${projectId}/reports?search=%21%3F`)).body).toEqual([]);
  await expectRefusal(on.sql, () => sample(projectId), 409, "conflict");
  expect([await isOffered(false), await isOffered(true)]).toEqual([false, false]);
});

test("a sample that is cancelled, or that the service cannot write, is none, and can still be had", async () => {
  const { rosa, projectId } = await rosasSite(on.server);
  await addUpdates(on.sql, { projectId, authorId: rosa.user.id }, [{ content: "12 joists are set." }]);
  const path = `/api/projects/${projectId}/weekly-sample`;
  const kept = () => countRows(on.sql, "reports", { project_id: projectId });
  const mend = on.ai.log.plant({ status: 500 });
  expect(await rosa.post(path, {})).toMatchObject({ status: 502, body: { code: "upstream_failed" } });
  expect(await kept()).toBe(0);
  mend();
  on.ai.log.clear();
  const release = on.ai.log.plant({ until: new Promise(() => {}) });
  const leaving = new AbortController();
  const cookie = `authjs.session-token=${rosa.cookie("authjs.session-token") ?? ""}`;
  const key = { "idempotency-key": randomUUID() };
  const headers = { cookie, accept: "text/event-stream", "content-type": "application/json", ...key };
  const url = `${on.server.url}${path}`;
  const response = await fetch(url, { method: "POST", body: "{}", headers, signal: leaving.signal });
  await vi.waitFor(() => expect(on.ai.log.calls).toHaveLength(1));
  leaving.abort();
  await expect(response.text()).rejects.toThrow();
  await vi.waitFor(() => expect(on.ai.log.calls[0]?.isCut).toBe(true));
  release();
  // A retry waits for what is left of the first attempt.
  const { status, body } = await rosa.post<ReportItemView>(path, {}, { headers: key });
  expect([status, await kept()]).toEqual([201, 1]);
  const made = await rosa.get<ReportView>(`/api/projects/${projectId}/reports/${body.id}`);
  expect(made.body.week).toMatchObject({ isUnwritten: false });
});

test("a sample that would cost more than is left of the day says so", async () => {
  const { rosa, projectId, businessId } = await rosasSite(on.server);
  await addUpdates(on.sql, { projectId, authorId: rosa.user.id }, [{ content: "12 joists are set." }]);
  await on.sql.query(
    `INSERT INTO ai_costs (business_id, day, micro_dollars)
     SELECT $1, (now() AT TIME ZONE 'UTC')::date + later, 4999999 FROM generate_series(0, 1) later`,
    [businessId],
  );
  const { status, body } = await rosa.post(`/api/projects/${projectId}/weekly-sample`, {});
  expect([status, body]).toMatchObject([429, { code: "rate_limited" }]);
  expect(await countRows(on.sql, "reports", { project_id: projectId })).toBe(0);
});

test("without a service a customer gets counts and dates alone, and the office quotes besides", async () => {
  const off = await startReports({ hasService: false });
  const { status, body } = await off.generate({ reportType: "customer" });
  expect({ status, ...body }).toMatchObject({ status: 200, updatesIncluded: 3, foldersIncluded: 2 });
  const { sections, withheld, folders, period } = await off.read(body.id);
  expect({ sections, withheld }).toEqual({ sections: [], withheld: [] });
  expect(folders).toMatchObject([{ updateCount: 1 }, { name: "Framing", updateCount: 2, totalSubtasks: 1 }]);
  expect(period).toEqual({ first: "2026-11-18", last: "2026-11-20" });
  expect(body.report).toContain("Progress, November 18 – 20, 2026");
  expect(body.report).not.toMatch(/poured|12 joists|crane/i);
  expect(body.report).toContain("What comes next\n---------------\n- Joists (Framing)\n");
  const office = await off.generate();
  expect(office.status).toBe(200);
  const said = ["North wall poured, 6 m³.", "12 joists are set.", "The crane is booked for Thursday."];
  expect((await off.read(office.body.id)).sections).toEqual([
    {
      section: "quoted",
      statements: said.map((text, at) => {
        return { at, text: `“${text}”`, sources: [at + 1], doubts: [], version: 0, edited: null };
      }),
    },
  ]);
  const lines = said.map((text, at) => `“${text}” [${String(at + 1)}]`);
  expect(office.body.report).toContain(`In their words\n--------------\n${lines.join("\n")}\n`);
  const { body: choices } = await off.site.rosa.get<ReportFoldersView>(
    `/api/projects/${off.site.projectId}/report-folders`,
  );
  expect(choices.affordableCharacters).toBeNull();
  await off.stop();
});

describe("kept reports", () => {
  test("outlive a member, a task, and the words of their updates", async () => {
    const projectId = await newProject(on.site.rosa, on.site.businessId, "Kept");
    const worker = await newWorker(
      on.server,
      { ...on.site, projectId },
      { name: "Luis Herrera", language: "es" },
    );
    const taskId = await addTask(on.sql, projectId, "Roof");
    const [first = "", second = ""] = await addUpdates(on.sql, { projectId, authorId: worker.user.id }, [
      { content: "The felt is on.", taskId },
      { content: "The ridge is set.", taskId },
    ]);
    const { body } = await on.generate({ folderSelection: [taskId] }, { projectId });
    const before = await on.read(body.id, projectId);
    await worker.patch(`/api/updates/${second}`, { content: "The ridge is set twice." });
    expect((await worker.delete(`/api/updates/${first}`)).status).toBe(204);
    expect((await on.site.rosa.delete(`/api/projects/${projectId}/members/${worker.user.id}`)).status).toBe(
      204,
    );
    expect((await on.site.rosa.delete(`/api/tasks/${taskId}`)).status).toBe(204);
    const after = await on.read(body.id, projectId);
    expect({ ...after, sources: [] }).toEqual({ ...before, sources: [] });
    const author = { name: "Luis Herrera" };
    expect(after.sources.find(({ updateId }) => updateId === first)).toMatchObject({
      author,
      content: "",
      folder: "Roof",
    });
    const edited = { author, content: "The ridge is set twice.", isChanged: true, withdrawnAt: null };
    expect(after.sources.find(({ updateId }) => updateId === second)).toMatchObject(edited);
    const stored = await on.sql.query(
      "SELECT 1 FROM idempotency_keys WHERE answer::text LIKE '%ridge is set%' AND path LIKE $1",
      [`%${projectId}/updates`],
    );
    expect(stored.rows).toEqual([]);
  });

  test("come in pages, newest first, and are deleted one by one", async () => {
    const projectId = await on.projectWith(["One."]);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await on.generate(unorganized, { projectId })).body.id);
    const path = `/api/projects/${projectId}/reports`;
    const page = await on.site.rosa.get<ReportItemView[]>(`${path}?limit=2`);
    expect(page.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(page.headers.get("link")).toContain(`before=${ids[1] ?? ""}`);
    const rest = await on.site.rosa.get<ReportItemView[]>(`${path}?before=${ids[1] ?? ""}`);
    expect(rest.body.map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await on.site.rosa.delete(`${path}/${ids[0] ?? ""}`)).status).toBe(204);
    await expectRefusal(on.sql, () => on.site.rosa.delete(`${path}/${ids[0] ?? ""}`), 404, "not_found");
    const elsewhere = `/api/projects/${on.site.projectId}/reports/${ids[1] ?? ""}`;
    await expectRefusal(on.sql, () => on.site.rosa.get(elsewhere), 404, "not_found");
    await on.sql.query("DELETE FROM projects WHERE id = $1", [projectId]);
    expect(await countRows(on.sql, "reports", { project_id: projectId })).toBe(0);
  });
});
