import { getLocale } from "next-intl/server";
import { hashPassword } from "./password";
import type { RegisterInput } from "./schema";
import { startSession } from "./session";
import { toUserView, userSelect, type UserView } from "./view";
import { onTaken, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { spend } from "@/lib/rate-limit";
import { currentRequest } from "@/lib/request-context";

/** Makes an account and signs it in (workspace.txt 2, CONTRACT "Account"). Throws conflict when the address is taken, in any case. */
export async function register(_caller: null, input: RegisterInput): Promise<UserView> {
  await spend("signUp", currentRequest()?.ip ?? "unknown");
  const [passwordHash, language] = await Promise.all([hashPassword(input.password), getLocale()]);
  const user = await transaction(async (tx) => {
    const { name, email } = input;
    const data = { name, email, passwordHash, language, lastLoginAt: new Date() };
    const created = await tx.user.create({ data, select: { ...userSelect, sessionVersion: true } }).catch(
      onTaken(
        () =>
          new AppError("conflict", {
            key: "emailTaken",
            issues: [{ path: "email", message: "emailTaken" }],
          }),
      ),
    );
    await record(tx, { by: created, type: "user.registered", id: created.id });
    return created;
  });
  await startSession(user);
  return toUserView(user);
}
