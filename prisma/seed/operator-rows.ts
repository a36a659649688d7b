import type { Client } from "pg";

/** How many rows of each kind; the defaults are the size that the console is measured at. */
export interface OperatorSize {
  users: number;
  businesses: number;
  logs: number;
}

const SIZE: OperatorSize = { users: 50_000, businesses: 5_000, logs: 1_000_000 };

/** Addresses of the seeded people are `person{n}@…`, the operator's is `operator@…`. */
export const OPERATOR_MAIL = "many.example.com";

/** Writes users, businesses, invoices and a year of activity. Returns false and writes nothing when they exist already. */
export async function seedOperator(
  sql: Client,
  passwordHash: string,
  size: Partial<OperatorSize> = {},
): Promise<boolean> {
  const operator = `operator@${OPERATOR_MAIL}`;
  const found = await sql.query("SELECT 1 FROM users WHERE email = $1", [operator]);
  if (found.rowCount) return false;
  const { users, businesses, logs } = { ...SIZE, ...size };
  await sql.query("BEGIN");
  try {
    await sql.query(ID);
    await sql.query(USERS, [users, passwordHash, OPERATOR_MAIL]);
    await sql.query(OPERATOR, [operator, passwordHash]);
    await sql.query(BUSINESSES, [businesses, users]);
    await sql.query(PROJECTS, [businesses]);
    await sql.query(MEMBERS, [businesses, users]);
    await sql.query(UPDATES, [businesses, users]);
    await sql.query(RECORDINGS);
    await sql.query(INVOICES, [businesses]);
    await sql.query(LOGS, [logs, users, businesses]);
    await sql.query("COMMIT");
  } catch (error) {
    await sql.query("ROLLBACK");
    throw error;
  }
  await sql.query("VACUUM (ANALYZE)");
  return true;
}

const ID = `CREATE OR REPLACE FUNCTION pg_temp.seed_id(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE
  AS $$ SELECT overlay(overlay(md5('operator:' || kind || ':' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`;

/** Spread over two years, the newest ones closest together. */
const SIGNED_UP = "now() - (1 - sqrt(n::float / $1)) * interval '730 days' - interval '1 minute'";

const USERS = `
  INSERT INTO users (id, email, password_hash, name, language, created_at, last_login_at, suspended_at)
  SELECT pg_temp.seed_id('user', n), 'person' || n || '@' || $3, $2::text,
         (ARRAY['Ana','Ben','Carlos','Dana','Eli','Fatima','Gus','Hana','Ivan','Jo'])[1 + n % 10] || ' ' ||
         (ARRAY['Aguilar','Barnes','Castillo','Dunn','Espinoza','Farrell','Gomez'])[1 + n % 7] || ' ' || n,
         CASE WHEN n % 3 = 1 THEN 'es' ELSE 'en' END, ${SIGNED_UP},
         CASE WHEN n % 5 > 0 THEN now() - (n % 97) * interval '7 hours' END,
         CASE WHEN n % 500 = 0 THEN now() - interval '3 days' END
  FROM generate_series(1, $1::int) n`;

const OPERATOR = `
  INSERT INTO users (id, email, password_hash, name, is_operator)
  VALUES (pg_temp.seed_id('user', 0), $1, $2, 'Operator', true)`;

const BUSINESSES = `
  INSERT INTO businesses (id, owner_id, name, subscription_status, subscription_plan, next_charge_amount, next_charge_currency,
                          subscription_current_period_end, trial_used_at, is_early_adopter, early_adopter_granted_at, created_at)
  SELECT pg_temp.seed_id('business', n), pg_temp.seed_id('user', 1 + (n * 7) % $2::int),
         (ARRAY['Summit','Ridge','Harbor','Valley','Cedar'])[1 + n % 5] || ' ' || (ARRAY['Builders','Framing','Roofing'])[1 + n % 3] || ' ' || n,
         status, CASE WHEN status IS NOT NULL THEN CASE WHEN n % 4 = 0 THEN 'yearly' ELSE 'monthly' END END,
         CASE WHEN status = 'active' THEN CASE WHEN n % 4 = 0 THEN 17999 ELSE 1999 END END,
         CASE WHEN status = 'active' THEN 'usd' END,
         CASE WHEN status IS NOT NULL THEN now() + (n % 60 - 20) * interval '1 day' END,
         CASE WHEN status IS NOT NULL THEN now() - (n % 400) * interval '1 day' END,
         n % 50 = 0, CASE WHEN n % 50 = 0 THEN now() - interval '200 days' END, ${SIGNED_UP}
  FROM (SELECT n, (ARRAY['active','active','active','active','trialing','past_due','canceled',NULL,NULL,'incomplete'])[1 + n % 10] AS status
        FROM generate_series(1, $1::int) n) business`;

