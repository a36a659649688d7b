import { hashPassword } from "@/lib/account/password";
import { registerInput } from "@/lib/account/schema";
import { transaction } from "@/lib/db";
import { record } from "@/lib/events/record";
import { newSecret } from "@/lib/secrets";

interface NewOperator {
  email: string;
  name?: string;
  password?: string;
}

/**
 * Makes the account with this address an operator, creating it when there is none; then `password` in the answer is a made-up
 * one unless one was given. Throws when the input does not fit the rules of signing up.
 */
export async function createOperator(wanted: NewOperator): Promise<{ email: string; password?: string }> {
  const password = wanted.password ?? newSecret().slice(0, 20);
  const input = registerInput.parse({ name: wanted.name ?? "Operator", email: wanted.email, password });
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    const known = await tx.user.findUnique({ where: { email: input.email }, select: { id: true } });
    const { name, email } = input;
    const user = await tx.user.upsert({
      where: { email },
      create: { name, email, passwordHash, isOperator: true },
      update: { isOperator: true },
      select: { id: true, email: true },
    });
    await record(tx, null, "operator.created", { type: "user", id: user.id });
    return known || wanted.password ? { email: user.email } : { email: user.email, password };
  });
}
