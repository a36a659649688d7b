import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReportWeek } from "@/lib/reports/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import {
  addBusiness,
  addMember,
  addProject,
  addTask,
  addUser,
  countRows,
  entitle,
} from "@/sandbox/database/rows";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { addUpdates } from "@/sandbox/fixtures/reports-fixture";

/* A Monday after 5:00 in Rosa's Chicago, whose clocks changed on the Sunday of the week before last; nothing writes texts. */
const NOW = new Date("2026-11-09T12:00:00Z");
const weekStart = "2026-11-02";

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
vi.resetModules().stubEnv("DATABASE_URL", database.url);
const [dueProjects, prepareWeekly, insights, { disconnect, Prisma, transaction }, { closeQueue }] =
  await Promise.all([
    import("./due-projects"),
    import("./prepare-weekly"),
    import("@/lib/insights/read-insights"),
    import("@/lib/kernel/db"),
    import("@/lib/events/queue"),
  ]);
const product = {
  ...dueProjects,
  ...prepareWeekly,
  ...insights,
  Sql: Prisma.sql,
  transaction,
  disconnect,
  closeQueue,
};

afterAll(async () => {
  await product.closeQueue();
  await product.disconnect();
  vi.unstubAllEnvs();
});

let projectId: string;
let businessId: string;
let rosa: { id: string };

beforeEach(async () => {
  ({ projectId, businessId, rosa } = await newSite());
});

/** Rosa's business on the yearly plan, with what Ana posted and a task that was done in the week and the one before. */
async function newSite() {
  const [owner, ana] = [await addUser(sql, "Rosa"), await addUser(sql, "Ana")];
  await sql.query("UPDATE users SET time_zone = 'America/Chicago' WHERE id = $1", [owner.id]);
  const business = await addBusiness(sql, owner.id);
  await entitle(sql, business, "yearly");
  const createdAt = new Date("2026-10-01T12:00:00Z");
  const project = await addProject(sql, business, { name: "Harlow Street", createdAt });
  await addMember(sql, project, ana.id);
  const taskId = await addTask(sql, project, "Framing");
  await sql.query(
    "UPDATE project_tasks SET created_at = $2, is_completed = true, completed_at = $3 WHERE id = $1",
    [taskId, createdAt, "2026-11-04T18:00:00Z"],
  );
  await addUpdates(sql, { projectId: project, authorId: ana.id }, [
    { content: "The week before last.", at: "2026-11-01T05:30:00Z" },
    // The last second of the Sunday before, and the first of the week.
    { content: "Sunday night.", at: "2026-11-02T05:59:59Z" },
    { content: "North wall poured, 6 m³.", taskId, at: "2026-11-02T06:00:00Z" },
    { content: "The crane is booked.", at: "2026-11-09T05:59:59Z" },
    { content: "Already Monday.", at: "2026-11-09T06:00:00Z" },
  ]);
  return { projectId: project, businessId: business, rosa: owner };
}

interface ReportRow {
  id: string;
  content: string;
  body: { week: ReportWeek };
}

const prepare = () => product.prepareWeekly({ projectId, weekStart }, NOW);
const kept = () => countRows(sql, "reports", { project_id: projectId, is_weekly: true });