const PROJECTS = `
  INSERT INTO projects (id, business_id, name, created_at)
  SELECT pg_temp.seed_id('project', n * 10 + part), pg_temp.seed_id('business', n), 'Site ' || n || '-' || part,
         now() - (n % 300) * interval '1 day'
  FROM generate_series(1, $1::int) n, generate_series(1, 3) part`;

const MEMBERS = `
  INSERT INTO project_members (user_id, project_id, role)
  SELECT pg_temp.seed_id('user', 1 + (n * 31 + part * 7 + member) % $2::int), pg_temp.seed_id('project', n * 10 + part), 'worker'
  FROM generate_series(1, $1::int) n, generate_series(1, 3) part, generate_series(1, 5) member`;

const UPDATES = `
  INSERT INTO updates (id, project_id, author_id, content, created_at, seq)
  SELECT pg_temp.seed_id('update', n * 100 + part * 10 + k), pg_temp.seed_id('project', n * 10 + part),
         pg_temp.seed_id('user', 1 + (n * 31 + part * 7 + k) % $2::int), 'Bay ' || k || ' is in.',
         now() - (n % 200) * interval '1 day', k
  FROM generate_series(1, $1::int) n, generate_series(1, 3) part, generate_series(1, 4) k`;

/** Every second update is spoken. */
const RECORDINGS = `
  WITH files AS (
    INSERT INTO uploads (id, user_id, update_id, state, size, sha256, content_type, blob_key, completed_at)
    SELECT id, author_id, id, 'complete', 1, 'hash', 'audio/webm', 'audio/' || id, created_at FROM updates
    WHERE content IN ('Bay 2 is in.', 'Bay 4 is in.') RETURNING id)
  INSERT INTO recordings (upload_id, state, transcript) SELECT id, 'done', 'The bay is in.' FROM files`;

const INVOICES = `
  INSERT INTO paid_invoices (id, business_id, amount_paid, refunded, currency, plan, paid_at)
  SELECT 'in_seed_' || n || '_' || month, pg_temp.seed_id('business', n), CASE WHEN n % 4 = 0 THEN 17999 ELSE 1999 END,
         CASE WHEN (n + month) % 40 = 0 THEN 1999 ELSE 0 END, 'usd', CASE WHEN n % 4 = 0 THEN 'yearly' ELSE 'monthly' END,
         now() - month * interval '30 days' - (n % 29) * interval '1 day'
  FROM generate_series(1, $1::int) n, generate_series(0, 13) month
  WHERE n % 10 < 4 AND (n % 4 > 0 OR month % 12 = 0)`;

/** A year of them, in the order in which they were written; one in ten is the system's. */
const LOGS = `
  INSERT INTO action_logs (id, user_id, action, entity_type, entity_id, details, ip_address, created_at)
  SELECT gen_random_uuid(), CASE WHEN n % 10 > 0 THEN pg_temp.seed_id('user', 1 + (n * 13) % $2::int) END,
         CASE WHEN n % 100 = 0 THEN 'business.subscription-changed' WHEN n % 10 = 0 THEN 'message.transcribed' WHEN n % 3 = 0 THEN 'user.logged-in' ELSE 'upload.completed' END,
         CASE WHEN n % 100 = 0 THEN 'business' WHEN n % 10 = 0 THEN 'message' WHEN n % 3 = 0 THEN 'user' ELSE 'upload' END,
         CASE WHEN n % 100 = 0 THEN pg_temp.seed_id('business', 1 + (n / 100) % $3::int)
              WHEN n % 10 = 0 THEN gen_random_uuid()
              WHEN n % 3 = 0 THEN pg_temp.seed_id('user', 1 + (n * 13) % $2::int) ELSE gen_random_uuid() END,
         CASE WHEN n % 100 > 0 THEN '{}'::jsonb
              WHEN n % 700 = 0 THEN '{"from": "active monthly", "to": "canceled"}' ELSE '{"from": "trialing", "to": "active monthly"}' END,
         '203.0.113.' || n % 250, now() - (1 - n::float / $1) * interval '365 days'
  FROM generate_series(1, $1::int) n`;
