import { parseArgs } from "node:util";
import { disconnect, transaction } from "@/lib/kernel/db";
import { deleteAccount } from "@/lib/deletion/delete-account";
import { hashPassword } from "@/lib/account/password/password";
import { registerInput } from "@/lib/account/schema";
import { closeQueue } from "@/lib/events/queue";
import { record } from "@/lib/events/record";
import { newSecret } from "@/lib/kernel/secrets";
import issues from "@/messages/en/issues.json";

const USAGE = `Usage: npm run operator -- create <email> [--name <name>] [--password <password>]
       npm run operator -- delete-account <email> [--with-projects]`;

/** `npm run operator -- …`: what an operator does at the server's own command line. */
async function main(): Promise<string> {
  const { positionals, values } = readArgs();
  const [command, email] = positionals;
  const { "with-projects": withProjects, ...named } = values;
  if (command === "create" && email && withProjects === undefined) return create({ email, ...named });
  if (command === "delete-account" && email && Object.keys(named).length === 0)
    return remove({ email, withProjects: withProjects ?? false });
  throw new Error(USAGE);
}

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: "string" },
        password: { type: "string" },
        "with-projects": { type: "boolean" },
      },
    });
  } catch {
    throw new Error(USAGE);
  }
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
  await Promise.allSettled([closeQueue(), disconnect()]);
}

interface NewOperator {
  email: string;
  name?: string;
  password?: string;
}

interface Promoted {
  email: string;
  /** Generated for a new account when none was given. */
  password?: string;
  /** When the account had been registered, if it existed before. */
  registeredAt?: Date;
}

/**
 * Makes the account with this address an operator, and creates it if needed. Throws when the input breaks the rules for signing
 * up, and when a password is given for an existing account, which keeps its own.
 */
async function createOperator(wanted: NewOperator): Promise<Promoted> {
  const password = wanted.password ?? newSecret().slice(0, 20);
  const input = registerInput.safeParse({ name: wanted.name ?? "Operator", email: wanted.email, password });
  if (!input.success)
    throw new Error(
      input.error.issues.map(({ path, message }) => `${path.join(".")}: ${textOf(message)}`).join("\n"),
    );
  const { name, email } = input.data;
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    const existing = await tx.user.findUnique({ where: { email }, select: { createdAt: true } });
    if (existing && wanted.password)
      throw new Error(`${email} has an account already, with a password of its own: leave --password out.`);
    const user = await tx.user.upsert({
      where: { email },
      create: { name, email, passwordHash, isOperator: true },
      update: { isOperator: true },
      select: { id: true },
    });
    await record(tx, { by: null, type: "operator.created", id: user.id });
    if (existing) return { email, registeredAt: existing.createdAt };
    return wanted.password ? { email } : { email, password };
  });
}

function textOf(key: string): string {
  return (issues as Record<string, string>)[key] ?? key;
}
