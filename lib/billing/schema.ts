import { z } from "zod";
import { PLANS } from "./limits";
import { pageSize, uuid } from "@/lib/kernel/text";
import { safeNext } from "@/lib/shared/paths/paths";

/** The year 9999: the last one that the database and JavaScript write in the same way. */
const LATEST_SECOND = 253_402_300_799;

const businessId = z.string({ error: "businessIdRequired" }).min(1, "businessIdRequired").pipe(uuid());
const plan = z.enum(PLANS, { error: "unknownPlan" });

/** A business, in a body. */
export const billingTarget = z.object({ businessId });

/** `returnTo` is a path of this site to come back to from the payment page. */
export const subscribeInput = z.object({
  businessId,
  plan,
  returnTo: z
    .string({ error: "invalid" })
    .refine((path) => safeNext(path) !== null, "invalid")
    .optional(),
});

/** `prorationDate` is the preview's, so that the change costs what was shown. */
export const changePlanInput = z.object({
  businessId,
  newPlan: plan,
  prorationDate: z.int({ error: "invalid" }).positive("invalid").optional(),
});

const stripeId = z.string({ error: "invalid" }).min(1, "invalid").max(255, "invalid");

/** A page of invoices; their ids are Stripe's. */
export const invoicesInput = z.object({
  limit: pageSize(100, 20),
  before: stripeId.optional(),
});

/** Expanded, or its id alone. */
const reference = z.union([stripeId, z.object({ id: stripeId }).transform(({ id }) => id)]);

/** A webhook event, as far as it is read. One that is about no customer, of a kind that we do not know, fits too. */
export const stripeEvent = z.object({
  id: stripeId,
  type: z.string({ error: "invalid" }).min(1, "invalid").max(100, "invalid"),
  /** Seconds. */
  created: z.int({ error: "invalid" }).min(0, "invalid").max(LATEST_SECOND, "invalid"),
  account: z.unknown().optional(),
  data: z.object({
    object: z.object({ id: z.string().nullish().catch(null), customer: reference.nullish().catch(null) }),
  }),
});

export type StripeEventInput = z.output<typeof stripeEvent>;
export type SubscribeInput = z.output<typeof subscribeInput>;
export type ChangePlanInput = z.output<typeof changePlanInput>;
