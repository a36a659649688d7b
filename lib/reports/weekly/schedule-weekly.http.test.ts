import { expect, test } from "vitest";
import { weekDue } from "./week-due";
import { dayAfter } from "@/lib/i18n/days";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";
import type { ReportItemView } from "@/lib/reports/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { untilIdle } from "@/sandbox/database/until-idle";
import { readEvents } from "@/sandbox/fixtures/event-answer";
import { addUpdates } from "@/sandbox/fixtures/reports-fixture";
import { startReports } from "@/sandbox/fixtures/reports-scene";
import { newProject } from "@/sandbox/fixtures/site-fixture";
import { Client } from "@/sandbox/http/http-client";

const CRON_SECRET = "the secret of the scheduler";

const on = await forThisFile(startReports({ env: { JOBS: "off", CRON_SECRET } }));

test("the schedule prepares last week's report of each project, written by the service or, while it fails, with quotes", async () => {
  const monday = weekDue(new Date(), "UTC");
  const [written, quoted] = [await projectOfLastWeek(monday), await projectOfLastWeek(monday)];
  await on.sql.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [on.site.rosa.user.id]);
  await on.sql.query("INSERT INTO project_mutes (user_id, project_id) VALUES ($1, $2)", [
    on.site.rosa.user.id,
    quoted,
  ]);
  const mend = on.ai.log.plant({ nonsense: "shape" });
  await age(quoted, monday);
  await runJobs();
  mend();
  await age(written, monday);
  await runJobs();
  const weekOf = async (projectId: string) => {
    const path = `/api/projects/${projectId}/reports`;
    const { body } = await on.site.rosa.get<ReportItemView[]>(path);
    expect(body).toMatchObject([
      {
        isWeekly: true,
        reportType: "internal",
        author: { name: "Rosa Ortiz" },
        dateFilter: { start: monday, end: dayAfter(monday, 6) },
      },
    ]);
    return on.read(body[0]?.id ?? "", projectId);
  };
  const [first, second] = [await weekOf(written), await weekOf(quoted)];
  expect(first.week).toMatchObject({ figures: { updates: 1, people: 1 }, isUnwritten: false });
  expect(first.sections).toMatchObject([
    { section: "done", statements: [{ text: "North wall poured, 6 m³." }] },
  ]);
  expect(second.week).toMatchObject({ figures: { updates: 1 }, isUnwritten: true });
  expect(second.sections).toMatchObject([{ section: "quoted" }]);
  const mails = await on.server.inbox.store.list(on.site.rosa.user.email);
  const weekly = mails.filter(({ subject }) => subject.startsWith("Weekly report of"));
  expect(weekly).toHaveLength(1);
  expect(weekly[0]?.text).toContain(`${on.server.url}/projects/${written}?report=${first.id}`);
  expect(weekly[0]?.text).toMatch(/Updates: 1 \(week before: 0\)/);
  const found = (words: string) =>
    on.site.rosa.get<ReportItemView[]>(`/api/projects/${written}/reports?search=${words}`);
  expect((await found("WEEKLY+p%C3%B3ured")).body).toMatchObject([{ id: first.id }]);
  expect((await found("weekly+plumber")).body).toEqual([]);
  const insights = await on.site.rosa.get<{ days: { day: string; typed: number }[] }>(
    `/api/projects/${written}/insights?days=14&timeZone=UTC`,
  );
  const days = new Map(insights.body.days.map(({ day, typed }) => [day, typed]));
  for (const { day, typed } of first.week?.days ?? []) expect(days.get(day) ?? typed).toBe(typed);
});

test("who follows a sample hears at once that it has begun, while the service still writes", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const mend = on.ai.log.plant({ until: promise });
  const projectId = await projectOfLastWeek(weekDue(new Date(), "UTC"));
  const { rosa } = on.site;
  const response = await fetch(`${on.server.url}/api/projects/${projectId}/weekly-sample`, {
    method: "POST",
    headers: {
      cookie: `authjs.session-token=${rosa.cookie("authjs.session-token") ?? ""}`,
      accept: "text/event-stream",
      "content-type": "application/json",
    },
    body: "{}",
    // Less than until the first heartbeat.
    signal: AbortSignal.timeout(15_000),
  }).finally(() => resolve(undefined));
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(readEvents(await response.text())).toMatchObject([{ event: "done", data: { isWeekly: true } }]);
  mend();
});

