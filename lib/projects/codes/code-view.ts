import type { ConnectCodeView } from "@/lib/projects/view";
import { columns } from "@/lib/kernel/columns";
import type { Prisma } from "@/lib/kernel/db";

export const codeSelect = columns("id", "projectId", "code", "expiresAt", "usedBy", "usedAt", "createdAt");

/** A connect code as the API returns it. */
export function toConnectCodeView(
  row: Prisma.ConnectCodeGetPayload<{ select: typeof codeSelect }>,
): ConnectCodeView {
  const { expiresAt, usedAt, createdAt } = row;
  return {
    ...row,
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
