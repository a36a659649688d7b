import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { connect } from "@/sandbox/database/test-database";
import { Client } from "@/sandbox/http/http-client";
import type { TestServer } from "@/sandbox/servers/test-server";

const EMAIL = "olga@example.com";
const PASSWORD = "correct horse battery";

/** Makes somebody an operator on the command line, as in production, and returns their key. */
export async function createOperatorFor(server: TestServer): Promise<string> {
  const args = ["--import", "tsx", "lib/operator/cli.ts", "create", EMAIL, "--password", PASSWORD];
  await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: server.databaseUrl },
  });
  const { body } = await new Client(server.url).post<{ adminKey: string }>("/api/admin/login", {
    email: EMAIL,
    password: PASSWORD,
  });
  return body.adminKey;
}

/** Lets the business with this name create projects, by making it an early adopter. */
export async function grantEntitlement(
  server: TestServer,
  adminkey: string,
  business: string,
): Promise<void> {
  const sql = await connect(server.databaseUrl);
  const { rows } = await sql.query<{ id: string }>("SELECT id FROM businesses WHERE name = $1", [business]);
  await sql.end();
  const { status } = await new Client(server.url).post(
    "/api/admin/grant-early-adopter",
    { businessId: rows[0]?.id },
    { headers: { adminkey } },
  );
  if (status !== 200) throw new Error(`Granting answered ${status}`);
}
