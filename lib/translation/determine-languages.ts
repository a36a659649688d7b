import { db, Prisma, query } from "@/lib/kernel/db";
import { languageToStore, UNDETERMINED } from "@/lib/language/stored-language";

/** The tables whose texts were stored before their language was, each with the columns that it is the language of. */
const TABLES = [
  { table: Prisma.sql`projects`, name: Prisma.sql`NULL`, description: Prisma.sql`description` },
  { table: Prisma.sql`project_tasks`, name: Prisma.sql`name`, description: Prisma.sql`description` },
  { table: Prisma.sql`subtasks`, name: Prisma.sql`name`, description: Prisma.sql`description` },
];
const BATCH = 500;

interface Row {
  id: string;
  name: string | null;
  description: string | null;
  version: string;
}

/**
 * Stores the language of names and descriptions that came without one: those of an installation that is older than the column,
 * and what was imported. Lists show the same before that, only slower. Safe beside writes and other servers.
 */
export async function determineLanguages(): Promise<void> {
  for (const columns of TABLES) {
    for (let after = NIL; ;) {
      const rows = await batch(columns, after);
      const last = rows.at(-1);
      if (!last) break;
      await store(columns.table, rows);
      after = last.id;
    }
  }
}

const NIL = "00000000-0000-0000-0000-000000000000";

function batch({ table, name, description }: (typeof TABLES)[number], after: string): Promise<Row[]> {
  return query<Row>(Prisma.sql`
    SELECT id, ${name} AS name, ${description} AS description, text_version AS version FROM ${table}
    WHERE language = ${Prisma.raw(`'${UNDETERMINED}'`)} AND id > ${after}::uuid ORDER BY id LIMIT ${BATCH}`);
}

/** A text that has changed since it was read is left for the verb that changed it. */
async function store(table: Prisma.Sql, rows: Row[]): Promise<void> {
  const languages = rows.map(({ name, description }) => languageToStore([name, description]));
  await db().$executeRaw(Prisma.sql`
    UPDATE ${table} t SET language = found.language
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${languages}::text[], ${rows.map(({ version }) => version)}::text[])
      AS found (id, language, version)
    WHERE t.id = found.id AND t.text_version = found.version AND t.language = ${UNDETERMINED}`);
}
