import { expect, test } from "vitest";
import { HAS_YEARLY_PLAN, hasYearlyPlan, IS_ENTITLED, isEntitled } from "@/lib/access/entitlement";
import { Prisma } from "@/lib/kernel/db";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, addProject, addUpdate } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { signUp, type SignedInClient } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/* What all businesses without a plan or trial may spend together on the AI service. */

const FREE = proofCount(50, 12);
/** Of the installation's day, in dollars, and of it what those without a plan may spend, in millionths. */
const DAY = 0.6;
const SHARE = DAY * 1_000_000 * 0.05;

const server = await forThisFile(
  startTestServer({
    ai: true,
    env: { AI_INSTALLATION_DAILY_DOLLARS: String(DAY), JOBS: "off" },
  }),
);
const sql = await forThisFile(connect(server.databaseUrl));
const paying = await rosasSite(server);

let texts = 0;
/** Asks for the translation of another text in the project. */
async function translate(
  by: SignedInClient,
  projectId: string,
): Promise<{ status: number; message: string }> {
  texts += 1;
  const content = `Faltan ${texts} cajas de clavos en la losa.`;
  const id = await addUpdate(sql, { projectId, authorId: by.user.id, content });
  const { status, body } = await by.post<{ message?: string }>("/api/translations", {
    to: "en",
    items: [{ type: "update", id }],
  });
  return { status, message: body.message ?? "" };
}

/** What was translated is compared after the answers, and paid for then. */
async function untilPaid(): Promise<void> {
  const waiting = "SELECT 1 FROM pgboss.job WHERE name = 'text.compare' AND state < 'completed'";
  await expect.poll(async () => (await sql.query(waiting)).rowCount, { timeout: 30_000 }).toBe(0);
}

interface Spent {
  free: number;
  installation: number;
}

async function spent(): Promise<Spent> {
  const { rows } = await sql.query<Spent>(
    `SELECT COALESCE((SELECT micro_dollars FROM ai_free_costs), 0)::int AS free,
            COALESCE((SELECT micro_dollars FROM ai_installation_costs), 0)::int AS installation`,
  );
  return rows[0] ?? { free: Number.NaN, installation: Number.NaN };
}

test(`${FREE} businesses without a plan spend at most 5 % of the day together, and those who pay go on`, async (context) => {
  const mei = await signUp(server, { name: "Mei Chen" });
  const projects = await Promise.all(
    Array.from({ length: FREE }, async () => addProject(sql, await addBusiness(sql, mei.user.id))),
  );
  const answers = { translated: 0, refused: 0 };
  let peak = 0;
  let isOver = false;
  while (!isOver) {
    const round = await Promise.all(projects.map((projectId) => translate(mei, projectId)));
    peak = Math.max(peak, (await spent()).free);
    const translated = round.filter(({ status }) => status === 200).length;
    answers.translated += translated;
    answers.refused += round.length - translated;
    isOver = translated === 0;
    for (const { status, message } of round.filter((one) => one.status !== 200))
      expect([status, message]).toEqual([
        429,
        "Businesses without a plan have used up their AI for today. It goes on tomorrow, or at once with a plan.",
      ]);
  }
  expect(peak).toBeLessThanOrEqual(SHARE);
  await untilPaid();
  const before = await spent();
  expect(before.installation).toBe(before.free);
  const paid = await Promise.all(Array.from({ length: 5 }, () => translate(paying.rosa, paying.projectId)));
  expect(paid.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await spent()).free).toBe(before.free);
  expect((await spent()).installation).toBeGreaterThan(before.installation);
  await sql.query("UPDATE businesses SET subscription_status = 'trialing' WHERE owner_id = $1", [
    mei.user.id,
  ]);
  expect((await translate(mei, projects[0] ?? "")).status).toBe(200);
  report(context, { businesses: FREE, ...answers, "micro-dollars": peak, of: SHARE, "then paying": 5 });
});

test("what paying businesses spend leaves the free share alone, and a full installation stops both", async () => {
  await untilPaid();
  await sql.query("TRUNCATE ai_costs, ai_person_costs, ai_free_costs, ai_installation_costs");
  await sql.query("UPDATE businesses SET subscription_status = NULL WHERE id <> $1", [paying.businessId]);
  expect((await translate(paying.rosa, paying.projectId)).status).toBe(200);
  expect((await spent()).free).toBe(0);
  await untilPaid();
  await sql.query("UPDATE ai_installation_costs SET micro_dollars = $1", [DAY * 1_000_000]);
  expect(await translate(paying.rosa, paying.projectId)).toEqual({
    status: 429,
    message: "The AI is used up for today. It can go on tomorrow.",
  });
});

test("the database tells a business with a plan, and one with the yearly plan, as the server does", async () => {
  const { rows: ids } = await sql.query<{ id: string }>("SELECT id FROM businesses LIMIT 1");
  const now = new Date();
  const ends = [null, new Date(now.getTime() - 60_000), new Date(now.getTime() + 60_000)];
  const statuses = [null, "active", "trialing", "early_adopter", "canceled", "past_due", "incomplete"];
  const plans = [
    [false, "monthly"],
    [false, "yearly"],
    [true, null],
  ] as const;
  for (const status of statuses)
    for (const end of ends)
      for (const [early, plan] of plans) {
        const { text, values } = Prisma.sql`
          WITH changed AS (
            UPDATE businesses SET subscription_status = ${status}, subscription_current_period_end = ${end}, subscription_plan = ${plan},
                   is_early_adopter = ${early}, early_adopter_granted_at = CASE WHEN ${early}::boolean THEN now() END
            WHERE id = ${ids[0]?.id ?? null}::uuid RETURNING *)
          SELECT ${IS_ENTITLED} AS entitled, ${HAS_YEARLY_PLAN} AS yearly FROM changed b`;
        const { rows } = await sql.query<object>(text, values);
        const subscription = {
          isEarlyAdopter: early,
          subscriptionStatus: status,
          subscriptionPlan: plan,
          subscriptionCurrentPeriodEnd: end,
        };
        expect(rows).toEqual([
          { entitled: isEntitled(subscription, now), yearly: hasYearlyPlan(subscription, now) },
        ]);
      }
});