async function reportKept() {
  const { rows } = await sql.query<ReportRow>("SELECT * FROM reports WHERE project_id = $1", [projectId]);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

describe("a weekly report", () => {
  test("is the owner's draft with the week's numbers beside those of the week before", async () => {
    expect((await product.dueProjects(NOW)).filter((one) => one.projectId === projectId)).toEqual([
      {
        projectId,
        weekStart,
        businessId,
        ownerId: rosa.id,
        ownerLanguage: "en",
        timeZone: "America/Chicago",
        lateSince: new Date("2026-11-02T06:00:00Z"),
      },
    ]);
    await prepare();
    const report = await reportKept();
    expect(report).toMatchObject({
      author_id: rosa.id,
      report_type: "internal",
      time_zone: "America/Chicago",
      updates_included: 2,
    });
    expect(report.body.week).toMatchObject({
      figures: { updates: 2, spokenMs: 0, people: 1, ticked: 1, lateItems: 0 },
      before: { updates: 2, people: 1, ticked: 0 },
      isUnwritten: true,
    });
    expect(report.content).toContain(`Weekly report

Harlow Street
=============
Week of November 2 – 8, 2026
`);
    expect(report.content).toContain(`The week in numbers
-------------------
  Updates            2 (week before: 2)
  Minutes spoken     0 (week before: 0)
  People who posted  1 (week before: 1)
  Tasks completed    1 (week before: 0)
  Tasks late         0 (week before: 0)

The AI service could not write this report.`);
    expect(report.content).toContain("“North wall poured, 6 m³.” [1]");
    expect(report.content).not.toContain("Already Monday");
    const logged = { action: "report.generated", entity_id: report.id };
    expect(await countRows(sql, "action_logs", logged)).toBe(1);
  });

  test("is of the week of the owner's device where they chose no time zone", async () => {
    await sql.query("UPDATE users SET time_zone = NULL WHERE id = $1", [rosa.id]);
    await sql.query(
      "INSERT INTO notification_preferences (user_id, device_time_zone) VALUES ($1, 'America/Chicago')",
      [rosa.id],
    );
    expect(await product.dueProjects(NOW, projectId)).toMatchObject([
      { weekStart, timeZone: "America/Chicago" },
    ]);
    await prepare();
    expect(await reportKept()).toMatchObject({ time_zone: "America/Chicago", updates_included: 2 });
  });

  test("has the numbers of the insights of both weeks", async () => {
    await prepare();
    const { week } = (await reportKept()).body;
    const scope = {
      projects: product.Sql`p.id = ${projectId}::uuid`,
      memberId: null,
      reads: null,
      places: "tasks",
    } as const;
    const figuresFrom = async (from: string, to: string) => {
      const { insights } = await product.readInsights(scope, { from, to, timeZone: "America/Chicago" });
      const { updates, spokenMs, ticked, lateItems, people, days } = insights;
      return { figures: { updates, spokenMs, ticked, lateItems, people: people?.length }, days };
    };
    const [now, before] = [
      await figuresFrom("2026-11-02", "2026-11-08"),
      await figuresFrom("2026-10-26", "2026-11-01"),
    ];
    expect({ figures: week.figures, before: week.before }).toEqual({
      figures: now.figures,
      before: before.figures,
    });
    expect(week.days).toEqual(
      now.days.map(({ day, percentage, typed, spoken }) => ({ day, percentage, typed, spoken })),
    );
  });

  test("is made once by a job that runs five times at once, and again", async () => {
    await Promise.all(Array.from({ length: 5 }, prepare));
    await prepare();
    expect(await kept()).toBe(1);
    const { id } = await reportKept();
    const { rows: mails } = await sql.query("SELECT data FROM pgboss.job WHERE data = $1", [
      { reportId: id },
    ]);
    expect(mails).toHaveLength(1);
    expect(await product.dueProjects(NOW, projectId)).toEqual([]);
  });

  test("has what a phone without a signal sent when the report of its week was made already, once", async () => {
    await prepare();
    await sql.query("UPDATE reports SET created_at = $2 WHERE project_id = $1", [projectId, NOW]);
    const late = await addUpdates(sql, { projectId, authorId: rosa.id }, [
      { content: "The slab was poured.", at: "2026-11-09T13:30:00Z" },
      { content: "Two weeks in the basement.", at: "2026-11-09T13:31:00Z" },
    ]);
    const capture = "UPDATE updates SET captured_at = $2 WHERE id = $1";
    await sql.query(capture, [late[0], "2026-11-06T15:00:00Z"]);
    await sql.query(capture, [late[1], "2026-10-29T15:00:00Z"]);
    await sql.query("DELETE FROM updates WHERE content = 'Already Monday.' AND project_id = $1", [projectId]);
    const reportOf = async (start: string, now: string) => {
      await product.prepareWeekly({ projectId, weekStart: start }, new Date(now));
      const { rows } = await sql.query<ReportRow>(
        "SELECT * FROM reports WHERE project_id = $1 AND start_day = $2",
        [projectId, start],
      );
      await sql.query("UPDATE reports SET created_at = $2 WHERE id = $1", [rows[0]?.id, now]);
      return rows[0]?.content ?? "";
    };
    const next = await reportOf("2026-11-09", "2026-11-16T12:00:00Z");
    expect(next).toContain("“The slab was poured.”");
    expect(next).toContain("“Two weeks in the basement.”");
    expect(next).not.toContain("The crane is booked.");
    expect(await product.dueProjects(new Date("2026-11-23T12:00:00Z"), projectId)).toEqual([]);
  });

  test("quotes nothing that is withdrawn while it is kept: the job is repeated", async () => {
    const withdrawing = await connect(database.url);
    await withdrawing.query("BEGIN");
    const one = "WHERE project_id = $1 AND content = 'The crane is booked.'";
    await withdrawing.query(`SELECT FROM updates ${one} FOR UPDATE`, [projectId]);
    await withdrawing.query(
      `UPDATE updates SET content = '', withdrawn_at = now(), withdrawn_by = author_id ${one}`,
      [projectId],
    );
    const made = expect(prepare()).rejects.toMatchObject({ code: "conflict" });
    await untilWaiting(sql, 1);
    await withdrawing.query("COMMIT");
    await made;
    await withdrawing.end();
    expect(await kept()).toBe(0);
    await prepare();
    const { content } = await reportKept();
    expect(content).toContain("North wall poured");
    expect(content).not.toContain("crane");
  });

  test("is not made a second time when it was deleted", async () => {
    await prepare();
    await sql.query("DELETE FROM reports WHERE project_id = $1", [projectId]);
    await prepare();
    expect(await kept()).toBe(0);
  });

  test("is made whole by a job that is repeated after it ended half-way", async () => {
    await sql.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON action_logs FOR EACH ROW EXECUTE FUNCTION fail();`);
    await expect(prepare()).rejects.toThrow();
    expect(await kept()).toBe(0);
    await sql.query("DROP TRIGGER fail ON action_logs; DROP FUNCTION fail()");
    await prepare();
    expect(await kept()).toBe(1);
  });

  test.each([
    ["monthly plan", "subscription_plan = 'monthly'"],
    ["past due yearly plan", "subscription_status = 'past_due'"],
    ["ended yearly plan", "subscription_status = 'canceled', subscription_current_period_end = now()"],
    ["no plan", "subscription_status = NULL, subscription_plan = NULL"],
    ["a deleted business", "deleted_at = now()"],
  ])("is never made for %s, nor where that came after it was scheduled", async (_, change) => {
    const [due] = await product.dueProjects(NOW, projectId);
    await sql.query(`UPDATE businesses SET ${change} WHERE id = $1`, [businessId]);
    expect(await product.dueProjects(NOW, projectId)).toEqual([]);
    await prepare();
    expect(await kept()).toBe(0);
    expect(await countRows(sql, "report_weeks", { project_id: projectId })).toBe(0);
    // The plan ended while the service wrote.
    if (due && !change.startsWith("deleted"))
      expect(await product.transaction((tx) => product.claimWeek(tx, due))).toBe(false);
  });

  test.each([
    ["a trial of the yearly plan", "subscription_status = 'trialing'"],
    [
      "an early adopter",
      "subscription_status = NULL, subscription_plan = NULL, is_early_adopter = true, early_adopter_granted_at = now()",
    ],
  ])("is made for %s", async (_, change) => {
    await sql.query(`UPDATE businesses SET ${change} WHERE id = $1`, [businessId]);
    await prepare();
    expect(await kept()).toBe(1);
  });

  test.each([
    ["before Monday, 5:00", {}, "2026-11-09T10:59:59Z"],
    ["of a week in which nothing happened", {}, "2026-11-23T12:00:00Z"],
    ["of a project that came after that week", { created_at: "2026-11-09T06:00:00Z" }, NOW],
    ["of one that was finished before", { status: "completed", completed_at: "2026-11-01T12:00:00Z" }, NOW],
  ])("is not due %s", async (_, change: Record<string, string>, now) => {
    const columns = Object.keys(change).map((column, at) => `, ${column} = $${at + 2}`);
    const values = [projectId, ...Object.values(change)];
    await sql.query(`UPDATE projects SET event_seq = event_seq${columns.join("")} WHERE id = $1`, values);
    const due = await product.dueProjects(new Date(now), projectId);
    expect(due.filter((one) => one.weekStart !== "2026-10-26")).toEqual([]);
  });
});
