import { Prisma } from "@/lib/kernel/db";

/** The status that operators see of the business `b`: early adopter overrides Stripe's. */
export const SHOWN_STATUS = Prisma.sql`
  CASE WHEN b.is_early_adopter THEN 'early_adopter' ELSE b.subscription_status END`;

/**
 * What the active subscription of the business `b` brings in a month, in cents: the next invoice as Stripe previews it, before
 * credit, but nothing where it takes off more than it adds.
 */
export const MONTHLY_REVENUE = Prisma.sql`
  CASE WHEN b.subscription_status = 'active' AND NOT b.is_early_adopter AND NOT b.cancel_at_period_end
    THEN greatest(round(coalesce(b.next_invoice_total, b.next_charge_amount) / CASE b.subscription_plan WHEN 'yearly' THEN 12.0 ELSE 1.0 END), 0)
    ELSE 0 END::int`;
