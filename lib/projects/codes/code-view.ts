import type { ConnectCodeView } from "@/lib/projects/view";
import type { Prisma } from "@/lib/kernel/db";

export const codeSelect = {
  id: true,
  projectId: true,
  code: true,
  expiresAt: true,
  usedBy: true,
  usedAt: true,
  createdAt: true,
} satisfies Prisma.ConnectCodeSelect;

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
