import { expect, test, vi } from "vitest";
import { weekDue } from "./week-due";
import { dayAfter } from "@/lib/i18n/days";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows, entitle } from "@/sandbox/database/rows";
import { addUpdates } from "@/sandbox/fixtures/reports-fixture";
import { startReports } from "@/sandbox/fixtures/reports-scene";
import { newProject } from "@/sandbox/fixtures/site-fixture";
import { report } from "@/sandbox/run/steps/proof";

const on = await forThisFile(startReports());

test(
  "a weekly report whose process is killed while the service writes it is made once by the job's retry, and mailed once",
  { timeout: 120_000 },
  async (context) => {
    const { sql, site, ai, server } = on;
    const weekStart = weekDue(new Date(), "UTC");
    await sql.query("UPDATE users SET email_verified_at = now(), time_zone = 'UTC' WHERE id = $1", [
      site.rosa.user.id,
    ]);
    await entitle(sql, site.businessId, "yearly");
    const projectId = await newProject(site.rosa, site.businessId);
    await sql.query("UPDATE projects SET created_at = $2 WHERE id = $1", [
      projectId,
      `${weekStart}T00:00:00Z`,
    ]);
    await addUpdates(sql, { projectId, authorId: on.mateo.user.id }, [
      { content: "North wall poured, 6 m³.", at: `${dayAfter(weekStart, 2)}T12:00:00Z` },
    ]);
    const mend = ai.log.plant({ until: new Promise(() => undefined) });
    const asked = ai.log.calls.length;
    const made = () => countRows(sql, "reports", { project_id: projectId });
    await sql.query(
      `INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, heartbeat_seconds)
       VALUES ('reports.prepare-weekly', $1, 5, 1, 10)`,
      [{ projectId, weekStart }],
    );
    await vi.waitFor(() => expect(ai.log.calls.length).toBeGreaterThan(asked), { timeout: 60_000 });
    await server.kill();
    expect(await made()).toBe(0);
    mend();
    await server.restart();
    await vi.waitFor(async () => expect(await states()).toEqual(["completed"]), {
      timeout: 60_000,
      interval: 500,
    });
    const { rows } = await sql.query(
      "SELECT retry_count FROM pgboss.job WHERE name = 'reports.prepare-weekly'",
    );
    expect(rows).toEqual([{ retry_count: 1 }]);
    expect(await made()).toBe(1);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 30_000 });
    report(context, { kills: 1 });

    async function states(): Promise<string[]> {
      const { rows: jobs } = await sql.query<{ state: string }>(
        "SELECT state FROM pgboss.job WHERE name = 'reports.prepare-weekly'",
      );
      return jobs.map(({ state }) => state);
    }

    async function mails() {
      const all = await server.inbox.store.list(site.rosa.user.email);
      return all.filter(({ subject }) => subject.startsWith("Weekly report of"));
    }
  },
);