test("an owner turns the mails about weekly reports off by their link alone, and on again in the settings", async () => {
  const monday = weekDue(new Date(), "UTC");
  const { rosa } = on.site;
  await on.sql.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [rosa.user.id]);
  const mailsOf = async (projectId: string) => {
    await age(projectId, monday);
    await runJobs();
    const mails = await on.server.inbox.store.list(rosa.user.email);
    return mails.filter(({ text }) => text.includes(`/projects/${projectId}?report=`));
  };
  const preferences = async () =>
    (await rosa.get<DeliveryPreferencesView>("/api/notification-preferences")).body;
  const before = await preferences();
  const [mail] = await mailsOf(await projectOfLastWeek(monday));
  const headers = new Map(mail?.headers.map(({ name, value }) => [name, value]));
  expect(headers.get("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const [link = ""] = /[^<]+(?=>$)/.exec(headers.get("List-Unsubscribe") ?? "") ?? [];
  expect(mail?.text).toContain(link);
  expect((await fetch(link, { method: "POST", body: "List-Unsubscribe=One-Click" })).status).toBe(204);
  expect(await preferences()).toEqual({ ...before, weeklyReports: false });
  expect(await mailsOf(await projectOfLastWeek(monday))).toEqual([]);
  await rosa.put("/api/notification-preferences", { weeklyReports: true });
  expect(await preferences()).toEqual(before);
  expect(await mailsOf(await projectOfLastWeek(monday))).toHaveLength(1);
});

test("the business of a suspended owner gets no report, and one that was prepared is not mailed", async () => {
  const monday = weekDue(new Date(), "UTC");
  const { rosa } = on.site;
  const suspend = (at: string) =>
    on.sql.query(`UPDATE users SET suspended_at = ${at} WHERE id = $1`, [rosa.user.id]);
  const weekly = async () => {
    const mails = await on.server.inbox.store.list(rosa.user.email);
    return mails.filter(({ subject }) => subject.startsWith("Weekly report of")).length;
  };
  const reports = async (projectId: string) => {
    const { rows } = await on.sql.query("SELECT id FROM reports WHERE project_id = $1", [projectId]);
    return rows.length;
  };
  const before = await weekly();
  const projectId = await projectOfLastWeek(monday);
  await suspend("now()");
  await age(projectId, monday);
  await runJobs();
  expect(await reports(projectId)).toBe(0);
  await suspend("NULL");
  await on.sql.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [rosa.user.id]);
  await on.server.inbox.stopMail();
  await runJobs();
  expect(await reports(projectId)).toBe(1);
  await suspend("now()");
  await on.server.inbox.startMail();
  await on.sql.query(
    "UPDATE pgboss.job SET start_after = now() WHERE name = 'mail.weekly-report' AND state = 'retry'",
  );
  await runJobs();
  const { rows } = await on.sql.query(
    "SELECT 1 FROM pgboss.job WHERE name = 'mail.weekly-report' AND state < 'completed'",
  );
  expect([rows, await weekly()]).toEqual([[], before]);
  await suspend("NULL");
});

async function projectOfLastWeek(monday: string): Promise<string> {
  const projectId = await newProject(on.site.rosa, on.site.businessId);
  const at = `${dayAfter(monday, 2)}T12:00:00Z`;
  await addUpdates(on.sql, { projectId, authorId: on.mateo.user.id }, [
    { content: "North wall poured, 6 m³.", at },
  ]);
  return projectId;
}

/** As if the project had been there in that week. */
async function age(projectId: string, monday: string): Promise<void> {
  await on.sql.query("UPDATE projects SET created_at = $2 WHERE id = $1", [projectId, `${monday}T00:00:00Z`]);
}

async function runJobs(): Promise<void> {
  // Jobs of its kind that were queued in the last ten minutes would hold it back.
  await on.sql.query("DELETE FROM pgboss.job WHERE name = 'reports.schedule-weekly'");
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  expect((await new Client(on.server.url).get("/api/cron/jobs", { headers })).status).toBe(200);
  await untilIdle(on.sql);
}
