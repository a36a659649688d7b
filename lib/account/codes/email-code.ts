import { createHash } from "node:crypto";
import { getLocale } from "next-intl/server";
import { provenDevice } from "../session/known-device";
import { enqueue } from "@/lib/events/jobs";
import { clientNetwork } from "@/lib/kernel/client-network";
import { db, Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { canMail } from "@/lib/kernel/env";
import { newId } from "@/lib/kernel/new-id";
import { spend } from "@/lib/kernel/rate-limit";
import { deriveSecret, isSameSecret } from "@/lib/kernel/secrets";
import { columns } from "@/lib/kernel/sql/columns";
import { AppError } from "@/lib/shared/errors";
import { CODE_LIFETIME_MS } from "@/lib/shared/mailed-code";

/** How often it may be mistyped, and guessed, but for browsers that `deviceFor` knows. */
const TRIES = 5;

/** What a code is for: one of another purpose is a wrong one. */
export type CodePurpose = "sign-in" | "confirmation";

interface Whose {
  email: string;
  purpose: CodePurpose;
}

/**
 * The six digits of a mailed code. They are derived with AUTH_SECRET, so that neither the database nor the queue stores anything
 * from which a million guesses would find them, and a retried mail has the same code.
 */
export function codeOf(id: string): string {
  const digest = createHash("sha256")
    .update(deriveSecret(`email-code:${id}`))
    .digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/**
 * Mails an address a new code, which ends the one before. Does the same work for every address, known or not. A browser that has
 * signed in to its account before, whose address is proven, has its own limit, whatever others ask for. Throws rate_limited, or
 * not_configured where no mail can be sent.
 */
export async function sendCode({ email, purpose }: Whose): Promise<void> {
  if (!canMail) throw new AppError("not_configured", { key: "codeNeedsMail" });
  const device = await deviceFor({ email, purpose });
  if (!device) await spend("emailCodesPerAddress", clientNetwork());
  await spend("emailCodes", `${purpose}|${email}${device ? `|${device}` : ""}`);
  const language = await getLocale();
  const fresh = { id: newId(), language, tries: 0, expiresAt: new Date(Date.now() + CODE_LIFETIME_MS) };
  await transaction(async (tx) => {
    await tx.emailCode.upsert({
      where: { email_purpose: { email, purpose } },
      create: { ...fresh, email, purpose },
      update: fresh,
      select: { id: true },
    });
    await enqueue(tx, "mail.email-code", { codeId: fresh.id }, null);
  });
}

/**
 * Of a browser that has signed in to the account before, if its address is proven; else null. A code that confirms is asked for
 * and tried by its own account alone.
 */
async function deviceFor({ email, purpose }: Whose): Promise<string | null> {
  if (purpose !== "sign-in") return null;
  const select = columns("id", "sessionVersion", "emailVerifiedAt");
  return provenDevice(await db().user.findUnique({ where: { email }, select }));
}

/**
 * Uses a code up; false, and one try less, for a wrong one; the tries of a browser that `deviceFor` knows are
 * `spendGuess`'s alone, so that others cannot use them up. Commit a refusal: a rollback would give the try back. The row stays
 * locked until then, so that of concurrent tries one succeeds, and of strangers' no more than five are looked at.
 */
export async function spendCode(tx: Tx, { email, purpose }: Whose, typed: string): Promise<boolean> {
  const counted = (await deviceFor({ email, purpose })) ? 0 : 1;
  const [tried] = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    UPDATE email_codes SET tries = tries + ${counted}::int
    WHERE email = ${email} AND purpose = ${purpose} AND tries + ${counted}::int <= ${TRIES} AND expires_at > now()
    RETURNING id`);
  if (!tried || !isSameSecret(codeOf(tried.id), typed)) return false;
  await tx.emailCode.delete({ where: { id: tried.id }, select: { id: true } });
  return true;
}
