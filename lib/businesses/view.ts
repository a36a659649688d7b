import { monthlyBytes, POSTED } from "./monthly-bytes";
import type * as schema from "./view-schema";
import { activeProjectLimit, isEntitled, shownStatus } from "@/lib/access/entitlement";
import { Prisma } from "@/lib/kernel/db";
import { isBilled } from "@/lib/kernel/env";
import type { ViewOf } from "@/lib/kernel/returns";
import { columns } from "@/lib/kernel/sql/columns";
import { isoOf, type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";
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

/** What `BUSINESS` selects: the card and the next charge as JSON, whose time is as Postgres writes it. */
export type StoredBusiness = WithDates<
  Omit<BusinessView, "role" | "logoUrl" | "activeProjectLimit" | "files" | "entitled" | "trialAvailable">,
  "subscriptionCurrentPeriodEnd" | "trialEndsAt" | "createdAt"
> & { ownerId: string; logoAt: Date | null; trialUsedAt: Date | null; posted: number };

/** What `toBusinessView` reads of a statement's business `b`. */
export const BUSINESS = Prisma.sql`
  b.id, b.owner_id AS "ownerId", b.name, b.description, b.logo_at AS "logoAt", b.report_footer AS "reportFooter",
  b.subscription_status AS "subscriptionStatus", b.subscription_plan AS "subscriptionPlan",
  b.subscription_current_period_end AS "subscriptionCurrentPeriodEnd", b.cancel_at_period_end AS "cancelAtPeriodEnd",
  b.trial_ends_at AS "trialEndsAt", b.trial_used_at AS "trialUsedAt", b.is_early_adopter AS "isEarlyAdopter", b.created_at AS "createdAt",
  CASE WHEN num_nulls(b.next_charge_amount, b.next_charge_currency, b.next_charge_at) = 0 THEN json_build_object(
    'amount', b.next_charge_amount, 'currency', b.next_charge_currency, 'at', b.next_charge_at) END AS "nextCharge",
  CASE WHEN num_nulls(b.card_brand, b.card_last4) = 0 THEN json_build_object('brand', b.card_brand, 'last4', b.card_last4) END AS card,
  (SELECT count(*)::int FROM projects p WHERE p.business_id = b.id AND p.status = 'active') AS "activeProjectCount",
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

/** The view of a business for the user with `viewerId`, who owns it or is its admin. */
export function toBusinessView(
  { ownerId, logoAt, trialUsedAt, posted, nextCharge, card, ...row }: StoredBusiness,
  viewerId: string,
): BusinessView {
  const entitled = isEntitled(row, new Date());
  const role = ownerId === viewerId ? "owner" : "admin";
  const limit = activeProjectLimit(row);
  return {
    ...withIsoTimes(row),
    logoUrl: logoAt && reportPaths.businessLogo(row.id, logoAt),
    role,
    subscriptionStatus: shownStatus(row),
    nextCharge: nextCharge && { ...nextCharge, at: isoOf(nextCharge.at) },
    card: role === "owner" ? card : null,
    activeProjectLimit: Number.isFinite(limit) ? limit : null,
    files: { posted, limit: monthlyBytes({ entitled }) },
    entitled,
    trialAvailable: trialUsedAt === null,
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
