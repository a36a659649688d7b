import type { Prisma } from "@/lib/db";

/** A user as operators see them after suspending. */
export interface OperatorUserView {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  lastLoginAt: string | null;
  suspendedAt: string | null;
}

/** A business as operators see it after a grant. */
export interface OperatorBusinessView {
  id: string;
  name: string;
  description: string | null;
  createdAt: string;
  subscriptionStatus: string | null;
  subscriptionPlan: string | null;
  isEarlyAdopter: boolean;
  earlyAdopterGrantedAt: string | null;
  owner: { name: string; email: string };
}

export const operatorUserSelect = {
  id: true,
  name: true,
  email: true,
  createdAt: true,
  lastLoginAt: true,
  suspendedAt: true,
} satisfies Prisma.UserSelect;

export const operatorBusinessSelect = {
  id: true,
  name: true,
  description: true,
  createdAt: true,
  subscriptionStatus: true,
  subscriptionPlan: true,
  isEarlyAdopter: true,
  earlyAdopterGrantedAt: true,
  owner: { select: { name: true, email: true } },
} satisfies Prisma.BusinessSelect;

/** The only shape in which operators see a user. */
export function toOperatorUserView(
  row: Prisma.UserGetPayload<{ select: typeof operatorUserSelect }>,
): OperatorUserView {
  const { createdAt, lastLoginAt, suspendedAt } = row;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
  };
}

/** The only shape in which operators see a business; early adopter outranks Stripe's status. */
export function toOperatorBusinessView(
  row: Prisma.BusinessGetPayload<{ select: typeof operatorBusinessSelect }>,
): OperatorBusinessView {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    subscriptionStatus: row.isEarlyAdopter ? "early_adopter" : row.subscriptionStatus,
    earlyAdopterGrantedAt: row.earlyAdopterGrantedAt?.toISOString() ?? null,
  };
}
