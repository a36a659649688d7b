import { hashPassword } from "@/lib/account/password/password";
import { registerInput } from "@/lib/account/schema";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { newSecret } from "@/lib/kernel/secrets";
import issues from "@/messages/en/issues.json";

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
export async function createOperator(wanted: NewOperator): Promise<Promoted> {
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
