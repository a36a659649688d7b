import { normalizeConnectCode } from "./connect-code";
import type { JoinPreview } from "./view";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { spend } from "@/lib/rate-limit";
import { currentRequest } from "@/lib/request-context";

/** What a code leads to, signed out too (CONTRACT "Projects"). Throws not_found, or gone for a used or expired one. */
export async function previewConnectCode(_caller: null, { code }: { code: string }): Promise<JoinPreview> {
  await spend("joinPerAddress", currentRequest()?.ip ?? "unknown");
  const found = await db().connectCode.findUnique({
    where: { code: normalizeConnectCode(code).slice(0, 50) },
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
