import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { connect, createEmptyDatabase } from "./test-database";
import { ROOT } from "@/sandbox/run/folders";

const FOLDER = join(ROOT, "prisma/migrations");

export interface OldDatabase {
  sql: Client;
  url: string;
  /** Applies the migration to what is in the database by now. */
  migrate(): Promise<void>;
  /** Applies it and all that come after it. */
  migrateToNewest(): Promise<void>;
  drop(): Promise<void>;
}

/** A database as it was before a migration, to show what that makes of the rows that it finds. */
export async function databaseBefore(migration: string): Promise<OldDatabase> {
  const database = await createEmptyDatabase();
  const sql = await connect(database.url);
  const apply = async (name: string) => {
    await sql.query(readFileSync(join(FOLDER, name, "migration.sql"), "utf8"));
  };
  const entries = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = entries.map(({ name }) => name).sort();
  for (const name of names) if (name < migration) await apply(name);
  return {
    sql,
    url: database.url,
    migrate: () => apply(migration),
    migrateToNewest: async () => {
      for (const name of names) if (name >= migration) await apply(name);
    },
    drop: async () => {
      await sql.end();
      await database.drop();
    },
  };
}
