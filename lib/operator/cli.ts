import { parseArgs } from "node:util";
import { createOperator } from "./create-operator";
import { disconnect } from "@/lib/kernel/db";
import { deleteAccount } from "@/lib/deletion/delete-account";

const USAGE = `Usage: npm run operator -- create <email> [--name <name>] [--password <password>]
       npm run operator -- delete-account <email> [--with-projects]`;

/** `npm run operator -- …`: what an operator does at the server's own command line. */
async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: "string" },
      password: { type: "string" },
      "with-projects": { type: "boolean" },
    },
  });
  const [command, email] = positionals;
  const { "with-projects": withProjects, ...named } = values;
  if (command === "create" && email && withProjects === undefined) return create({ email, ...named });
  if (command === "delete-account" && email && Object.keys(named).length === 0)
    return remove({ email, withProjects: withProjects ?? false });
  throw new Error(USAGE);
}

/** Makes somebody an operator. There is no other way to become one. */
async function create(wanted: Parameters<typeof createOperator>[0]): Promise<string> {
  const made = await createOperator(wanted);
  if (made.registeredAt) {
    const date = made.registeredAt.toISOString().slice(0, 10);
    return `${made.email} is an operator now: an existing account, registered on ${date}.`;
  }
  if (made.password) return `${made.email} is an operator now, with the password ${made.password}`;
  return `${made.email} is an operator now.`;
}

async function remove(wanted: Parameters<typeof deleteAccount>[0]): Promise<string> {
  const projects = await deleteAccount(wanted);
  if (projects === 0) return `The account ${wanted.email} is deleted.`;
  return `The account ${wanted.email} is deleted, with ${projects} ${projects === 1 ? "project" : "projects"}.`;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
