import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReportingView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { monthStart, world, writeWorld } from "@/sandbox/fixtures/operator-world";
import { createOperator } from "@/sandbox/fixtures/operators";
import { proofCount } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/*
 * The console's figures beside sums over the same rows that are written another way: month by month, with bounds that
 * JavaScript computes. The last twelve months always hold a year's end, except in December.
 */

const server = await forThisFile(startTestServer());
const sql = await forThisFile(connect(server.databaseUrl));
// Months are UTC's, whatever the zone of those who ask.
await sql.query("SET timezone = 'America/Los_Angeles'");
const olga = await createOperator(server, "Olga Novak");

test("stats, reporting and the figures of users and businesses equal sums that are written another way", async () => {
  await fc.assert(
    fc.asyncProperty(world, async (made) => {
      await writeWorld(sql, made);
      expect((await olga.get("stats")).body).toEqual(await expectedStats());
      const day = new Date().getUTCDate();
      const [{ body: reporting }, expected] = [await olga.get("reporting"), await expectedReporting()];
      fc.pre(new Date().getUTCDate() === day);
      expect(reporting).toEqual(expected);
      const users = (await olga.get<{ id: string }[]>("users")).body;
      expect(users).toHaveLength(await number("count(*) FROM users WHERE deleted_at IS NULL"));
      for (const user of users) expect(user).toMatchObject(await expectedUser(user.id));
      const businesses = (await olga.get<{ id: string }[]>("businesses")).body;
      expect(businesses).toHaveLength(await number("count(*) FROM businesses WHERE deleted_at IS NULL"));
      for (const one of businesses) expect(one).toMatchObject(await expectedBusiness(one.id));
    }),
    { numRuns: proofCount(200, 8) },
  );
}, 300_000);

async function number(query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await sql.query<{ n: string | number | null }>(`SELECT (SELECT ${query}) AS n`, values);
  return Number(rows[0]?.n ?? 0);
}

const ACTIVE = "subscription_status = 'active' AND is_early_adopter = false AND deleted_at IS NULL";

const EARLY = "businesses WHERE is_early_adopter = true AND deleted_at IS NULL";

async function expectedStats() {
  return {
    totalUsers: await number("count(*) FROM users WHERE deleted_at IS NULL"),
    totalBusinesses: await number("count(*) FROM businesses WHERE deleted_at IS NULL"),
    totalProjects: await number("count(*) FROM projects"),
    recentSignups: await number(
      "count(*) FROM users WHERE deleted_at IS NULL AND age(now(), created_at) < '30 days' AND now() - created_at < '720:00:00'",
    ),
    activeSubscriptions: await number(`count(*) FROM businesses WHERE ${ACTIVE}`),
    trialSubscriptions: await number(
      "count(*) FROM businesses WHERE subscription_status = 'trialing' AND is_early_adopter = false AND deleted_at IS NULL",
    ),
    earlyAdopters: await number(`count(*) FROM ${EARLY}`),
    totalUpdates: await number("count(*) FROM updates WHERE content <> ''"),
    audioUpdates: await number(
      "count(*) FROM recordings JOIN uploads ON id = upload_id WHERE update_id IS NOT NULL",
    ),
    totalChatMessages: await number("count(*) FROM chat_messages"),
  };
}

const MRR = `coalesce(sum(CASE subscription_plan WHEN 'yearly' THEN round(next_charge_amount::numeric / 12) ELSE next_charge_amount END), 0)
  FROM businesses WHERE ${ACTIVE} AND cancel_at_period_end = false`;
const NET = "coalesce(sum(amount_paid), 0) - coalesce(sum(refunded), 0) FROM paid_invoices";

