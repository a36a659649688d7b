import { clientNetwork } from "@/lib/kernel/client-network";
import { db } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { connectCodeIn } from "@/lib/projects/shared/code-text";
import type { JoinPreview, OpenInvitation } from "@/lib/projects/view";
import { AppError } from "@/lib/shared/errors";

/** What a code leads to, for visitors too; rate-limited by address. Throws as `readConnectCode`. */
export async function previewConnectCode(_caller: null, { code }: { code: string }): Promise<JoinPreview> {
  await spend("joinPerAddress", clientNetwork());
  const { mayPost: _, ...preview } = await readConnectCode(code);
  return preview;
}

/** The same without a rate limit, for callers that apply their own. Throws not_found, or gone for a used or expired code. */
export async function readConnectCode(typed: string): Promise<Omit<OpenInvitation, "state">> {
  const found = await db().connectCode.findUnique({
    where: { code: toStoredCode(typed) },
    select: {
      expiresAt: true,
      usedAt: true,
      creator: { select: { name: true } },
      project: {
        select: {
          name: true,
          updatePermission: true,
          business: { select: { name: true, owner: { select: { name: true } } } },
        },
      },
    },
  });
  if (!found) throw unknownCode();
  if (found.usedAt) throw new AppError("gone", { key: "codeUsed" });
  if (found.expiresAt <= new Date()) throw new AppError("gone", { key: "codeExpired" });
  const { name, updatePermission, business } = found.project;
  return {
    project: { name },
    business: { name: business.name },
    invitedBy: { name: found.creator?.name ?? business.owner.name },
    expiresAt: found.expiresAt.toISOString(),
    mayPost: updatePermission === "all_contributors",
  };
}

/** The code of a URL in its stored form. Throws not_found for text that cannot be a stored code. */
export function toStoredCode(typed: string): string {
  const code = connectCodeIn(typed);
  if (!/^\w{1,50}$/.test(code)) throw unknownCode();
  return code;
}

function unknownCode(): AppError {
  return new AppError("not_found", { key: "codeUnknown" });
}
