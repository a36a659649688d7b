import { getTranslations } from "next-intl/server";
import type { RequestedResetView } from "../view";
import { createResetToken } from "./reset-token";
import { enqueue } from "@/lib/events/jobs";
import { clientNetwork } from "@/lib/kernel/client-network";
import { db, transaction } from "@/lib/kernel/db";
import { canMail, isSandboxed } from "@/lib/kernel/env";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { spend } from "@/lib/kernel/rate-limit";
import { newSecret } from "@/lib/kernel/secrets";
import { AppError } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths/paths";

/** Whose turn the mails of addresses without an account take. */
const UNKNOWN = "unknown";

/**
 * Mails a link that resets the password. Known and unknown addresses get the same answer after the same work. Outside
 * production the answer includes a link, which does not work for an unknown address.
 */
export async function requestPasswordReset(
  _caller: null,
  { email }: { email: string },
): Promise<RequestedResetView> {
  if (!canMail) throw new AppError("not_configured", { key: "mailNotConfigured" });
  await spend("resetRequest", email);
  await spend("resetPerAddress", clientNetwork());
  const user = await db().user.findUnique({ where: { email }, select: { id: true } });
  const userId = user?.id ?? null;
  await transaction((tx) => enqueue(tx, "mail.password-reset", { userId }, userId ?? UNKNOWN));
  const t = await getTranslations("account");
  const message = t("resetRequested");
  if (!isSandboxed) return { message };
  const token = user ? await createResetToken(user.id) : newSecret();
  return { message, resetLink: appUrl(paths.resetPassword(token)) };
}
