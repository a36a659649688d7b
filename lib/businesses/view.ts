import { monthlyBytes, POSTED } from "./monthly-bytes";
import type * as schema from "./view-schema";
import { activeProjectLimit, isEntitled, shownStatus, type Subscription } from "@/lib/access/entitlement";
import { Prisma } from "@/lib/kernel/db";
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

export interface StoredBusiness extends Subscription {
  id: string;
  ownerId: string;
  name: string;
  description: string | null;
  logoAt: Date | null;
  reportFooter: string | null;
  cancelAtPeriodEnd: boolean;
  trialEndsAt: Date | null;
  trialUsedAt: Date | null;
  nextChargeAmount: number | null;
  nextChargeCurrency: string | null;
  nextChargeAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  createdAt: Date;
  activeProjects: number;
  /** Bytes of files this month. */
  posted: number;
}

/** What `toBusinessView` reads of a statement's business `b`. */
export const BUSINESS = Prisma.sql`
  b.id, b.owner_id AS "ownerId", b.name, b.description, b.logo_at AS "logoAt", b.report_footer AS "reportFooter",
  b.subscription_status AS "subscriptionStatus", b.subscription_plan AS "subscriptionPlan",
  b.subscription_current_period_end AS "subscriptionCurrentPeriodEnd", b.cancel_at_period_end AS "cancelAtPeriodEnd",
  b.trial_ends_at AS "trialEndsAt", b.trial_used_at AS "trialUsedAt", b.next_charge_amount AS "nextChargeAmount",
  b.next_charge_currency AS "nextChargeCurrency", b.next_charge_at AS "nextChargeAt", b.card_brand AS "cardBrand",
  b.card_last4 AS "cardLast4", b.is_early_adopter AS "isEarlyAdopter", b.created_at AS "createdAt",
  (SELECT count(*)::int FROM projects p WHERE p.business_id = b.id AND p.status = 'active') AS "activeProjects",
  ${POSTED} AS posted`;

export const adminSelect = {
  ...columns("userId", "invitedAt", "acceptedAt"),
  user: { select: { name: true, email: true } },
  inviter: { select: { name: true } },
} satisfies Prisma.BusinessAdminSelect;

export const invitationSelect = columns("id", "email", "expiresAt", "createdAt");

export const invitationDetailSelect = {
  ...columns("email", "expiresAt", "acceptedAt"),
  inviter: { select: { name: true } },
  business: { select: { name: true, description: true, owner: { select: { name: true } } } },
} satisfies Prisma.AdminInvitationSelect;

type InvitationDetailRow = Prisma.AdminInvitationGetPayload<{ select: typeof invitationDetailSelect }>;

/** The view of `row` for the user with `viewerId`, who owns it or is its admin. */
export function toBusinessView(row: StoredBusiness, viewerId: string): BusinessView {
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
    activeProjectCount: row.activeProjects,
    activeProjectLimit: Number.isFinite(activeProjectLimit(row)) ? activeProjectLimit(row) : null,
    files: { posted: row.posted, limit: monthlyBytes({ entitled }) },
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
}: StoredBusiness): BusinessView["nextCharge"] {
  return amount === null || currency === null || at === null
    ? null
    : { amount, currency, at: at.toISOString() };
}

function cardOf({ cardBrand: brand, cardLast4: last4 }: StoredBusiness): BusinessView["card"] {
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
