import type { Client as Database } from "pg";
import { expect } from "vitest";
import { signUp } from "./http-client";
import type { SignedInClient } from "./http-client";
import { connect } from "./test-database";
import { NOT_WATCHED } from "./watch-changes";

interface Server {
  url: string;
  databaseUrl: string;
}

export interface Site {
  rosa: SignedInClient;
  businessId: string;
  projectId: string;
}

/** Rosa with an entitled business and a project in it. Created through calls, except for the entitlement. */
export async function rosasSite(server: Server): Promise<Site> {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const business = await rosa.post<{ id: string }>("/api/businesses", { name: "Ortiz Framing" });
  await withDatabase(server, (database) =>
    database.query(
      "UPDATE businesses SET is_early_adopter = true, early_adopter_granted_at = now() WHERE id = $1",
      [business.body.id],
    ),
  );
  return { rosa, businessId: business.body.id, projectId: await newProject(rosa, business.body.id) };
}

/** Creates another project in an entitled business and returns its id. */
export async function newProject(
  owner: SignedInClient,
  businessId: string,
  name = "Harlow Street",
): Promise<string> {
  const { status, body } = await owner.post<{ id: string }>("/api/projects", { name, businessId });
  if (status !== 201) throw new Error(`Creating a project answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** A new connect code of the project. */
export async function newCode(manager: SignedInClient, projectId: string): Promise<string> {
  const { status, body } = await manager.post<{ code: string }>(`/api/projects/${projectId}/connect-codes`, {
    expirationHours: 24,
  });
  if (status !== 201) throw new Error(`Issuing a code answered ${status}: ${JSON.stringify(body)}`);
  return body.code;
}

/** A new person who has joined the project as a worker. */
export async function newWorker(
  server: Server,
  { rosa, projectId }: Site,
  person = { name: "Mateo Rivas", language: "en" },
): Promise<SignedInClient> {
  const worker = await signUp(server, person);
  const { status } = await worker.post("/api/join", { connectCode: await newCode(rosa, projectId) });
  if (status !== 200) throw new Error(`Joining answered ${status}`);
  return worker;
}

/** Runs `work`, a refusal, and asserts that no row of any table was changed, deleted or added. Rate limits may be used up. */
export async function unchanged<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const before = await contents(database);
  const result = await work();
  expect(await contents(database)).toEqual(before);
  return result;
}

/** The row count and a digest of the rows of each table. */
async function contents(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
    [[...NOT_WATCHED, "_prisma_migrations"]],
  );
  const columns = tables.map(
    ({ name }) =>
      `(SELECT count(*) || ' rows ' || md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM ${name} t) AS ${name}`,
  );
  const { rows } = await database.query<Record<string, string>>(`SELECT ${columns.join(", ")}`);
  return rows[0] ?? {};
}

async function withDatabase(server: Server, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await connect(server.databaseUrl);
  await work(database).finally(() => database.end());
}