async function expectedReporting(): Promise<ReportingView> {
  const months = Array.from({ length: 12 }, (_, at) => at - 11);
  const businesses = await number("count(*) FROM businesses WHERE deleted_at IS NULL");
  const active = await number(`count(*) FROM businesses WHERE ${ACTIVE}`);
  const withStatus = (condition: string) =>
    number(
      `count(*) FROM businesses WHERE deleted_at IS NULL AND is_early_adopter = false AND subscription_status ${condition}`,
    );
  return {
    revenueRate: businesses === 0 ? 0 : Number(((active / businesses) * 100).toFixed(1)),
    churn: await withStatus("IN ('past_due', 'canceled')"),
    monthlyRevenue: await number(MRR),
    totalRevenue: await number(NET),
    signupsByMonth: await Promise.all(months.map(signupsIn)),
    revenueByMonth: await Promise.all(months.map(revenueIn)),
    churnByMonth: await Promise.all(months.map(churnIn)),
    subscriptionsByStatus: {
      active,
      trialing: await withStatus("= 'trialing'"),
      past_due: await withStatus("= 'past_due'"),
      canceled: await withStatus("= 'canceled'"),
      incomplete: await withStatus("= 'incomplete'"),
      early_adopter: await number(`count(*) FROM ${EARLY}`),
      none: await withStatus("IS NULL"),
    },
    activityByDay: await Promise.all(Array.from({ length: 30 }, (_, at) => activityOn(at - 29))),
  };
}

const bounds = (offset: number) => [new Date(monthStart(offset)), new Date(monthStart(offset + 1))];
const nameOf = (offset: number) => new Date(monthStart(offset)).toISOString().slice(0, 7);

async function signupsIn(offset: number) {
  const count = await number(
    "count(deleted_at IS NULL OR NULL) FROM users WHERE created_at >= $1 AND created_at < $2",
    bounds(offset),
  );
  return { month: nameOf(offset), count };
}

async function revenueIn(offset: number) {
  const net = (condition: string) =>
    number(`${NET} WHERE paid_at >= $1 AND paid_at < $2 AND ${condition}`, bounds(offset));
  const month = nameOf(offset);
  const [monthly, yearly] = [await net("plan = 'monthly'"), await net("plan = 'yearly'")];
  return { month, monthly, yearly, other: await net("plan IS NULL"), total: await net("true") };
}

async function churnIn(offset: number) {
  const { rows } = await sql.query<{ entity_id: string; details: { from: string; to: string } }>(
    "SELECT entity_id, details FROM action_logs WHERE details ? 'to' AND created_at >= $1 AND created_at < $2",
    bounds(offset),
  );
  const isGone = (words: string) => /^(canceled|past_due)\b/.test(words);
  const gone = rows.filter(({ details }) => isGone(details.to) && !isGone(details.from));
  return { month: nameOf(offset), count: new Set(gone.map(({ entity_id }) => entity_id)).size };
}

async function activityOn(offset: number) {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + offset));
  const next = new Date(day.getTime() + 86_400_000);
  const { rows } = await sql.query<{ user_id: string }>(
    "SELECT user_id FROM action_logs WHERE user_id IS NOT NULL AND created_at >= $1 AND created_at < $2",
    [day, next],
  );
  return {
    day: day.toISOString().slice(0, 10),
    people: new Set(rows.map(({ user_id }) => user_id)).size,
    actions: rows.length,
  };
}

const SPOKEN =
  "count(*) FROM updates u JOIN uploads f ON f.update_id = u.id JOIN recordings r ON r.upload_id = f.id WHERE";

async function expectedUser(id: string) {
  const owned = "businesses WHERE owner_id = $1";
  return {
    businessCount: await number(`count(*) FROM ${owned}`, [id]),
    projectCount: await number(`count(*) FROM projects WHERE business_id IN (SELECT id FROM ${owned})`, [id]),
    updateCount: await number("count(*) FROM updates WHERE author_id = $1 AND content <> ''", [id]),
    audioUpdateCount: await number(`${SPOKEN} author_id = $1`, [id]),
    chatMessageCount: await number("count(*) FROM chat_messages WHERE author_id = $1", [id]),
    totalRevenue: await number(`${NET} WHERE business_id IN (SELECT id FROM ${owned})`, [id]),
    activeSubscriptions: await number(`count(*) FROM ${owned} AND ${ACTIVE}`, [id]),
    earlyAdopterSubscriptions: await number(`count(*) FROM ${owned} AND is_early_adopter`, [id]),
  };
}

async function expectedBusiness(id: string) {
  const inside = "project_id IN (SELECT id FROM projects WHERE business_id = $1)";
  return {
    projectCount: await number("count(*) FROM projects WHERE business_id = $1", [id]),
    updateCount: await number(`count(*) FROM updates WHERE ${inside} AND content <> ''`, [id]),
    audioUpdateCount: await number(`${SPOKEN} ${inside}`, [id]),
    monthlyRevenue: await number(`${MRR} AND id = $1`, [id]),
    totalRevenue: await number(`${NET} WHERE business_id = $1`, [id]),
  };
}
