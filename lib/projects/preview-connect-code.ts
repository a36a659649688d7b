import { normalizeConnectCode } from "./connect-code";
import type { JoinPreview } from "./view";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { spend } from "@/lib/rate-limit";
import { currentRequest } from "@/lib/request-context";

/** What a code leads to, signed out too and limited by address (CONTRACT "Projects"). Throws as `readConnectCode`. */
export async function previewConnectCode(_caller: null, { code }: { code: string }): Promise<JoinPreview> {
  await spend("joinPerAddress", currentRequest()?.ip ?? "unknown");
  return readConnectCode(code);
}

/** The same for our own pages, which a whole crew opens behind one address. Throws not_found, or gone for a used or expired code. */
export async function readConnectCode(typed: string): Promise<JoinPreview> {
  const code = normalizeConnectCode(typed);
  // An address can hold anything, also what the database could not even be asked for.
  if (!/^\w{1,50}$/.test(code)) throw new AppError("not_found", { key: "codeUnknown" });
  const found = await db().connectCode.findUnique({
    where: { code },
    select: {
      expiresAt: true,
      usedAt: true,
      creator: { select: { name: true } },
      project: {
        select: { name: true, business: { select: { name: true, owner: { select: { name: true } } } } },
      },
    },
  });
  if (!found) throw new AppError("not_found", { key: "codeUnknown" });
  if (found.usedAt) throw new AppError("gone", { key: "codeUsed" });
  if (found.expiresAt <= new Date()) throw new AppError("gone", { key: "codeExpired" });
  const { name, business } = found.project;
  return {
    project: { name },
    business: { name: business.name },
    invitedBy: { name: found.creator?.name ?? business.owner.name },
    expiresAt: found.expiresAt.toISOString(),
  };
}
