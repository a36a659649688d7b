import { db, Prisma, query } from "@/lib/kernel/db";
import { joinRecording } from "@/lib/attachments/attachment";
import { languageToStore, UNDETERMINED } from "@/lib/language/stored-language";
import { typedBeside } from "@/lib/translation/source";

const ROW = Prisma.sql`t`;
const named = (name: Prisma.Sql) => ({
  name,
  description: Prisma.sql`t.description`,
  lacking: Prisma.sql`WHERE t.language = ${Prisma.raw(`'${UNDETERMINED}'`)}`,
});
/** What was typed beside a recording came without one; there it is null. */
const posted = (holder: "update" | "message") => ({
  name: Prisma.sql`t.content`,
  description: Prisma.sql`NULL`,
  lacking: Prisma.sql`${joinRecording(holder, ROW)} WHERE t.language IS NULL AND ${typedBeside(ROW)} IS NOT NULL`,
});
/** The tables whose texts were stored before their language was, each with the columns that it is the language of. */
const TABLES = [
  { table: Prisma.sql`projects`, ...named(Prisma.sql`NULL`) },
  { table: Prisma.sql`project_tasks`, ...named(Prisma.sql`t.name`) },
  { table: Prisma.sql`subtasks`, ...named(Prisma.sql`t.name`) },
  { table: Prisma.sql`updates`, ...posted("update") },
  { table: Prisma.sql`chat_messages`, ...posted("message") },
];
const BATCH = 500;

interface Row {
  id: string;
  name: string | null;
  description: string | null;
  version: string;
}

/**
 * Stores the language of texts that came without one: those of an installation that is older than the column, and what was
 * imported. Lists show the same names before that, only slower. Safe beside writes and other servers.
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

function batch(
  { table, name, description, lacking }: (typeof TABLES)[number],
  after: string,
): Promise<Row[]> {
  return query<Row>(Prisma.sql`
    SELECT t.id, ${name} AS name, ${description} AS description, t.text_version AS version FROM ${table} t
    ${lacking} AND t.id > ${after}::uuid ORDER BY t.id LIMIT ${BATCH}`);
}

/** A text that has changed since it was read is left for the verb that changed it. */
async function store(table: Prisma.Sql, rows: Row[]): Promise<void> {
  const languages = rows.map(({ name, description }) => languageToStore([name, description]));
  await db().$executeRaw(Prisma.sql`
    UPDATE ${table} t SET language = found.language
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${languages}::text[], ${rows.map(({ version }) => version)}::text[])
      AS found (id, language, version)
    WHERE t.id = found.id AND t.text_version = found.version
      AND COALESCE(t.language, ${UNDETERMINED}) = ${UNDETERMINED} AND t.language IS DISTINCT FROM found.language`);
}
