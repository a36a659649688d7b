import { isEntitled, shownStatus } from "@/lib/access/entitlement";
import type { Prisma } from "@/lib/db";

/** A business as its owner and admins see it (CONTRACT section 3). Times are ISO 8601. */
export interface BusinessView {
  id: string;
  name: string;
  description: string | null;
  role: "owner" | "admin";
  subscriptionStatus: string | null;
  subscriptionPlan: string | null;
  subscriptionCurrentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  isEarlyAdopter: boolean;
  entitled: boolean;
  trialAvailable: boolean;
  createdAt: string;
}

/** An admin of a business; `acceptedAt` null while the invitation stands open. */
export interface BusinessAdminView {
  userId: string;
  user: { name: string; email: string };
  inviter: { name: string } | null;
  invitedAt: string;
  acceptedAt: string | null;
}

/** An admin with the projects that pass to the business's owner when they go. */
export interface ManagedAdminView extends BusinessAdminView {
  projects: { id: string; name: string }[];
}

export const businessSelect = {
  id: true,
  ownerId: true,
  name: true,
  description: true,
  subscriptionStatus: true,
  subscriptionPlan: true,
  subscriptionCurrentPeriodEnd: true,
  cancelAtPeriodEnd: true,
  isEarlyAdopter: true,
  trialUsedAt: true,
  createdAt: true,
} satisfies Prisma.BusinessSelect;

export const adminSelect = {
  userId: true,
  invitedAt: true,
  acceptedAt: true,
  user: { select: { name: true, email: true } },
  inviter: { select: { name: true } },
} satisfies Prisma.BusinessAdminSelect;

type BusinessRow = Prisma.BusinessGetPayload<{ select: typeof businessSelect }>;
type AdminRow = Prisma.BusinessAdminGetPayload<{ select: typeof adminSelect }>;

/** The view of `row` for the user with `viewerId`, who owns it or is its admin. */
export function toBusinessView(row: BusinessRow, viewerId: string): BusinessView {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    role: row.ownerId === viewerId ? "owner" : "admin",
    subscriptionStatus: shownStatus(row),
    subscriptionPlan: row.subscriptionPlan,
    subscriptionCurrentPeriodEnd: row.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    isEarlyAdopter: row.isEarlyAdopter,
    entitled: isEntitled(row, new Date()),
    trialAvailable: row.trialUsedAt === null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The only shape of an admin that leaves. */
export function toAdminView({ invitedAt, acceptedAt, ...row }: AdminRow): BusinessAdminView {
  return { ...row, invitedAt: invitedAt.toISOString(), acceptedAt: acceptedAt?.toISOString() ?? null };
}
