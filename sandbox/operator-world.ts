import fc from "fast-check";
import type { Client as Database } from "pg";

/*
 * Random users, businesses, payments and activity, for comparing the operator's figures with sums over the same rows.
 */

/** A moment in one of the last fourteen months, often at the very edge of one. */
const moment = fc
  .tuple(fc.integer({ min: 0, max: 13 }), fc.constantFrom(0, 1, -1, 12 * 3_600_000, 40 * 3_600_000))
  .map(([monthsAgo, offset]) => Math.min(Date.now() - 1000, monthStart(-monthsAgo) + offset));

const invoice = fc.record({
  paid: fc.integer({ min: 1, max: 20_000 }),
  refunded: fc.constantFrom(0, 1),
  plan: fc.constantFrom("monthly", "yearly", null),
  at: moment,
});

const business = fc.record({
  owner: fc.nat(),
  status: fc.constantFrom("active", "trialing", "past_due", "canceled", "incomplete", null),
  plan: fc.constantFrom("monthly", "yearly", null),
  adopter: fc.boolean(),
  ending: fc.boolean(),
  nextCharge: fc.constantFrom(null, 0, 1999, 17_999, 1234),
  invoices: fc.array(invoice, { maxLength: 4 }),
  changes: fc.array(fc.record({ from: status(), to: status(), at: moment }), { maxLength: 4 }),
  updates: fc.array(fc.record({ author: fc.nat(), kind: fc.constantFrom("text", "voice", "withdrawn") }), {
    maxLength: 5,
  }),
  messages: fc.array(fc.nat(), { maxLength: 3 }),
});

export const world = fc.record({
  users: fc.array(fc.record({ at: moment, isDeleted: fc.constantFrom(false, false, true) }), {
    minLength: 1,
    maxLength: 12,
  }),
  businesses: fc.array(business, { maxLength: 8 }),
  activity: fc.array(fc.record({ user: fc.option(fc.nat()), hoursAgo: fc.integer({ min: 0, max: 800 }) }), {
    maxLength: 20,
  }),
});

function status() {
  return fc.constantFrom("active monthly", "trialing yearly ending", "past_due monthly", "canceled", "none");
}

/** The first moment of this month, or of one before or after it, in UTC. */
export function monthStart(offset: number): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1);
}

type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

/** Replaces everything that operators' figures are counted from. */
export async function writeWorld(sql: Database, { users, businesses, activity }: World): Promise<void> {
  await sql.query("DELETE FROM action_logs");
  await sql.query("DELETE FROM chat_messages");
  await sql.query("DELETE FROM projects");
  await sql.query("DELETE FROM paid_invoices");
  await sql.query("DELETE FROM businesses");
  await sql.query("DELETE FROM users WHERE NOT is_operator");
  const people: Person[] = [];
  for (const [at, { at: created, isDeleted }] of users.entries()) {
    const deletedAt = isDeleted ? new Date() : null;
    const id = await insert(sql, "users", {
      ...{ email: `u${at}@example.com`, name: `User ${at}`, password_hash: "none" },
      ...{ created_at: new Date(created), deleted_at: deletedAt },
    });
    people.push({ id, deletedAt });
  }
  const person = (n: number) => people[n % people.length];
  for (const [at, one] of businesses.entries()) await writeBusiness(sql, { at, one, person });
  for (const { user, hoursAgo } of activity)
    await insert(sql, "action_logs", {
      ...{ user_id: user === null ? null : person(user)?.id, action: "user.logged-in", entity_type: "user" },
      created_at: new Date(Date.now() - hoursAgo * 3_600_000),
    });
}

interface Person {
  id: string;
  deletedAt: Date | null;
}

interface BusinessToWrite {
  at: number;
  one: World["businesses"][number];
  person: (n: number) => Person | undefined;
}

/** Those of a deleted owner are deleted too: what was paid for them stays. */
async function writeBusiness(sql: Database, { at, one, person }: BusinessToWrite): Promise<void> {
  const owner = person(one.owner);
  const id = await insert(sql, "businesses", {
    ...{ name: `Business ${at}`, owner_id: owner?.id, is_early_adopter: one.adopter },
    deleted_at: owner?.deletedAt,
    early_adopter_granted_at: one.adopter ? new Date() : null,
    ...{ subscription_status: one.status, subscription_plan: one.plan, cancel_at_period_end: one.ending },
    next_charge_amount: one.nextCharge,
  });
  for (const [n, { paid, refunded, plan, at: paidAt }] of one.invoices.entries())
    await sql.query(
      `INSERT INTO paid_invoices (id, business_id, amount_paid, refunded, currency, plan, paid_at)
       VALUES ($1, $2, $3, $4, 'usd', $5, $6)`,
      [`in_${at}_${n}`, id, paid, refunded * Math.floor(paid / 3), plan, new Date(paidAt)],
    );
  for (const { from, to, at: changedAt } of one.changes)
    await insert(sql, "action_logs", {
      ...{ action: "business.subscription-changed", entity_type: "business", entity_id: id },
      ...{ details: { from, to }, created_at: new Date(changedAt) },
    });
  const project = await insert(sql, "projects", { business_id: id, name: "Site" });
  for (const { author, kind } of one.updates) {
    const by = person(author)?.id;
    const text =
      kind === "withdrawn" ? { content: "", withdrawn_at: new Date(), withdrawn_by: by } : { content: "x" };
    const voice = kind === "voice" ? { audio_url: "/api/audio/x", audio_state: "done" } : {};
    await insert(sql, "updates", { project_id: project, author_id: by, seq: 1, ...text, ...voice });
  }
  for (const author of one.messages)
    await insert(sql, "chat_messages", { project_id: project, author_id: person(author)?.id, content: "Hi" });
}

async function insert(sql: Database, table: string, row: Record<string, unknown>): Promise<string> {
  const names = Object.keys(row);
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO ${table} (id, ${names.join(", ")}) VALUES (gen_random_uuid(), ${names.map((_, at) => `$${at + 1}`).join(", ")})
     RETURNING id`,
    Object.values(row),
  );
  return rows[0]?.id ?? "";
}
