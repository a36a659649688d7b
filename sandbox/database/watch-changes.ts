import type { Client } from "pg";
import { untilIdle } from "./until-idle";

/**
 * What changes also when a call is refused: rate limits are spent, the leases of finished jobs end, jobs take their turns, people are told of what
 * happened before, and the files of uploads that were deleted before (`uploads` itself is watched) are cleaned up.
 */
export const NOT_WATCHED = [
  "rate_limits",
  "billing_leases",
  "job_turns",
  "discarded_blobs",
  "notifications",
  "notified_up_to",
  "mail_deliveries",
  "push_deliveries",
];

/** Whose column `language` alone does not count: a server that starts determines it where it is missing. */
const DETERMINED = ["projects", "project_tasks", "subtasks"];

/** Logs each changed row in the same transaction, so that a rollback removes the entry too. */
const CHANGE_LOG = `
  CREATE SCHEMA watch;
  CREATE UNLOGGED TABLE watch.changes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, change text NOT NULL);
  CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO watch.changes (change) VALUES (TG_OP || ' ' || TG_TABLE_NAME);
    RETURN NULL;
  END $$;`;

// A job that is tried again is inserted again.
const MAILS = `CREATE TRIGGER watch_mails AFTER INSERT ON pgboss.job
  FOR EACH ROW WHEN (NEW.name LIKE 'mail.%' AND NEW.name <> 'mail.notifications' AND NEW.retry_count = 0) EXECUTE FUNCTION watch.note()`;

const watched = new WeakSet<Client>();

/**
 * Starts watching every table and the mail queue once no job is left: the returned function lists what has been committed since, such as
 * `INSERT updates`. An update that leaves a row as it was is not a change. Its cost does not depend on the size of the
 * database.
 */
export async function watchChanges(sql: Client): Promise<() => Promise<string[]>> {
  if (!watched.has(sql)) await install(sql);
  watched.add(sql);
  await untilIdle(sql);
  const { rows } = await sql.query<{ newest: string }>(
    "SELECT coalesce(max(id), 0) AS newest FROM watch.changes",
  );
  const newest = rows[0]?.newest ?? "0";
  return async () => {
    const since = await sql.query<{ change: string }>(
      "SELECT change FROM watch.changes WHERE id > $1 ORDER BY id",
      [newest],
    );
    return since.rows.map(({ change }) => change);
  };
}

async function install(sql: Client): Promise<void> {
  const { rowCount } = await sql.query("SELECT 1 FROM pg_namespace WHERE nspname = 'watch'");
  if (rowCount) return;
  const triggers = (await tablesOf(sql)).flatMap(triggersOf);
  await sql.query([CHANGE_LOG, ...triggers, MAILS].join(";\n"));
}

// `*<>` compares rows with any types of columns, even those without an equality operator, such as json.
function triggersOf({ name, columns }: Table): string[] {
  const noted = "FOR EACH ROW EXECUTE FUNCTION watch.note()";
  const ifOther = "FOR EACH ROW WHEN (OLD.* *<> NEW.*) EXECUTE FUNCTION watch.note()";
  return [
    `CREATE TRIGGER watch_rows AFTER INSERT OR DELETE ON ${name} ${noted}`,
    `CREATE TRIGGER watch_updates AFTER UPDATE OF ${columns} ON ${name} ${ifOther}`,
  ];
}

interface Table {
  name: string;
  /** Those whose updates count, separated by commas. */
  columns: string;
}

async function tablesOf(sql: Client): Promise<Table[]> {
  const { rows } = await sql.query<Table>(
    `SELECT format('%I', table_name) AS name, string_agg(format('%I', column_name), ', ') AS columns
      FROM information_schema.tables JOIN information_schema.columns USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1)
        AND NOT (column_name = 'language' AND table_name = ANY ($2))
      GROUP BY table_name`,
    [NOT_WATCHED, DETERMINED],
  );
  return rows;
}
