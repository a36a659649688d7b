import { createHash } from "node:crypto";
import type { Client } from "pg";

/** How many rows of each kind; the defaults are the size used for measuring the product. */
export interface LargeSize {
  projects: number;
  members: number;
  /** In the big project. */
  folders: number;
  subtasks: number;
  /** In total: every other project gets a thousandth of them, at least five, and the big one the rest. */
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

/** The id of the nth of a kind, counted from 1: a valid version 4 UUID, as the calls require. */
export function largeId(kind: string, n: number): string {
  const hex = createHash("md5").update(`large:${kind}:${n}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/**
 * Writes one business of realistic size, deterministically and in a few statements. Returns false and writes nothing when
 * the business already exists.
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
  // Counts are index-only scans only after a vacuum.
  await sql.query("VACUUM (ANALYZE)");
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
  await writeUpdates(sql, size);
  await sql.query(NUMBERS);
  await sql.query(VIEWS, [size.members]);
}

async function writeUpdates(sql: Client, size: LargeSize): Promise<void> {
  const others = Math.max(size.projects - 1, 1);
  const each = Math.max(5, Math.floor(size.updates / 1000));
  const elsewhere = size.projects > 1 ? Math.min(size.updates, others * each) : 0;
  const folders = Math.floor(each / 100);
  const { updates, members } = size;
  await sql.query(TASKS_ELSEWHERE, [others, folders, size.folders, size.subtasks]);
  await sql.query(UPDATES_ELSEWHERE, [elsewhere, others, folders, size.folders, size.subtasks, members]);
  await sql.query(UPDATES, [updates, elsewhere, size.folders, size.subtasks, members]);
  await sql.query(COMMENTS, [updates, members]);
}

const ID = `CREATE OR REPLACE FUNCTION pg_temp.large_id(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE
  AS $$ SELECT overlay(overlay(md5('large:' || kind || ':' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`;

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
  INSERT INTO projects (id, business_id, name, description, language, status, completed_at, created_at)
  SELECT pg_temp.large_id('project', n), pg_temp.large_id('business', 1),
         CASE n WHEN 1 THEN 'Harbor Yard, building ' ELSE 'Ridge Road ' END || n,
         'Frame, roof and close in before the rain; the crane comes on weekday mornings.', 'en', status,
         CASE status WHEN 'completed' THEN ${DAY_ONE} + n * interval '1 day' END, ${DAY_ONE} + n * interval '1 minute'
  FROM (SELECT n, CASE WHEN n > 20 AND n % 5 = 0 THEN 'completed' WHEN n > 20 AND n % 11 = 0 THEN 'archived' ELSE 'active' END AS status
        FROM generate_series(1, $1::int) n) project`;

// Everybody is in the big project; the first worker is in twenty in total, everybody else in some.
const MEMBERS = `
  INSERT INTO project_members (user_id, project_id, role, joined_at)
  SELECT pg_temp.large_id('user', member), pg_temp.large_id('project', project), 'worker', ${DAY_ONE} + member * interval '1 minute'
  FROM generate_series(1, $1::int) project, generate_series(1, $2::int) member
  WHERE project = 1 OR CASE WHEN member = 1 THEN project <= 20 ELSE (project * 7 + member) % 10 = 0 END`;

const TASKS = `
  INSERT INTO project_tasks (id, project_id, name, language, is_completed, completed_at, display_order, created_at)
  SELECT pg_temp.large_id('task', n), pg_temp.large_id('project', 1),
         (ARRAY['Framing','Roofing','Wiring','Plumbing','Drywall','Windows'])[1 + n % 6] || ', level ' || (1 + n / 6),
         'en', n % 6 = 0, CASE WHEN n % 6 = 0 THEN ${DAY_ONE} + n * interval '1 day' END, n - 1, ${DAY_ONE} + n * interval '1 minute'
  FROM generate_series(1, $1::int) n`;

const SUBTASKS = `
  INSERT INTO subtasks (id, project_id, parent_task_id, name, language, is_completed, completed_at, display_order, created_at)
  SELECT pg_temp.large_id('subtask', n), pg_temp.large_id('project', 1), pg_temp.large_id('task', 1 + (n - 1) % $2::int),
         (ARRAY['Measure','Cut','Set','Fasten','Inspect'])[1 + n % 5] || ' bay ' || n,
         'en', n % 3 = 0, CASE WHEN n % 3 = 0 THEN ${DAY_ONE} + n * interval '1 hour' END, (n - 1) / $2::int, ${DAY_ONE} + n * interval '1 minute'
  FROM generate_series(1, $1::int) n`;

const TASK_MEMBERS = `
  INSERT INTO task_members (user_id, task_id, project_id)
  SELECT pg_temp.large_id('user', member), pg_temp.large_id('task', task), pg_temp.large_id('project', 1)
  FROM generate_series(1, $1::int) task, generate_series(1, $2::int) member WHERE (task + member) % 12 = 0`;

const SUBTASK_MEMBERS = `
  INSERT INTO subtask_members (user_id, subtask_id, project_id)
  SELECT pg_temp.large_id('user', member), pg_temp.large_id('subtask', subtask), pg_temp.large_id('project', 1)
  FROM generate_series(1, $1::int) subtask, generate_series(1, $2::int) member WHERE (subtask * 3 + member) % 25 = 0`;

// In projects with about a thousand updates: a folder per hundred, with two subtasks and two assignees each.
const TASKS_ELSEWHERE = `
  WITH folder AS (
    SELECT p.id AS project_id, folder, pg_temp.large_id('task', $3::int + at * $2::int + folder + 1) AS id,
           $4::int + (at * $2::int + folder) * 2 + 1 AS subtask
    FROM generate_series(0, $1::int - 1) at JOIN projects p ON p.id = pg_temp.large_id('project', at + 2),
         generate_series(0, $2::int - 1) folder),
  task AS (
    INSERT INTO project_tasks (id, project_id, name, language, display_order) SELECT id, project_id, 'Level ' || folder, 'en', folder FROM folder),
  subtask AS (
    INSERT INTO subtasks (id, project_id, parent_task_id, name, language, display_order)
    SELECT pg_temp.large_id('subtask', subtask + n), project_id, id, 'Bay ' || n, 'en', n FROM folder, generate_series(0, 1) n)
  INSERT INTO task_members (user_id, task_id, project_id)
  SELECT m.user_id, f.id, f.project_id FROM folder f JOIN LATERAL (
    SELECT user_id FROM project_members m WHERE m.project_id = f.project_id ORDER BY joined_at OFFSET f.folder % 4 LIMIT 2) m ON true`;

const TEXT = `
  (ARRAY['Second floor joists are in on the north side.', 'Falta material para cerrar el techo, llega mañana.',
         'Inspector passed the rough wiring.', 'Se terminó la cuadrilla de tablaroca en el nivel dos.',
         'Waiting for the crane, wind above the limit.'])[1 + n % 5]
    || ' Bay ' || n || ': next is the east wall, two people from seven to noon.'`;

// The nth update of a project has the number n. In projects with folders, one in five is in none.
const UPDATES_ELSEWHERE = `
  INSERT INTO updates (id, project_id, task_id, subtask_id, author_id, content, created_at, seq)
  SELECT pg_temp.large_id('update', n), pg_temp.large_id('project', 2 + at),
         CASE WHEN $3::int > 0 AND seq % 10 >= 2 THEN pg_temp.large_id('task', $4::int + folder + 1) END,
         CASE WHEN $3::int > 0 AND seq % 10 >= 5 THEN pg_temp.large_id('subtask', $5::int + folder * 2 + 1 + seq % 2) END,
         pg_temp.large_id('user', n % ($6::int + 1)), ${TEXT}, ${DAY_ONE} + n * interval '20 minutes', seq
  FROM generate_series(1, $1::int) n, LATERAL (SELECT (n - 1) % $2::int AS at, 1 + (n - 1) / $2::int AS seq) place,
       LATERAL (SELECT at * $3::int + seq % greatest($3::int, 1) AS folder) inside`;

// In the big project, of every ten: two unassigned, three in a folder, five in a subtask.
const UPDATES = `
  INSERT INTO updates (id, project_id, task_id, subtask_id, author_id, content, created_at, seq)
  SELECT pg_temp.large_id('update', n), pg_temp.large_id('project', 1),
         CASE WHEN n % 10 < 2 THEN NULL WHEN n % 10 < 5 THEN pg_temp.large_id('task', 1 + n % $3::int)
              ELSE pg_temp.large_id('task', 1 + (n % $4::int) % $3::int) END,
         CASE WHEN n % 10 >= 5 THEN pg_temp.large_id('subtask', 1 + n % $4::int) END,
         pg_temp.large_id('user', n % ($5::int + 1)), ${TEXT}, ${DAY_ONE} + n * interval '20 minutes', n - $2::int
  FROM generate_series($2::int + 1, $1::int) n`;

// Zero to four per update, two on average, on the newest fifty thousand; four on every twentieth of the others.
const COMMENTS = `
  INSERT INTO comments (id, update_id, author_id, content, created_at)
  SELECT pg_temp.large_id('comment', n * 10 + part), pg_temp.large_id('update', n), pg_temp.large_id('user', (n + part * 7) % ($2::int + 1)),
         (ARRAY['Good. Photos please.', 'Gracias, lo reviso hoy.', 'I bring the long ladder.', 'Falta una caja de clavos.'])[part]
           || ' (' || n || ')', ${DAY_ONE} + n * interval '20 minutes' + part * interval '3 minutes'
  FROM generate_series(1, $1::int) n, generate_series(1, 4) part
  WHERE part <= n % 5 AND (n > $1::int - 50000 OR n % 20 = 4)`;

const NUMBERS = `
  UPDATE projects p SET event_seq = last.seq
  FROM (SELECT project_id, max(seq) AS seq FROM updates GROUP BY project_id) last
  WHERE p.id = last.project_id AND p.business_id = pg_temp.large_id('business', 1)`;

// Half of the members have viewed their projects, except for the last tenth or the last four hundred updates.
const VIEWS = `
  INSERT INTO project_views (user_id, project_id, seq, since_seq)
  SELECT m.user_id, p.id, seen.seq, seen.seq
  FROM project_members m JOIN projects p ON p.id = m.project_id
  CROSS JOIN LATERAL (SELECT greatest(p.event_seq * 9 / 10, p.event_seq - 400) AS seq) seen
  WHERE p.business_id = pg_temp.large_id('business', 1)
    AND m.user_id IN (SELECT pg_temp.large_id('user', n) FROM generate_series(1, $1::int, 2) n)`;
