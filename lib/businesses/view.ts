import { monthlyBytes } from "./monthly-bytes";
import type * as schema from "./view-schema";
import { activeProjectLimit, isEntitled, shownStatus } from "@/lib/access/entitlement";
import type { Prisma } from "@/lib/kernel/db";
import { isBilled } from "@/lib/kernel/env";
import type { ViewOf } from "@/lib/kernel/returns";
import { columns } from "@/lib/kernel/sql/columns";
import { reportPaths } from "@/lib/shared/paths/report-paths";

export type BusinessView = ViewOf<typeof schema.businessView>;
export type BusinessAdminView = ViewOf<typeof schema.businessAdminView>;
export type ManagedAdminView = ViewOf<typeof schema.managedAdminView>;
export type InvitationView = ViewOf<typeof schema.invitationView>;
export type InvitationDetailView = ViewOf<typeof schema.invitationDetailView>;
export type OwnInvitationView = ViewOf<typeof schema.ownInvitationView>;
export type AddAdminResult = ViewOf<typeof schema.addAdminResult>;
export type CandidateView = ViewOf<typeof schema.candidateView>;
export type AcceptedInvitationView = ViewOf<typeof schema.acceptedInvitationView>;

export const businessSelect = {
  id: true,
  ownerId: true,
  name: true,
  description: true,
  logoAt: true,
  reportFooter: true,
  subscriptionStatus: true,
  subscriptionPlan: true,
  subscriptionCurrentPeriodEnd: true,
  cancelAtPeriodEnd: true,
  trialEndsAt: true,
  nextChargeAmount: true,
  nextChargeCurrency: true,
  nextChargeAt: true,
  cardBrand: true,
  cardLast4: true,
  _count: { select: { projects: { where: { status: "active" } } } },
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

export const invitationSelect = columns("id", "email", "expiresAt", "createdAt");

export const invitationDetailSelect = {
  email: true,
  expiresAt: true,
  acceptedAt: true,
  inviter: { select: { name: true } },
  business: { select: { name: true, description: true, owner: { select: { name: true } } } },
} satisfies Prisma.AdminInvitationSelect;

type BusinessRow = Prisma.BusinessGetPayload<{ select: typeof businessSelect }>;
type InvitationDetailRow = Prisma.AdminInvitationGetPayload<{ select: typeof invitationDetailSelect }>;

/** The view of `row` for the user with `viewerId`, who owns it or is its admin; `posted` bytes of files this month. */
export function toBusinessView(row: BusinessRow, viewerId: string, posted = 0): BusinessView {
  const entitled = isEntitled(row, new Date());
  const role = row.ownerId === viewerId ? "owner" : "admin";
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    logoUrl: row.logoAt && reportPaths.businessLogo(row.id, row.logoAt),
    reportFooter: row.reportFooter,
    role,
    subscriptionStatus: shownStatus(row),
    subscriptionPlan: row.subscriptionPlan,
    subscriptionCurrentPeriodEnd: row.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    nextCharge: nextChargeOf(row),
    card: role === "owner" ? cardOf(row) : null,
    activeProjectCount: row._count.projects,
    activeProjectLimit: Number.isFinite(activeProjectLimit(row)) ? activeProjectLimit(row) : null,
    files: { posted, limit: monthlyBytes({ entitled }) },
    isEarlyAdopter: row.isEarlyAdopter,
    entitled,
    trialAvailable: row.trialUsedAt === null,
    createdAt: row.createdAt.toISOString(),
    ...(!isBilled && NO_PLAN),
  };
}

/** What was subscribed before billing was turned off. */
const NO_PLAN = {
  subscriptionPlan: null,
  subscriptionCurrentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
  nextCharge: null,
  card: null,
  isEarlyAdopter: false,
  trialAvailable: false,
} satisfies Partial<BusinessView>;

function nextChargeOf({
  nextChargeAmount: amount,
  nextChargeCurrency: currency,
  nextChargeAt: at,
}: BusinessRow): BusinessView["nextCharge"] {
  return amount === null || currency === null || at === null
    ? null
    : { amount, currency, at: at.toISOString() };
}

function cardOf({ cardBrand: brand, cardLast4: last4 }: BusinessRow): BusinessView["card"] {
  return brand === null || last4 === null ? null : { brand, last4 };
}

/** Shows the business's owner in place of an inviter whose account is gone. */
export function toInvitationDetailView({
  email,
  expiresAt,
  acceptedAt,
  ...row
}: InvitationDetailRow): InvitationDetailView {
  const { name, description, owner } = row.business;
  return {
    email,
    business: { name, description },
    inviter: { name: row.inviter?.name ?? owner.name },
    expiresAt: expiresAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    status: acceptedAt ? "accepted" : expiresAt > new Date() ? "pending" : "expired",
  };
}
