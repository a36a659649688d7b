import { createHash } from "node:crypto";
import type { Client } from "pg";

/** How much of everything; the defaults are the size that the product is measured with. */
export interface LargeSize {
  projects: number;
  members: number;
  /** In the big project. */
  folders: number;
  subtasks: number;
  /** In all: five to every other project, the rest in the big one. */
  updates: number;
}

const LARGE: LargeSize = { projects: 200, members: 50, folders: 60, subtasks: 600, updates: 5000 };

export const LARGE_BUSINESS = "Summit Ridge Builders";
/** `owner@…`, `admin@…` and `crew1@…` to `crew50@…`; all but the owner are members of the big project. */
export const LARGE_MAIL = "summit-ridge.example.com";

/** The people and places to look at; ids are the same in every database. */
export const LARGE_IDS = {
  owner: largeId("user", 0),
  admin: largeId("user", -1),
  /** On site; member of twenty projects. */
  worker: largeId("user", 1),
  business: largeId("business", 1),
  bigProject: largeId("project", 1),
};

/** The id of the nth of a kind, counted from 1: a UUID of version 4 to those who look closely, as the calls do. */
export function largeId(kind: string, n: number): string {
  const hex = createHash("md5").update(`large:${kind}:${n}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/**
 * Writes one business of real size: deterministic, in a few statements. Two comments to an update on average, from none to
 * four. Returns false, and writes nothing, when the business exists already.
 */
export async function seedLarge(
  sql: Client,
  passwordHash: string,
  size: Partial<LargeSize> = {},
): Promise<boolean> {
  const found = await sql.query("SELECT 1 FROM businesses WHERE id = $1", [LARGE_IDS.business]);
  if (found.rowCount) return false;
  await sql.query("BEGIN");
  try {
    await write(sql, passwordHash, { ...LARGE, ...size });
    await sql.query("COMMIT");
  } catch (error) {
    await sql.query("ROLLBACK");
    throw error;
  }
  await sql.query("ANALYZE");
  return true;
}

async function write(sql: Client, passwordHash: string, size: LargeSize): Promise<void> {
  await sql.query(ID);
  await sql.query(PEOPLE, [size.members, passwordHash, LARGE_MAIL]);
  await sql.query(BUSINESS, [LARGE_BUSINESS]);
  await sql.query(ADMIN);
  await sql.query(PROJECTS, [size.projects]);
  await sql.query(MEMBERS, [size.projects, size.members]);
  await sql.query(TASKS, [size.folders]);
  await sql.query(SUBTASKS, [size.subtasks, size.folders]);
  await sql.query(TASK_MEMBERS, [size.folders, size.members]);
  await sql.query(SUBTASK_MEMBERS, [size.subtasks, size.members]);
  const elsewhere = Math.min(size.updates, (size.projects - 1) * ELSEWHERE);
  await sql.query(UPDATES, [
    size.updates,
    elsewhere,
    size.projects,
    size.folders,
    size.subtasks,
    size.members,
  ]);
  await sql.query(COMMENTS, [size.updates, size.members]);
  await sql.query(NUMBERS);
  await sql.query(VIEWS, [size.members]);
}

/** Updates in each of the other projects. */
const ELSEWHERE = 5;

const ID = `CREATE OR REPLACE FUNCTION pg_temp.large_id(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE
  AS $$ SELECT regexp_replace(md5('large:' || kind || ':' || n), '^(.{12}).(.{3}).', '\\14\\28')::uuid $$`;

const DAY_ONE = "timestamptz '2026-02-02 07:00:00+00'";

const PEOPLE = `
  INSERT INTO users (id, email, password_hash, name, language, created_at)
  SELECT pg_temp.large_id('user', n), who || '@' || $3, $2::text, name, CASE WHEN n % 3 = 1 THEN 'es' ELSE 'en' END, ${DAY_ONE}
  FROM (
    SELECT n, CASE n WHEN 0 THEN 'owner' WHEN -1 THEN 'admin' ELSE 'crew' || n END AS who,
           (ARRAY['Ana','Ben','Carlos','Dana','Eli','Fatima','Gus','Hana','Ivan','Jo'])[1 + abs(n) % 10] || ' ' ||
           (ARRAY['Aguilar','Barnes','Castillo','Dunn','Espinoza','Farrell'])[1 + abs(n) / 10] AS name
    FROM generate_series(-1, $1::int) n) people`;

const BUSINESS = `
  INSERT INTO businesses (id, owner_id, name, is_early_adopter, early_adopter_granted_at, created_at)
  VALUES (pg_temp.large_id('business', 1), pg_temp.large_id('user', 0), $1::text, true, ${DAY_ONE}, ${DAY_ONE})`;

const ADMIN = `
  INSERT INTO business_admins (business_id, user_id, invited_by, accepted_at)
  VALUES (pg_temp.large_id('business', 1), pg_temp.large_id('user', -1), pg_temp.large_id('user', 0), ${DAY_ONE})`;

const PROJECTS = `
  INSERT INTO projects (id, business_id, name, description, status, completed_at, created_at)
  SELECT pg_temp.large_id('project', n), pg_temp.large_id('business', 1),
         CASE n WHEN 1 THEN 'Harbor Yard, building ' ELSE 'Ridge Road ' END || n,
         'Frame, roof and close in before the rain; the crane comes on weekday mornings.', status,
         CASE status WHEN 'completed' THEN ${DAY_ONE} + n * interval '1 day' END, ${DAY_ONE} + n * interval '1 minute'
  FROM (SELECT n, CASE WHEN n > 20 AND n % 5 = 0 THEN 'completed' WHEN n > 20 AND n % 11 = 0 THEN 'archived' ELSE 'active' END AS status
        FROM generate_series(1, $1::int) n) project`;

// Everybody is on the big project; the first worker on twenty in all, everybody else on some.
const MEMBERS = `
  INSERT INTO project_members (user_id, project_id, role, joined_at)
  SELECT pg_temp.large_id('user', member), pg_temp.large_id('project', project), 'worker', ${DAY_ONE} + member * interval '1 minute'
  FROM generate_series(1, $1::int) project, generate_series(1, $2::int) member
  WHERE project = 1 OR CASE WHEN member = 1 THEN project <= 20 ELSE (project * 7 + member) % 10 = 0 END`;

const TASKS = `
  INSERT INTO project_tasks (id, project_id, name, is_completed, completed_at, display_order, created_at)
  SELECT pg_temp.large_id('task', n), pg_temp.large_id('project', 1),
         (ARRAY['Framing','Roofing','Wiring','Plumbing','Drywall','Windows'])[1 + n % 6] || ', level ' || (1 + n / 6),
         n % 6 = 0, CASE WHEN n % 6 = 0 THEN ${DAY_ONE} + n * interval '1 day' END, n - 1, ${DAY_ONE} + n * interval '1 minute'
  FROM generate_series(1, $1::int) n`;

const SUBTASKS = `
  INSERT INTO subtasks (id, project_id, parent_task_id, name, is_completed, completed_at, display_order, created_at)
  SELECT pg_temp.large_id('subtask', n), pg_temp.large_id('project', 1), pg_temp.large_id('task', 1 + (n - 1) % $2::int),
         (ARRAY['Measure','Cut','Set','Fasten','Inspect'])[1 + n % 5] || ' bay ' || n,
         n % 3 = 0, CASE WHEN n % 3 = 0 THEN ${DAY_ONE} + n * interval '1 hour' END, (n - 1) / $2::int, ${DAY_ONE} + n * interval '1 minute'
  FROM generate_series(1, $1::int) n`;

const TASK_MEMBERS = `
  INSERT INTO task_members (user_id, task_id, project_id)
  SELECT pg_temp.large_id('user', member), pg_temp.large_id('task', task), pg_temp.large_id('project', 1)
  FROM generate_series(1, $1::int) task, generate_series(1, $2::int) member WHERE (task + member) % 12 = 0`;

const SUBTASK_MEMBERS = `
  INSERT INTO subtask_members (user_id, subtask_id, project_id)
  SELECT pg_temp.large_id('user', member), pg_temp.large_id('subtask', subtask), pg_temp.large_id('project', 1)
  FROM generate_series(1, $1::int) subtask, generate_series(1, $2::int) member WHERE (subtask * 3 + member) % 25 = 0`;

// Of the big project's: two in ten unassigned, three in a folder, five in a subtask.
const UPDATES = `
  INSERT INTO updates (id, project_id, task_id, subtask_id, author_id, content, created_at)
  SELECT pg_temp.large_id('update', n), CASE WHEN n <= $2::int THEN pg_temp.large_id('project', 2 + (n - 1) % greatest($3::int - 1, 1))
                                             ELSE pg_temp.large_id('project', 1) END,
         CASE WHEN n <= $2::int OR n % 10 < 2 THEN NULL WHEN n % 10 < 5 THEN pg_temp.large_id('task', 1 + n % $4::int)
              ELSE pg_temp.large_id('task', 1 + (n % $5::int) % $4::int) END,
         CASE WHEN n > $2::int AND n % 10 >= 5 THEN pg_temp.large_id('subtask', 1 + n % $5::int) END,
         pg_temp.large_id('user', n % ($6::int + 1)),
         (ARRAY['Second floor joists are in on the north side.', 'Falta material para cerrar el techo, llega mañana.',
                'Inspector passed the rough wiring.', 'Se terminó la cuadrilla de tablaroca en el nivel dos.',
                'Waiting for the crane, wind above the limit.'])[1 + n % 5]
           || ' Bay ' || n || ': next is the east wall, two people from seven to noon.',
         ${DAY_ONE} + n * interval '20 minutes'
  FROM generate_series(1, $1::int) n`;

const COMMENTS = `
  INSERT INTO comments (id, update_id, author_id, content, created_at)
  SELECT pg_temp.large_id('comment', n * 10 + part), pg_temp.large_id('update', n), pg_temp.large_id('user', (n + part * 7) % ($2::int + 1)),
         (ARRAY['Good. Photos please.', 'Gracias, lo reviso hoy.', 'I bring the long ladder.', 'Falta una caja de clavos.'])[part]
           || ' (' || n || ')', ${DAY_ONE} + n * interval '20 minutes' + part * interval '3 minutes'
  FROM generate_series(1, $1::int) n, generate_series(1, 4) part WHERE part <= n % 5`;

const NUMBERS = `
  WITH numbered AS (
    SELECT id, row_number() OVER (PARTITION BY project_id ORDER BY created_at, id) AS seq FROM updates
    WHERE project_id IN (SELECT id FROM projects WHERE business_id = pg_temp.large_id('business', 1))),
  named AS (UPDATE updates u SET seq = n.seq FROM numbered n WHERE u.id = n.id RETURNING u.project_id, u.seq)
  UPDATE projects p SET event_seq = last.seq
  FROM (SELECT project_id, max(seq) AS seq FROM named GROUP BY project_id) last WHERE p.id = last.project_id`;

// Half of the members have looked at their projects, and have not seen the last tenth.
const VIEWS = `
  INSERT INTO project_views (user_id, project_id, seq)
  SELECT m.user_id, p.id, p.event_seq * 9 / 10
  FROM project_members m JOIN projects p ON p.id = m.project_id
  WHERE p.business_id = pg_temp.large_id('business', 1)
    AND m.user_id IN (SELECT pg_temp.large_id('user', n) FROM generate_series(1, $1::int, 2) n)`;
