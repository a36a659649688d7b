import { z } from "zod";
import { view, viewOf } from "@/lib/kernel/returns";

export const businessView = view(
  "Business",
  "A business as its owner and admins see it. Times are ISO 8601.",
  () => ({
    id: z.uuid(),
    name: z.string(),
    description: z.string().nullable(),
    logoUrl: z.string().nullable().describe("Of the picture at the head of what it prints."),
    reportFooter: z.string().nullable().describe("The line at the foot of the same."),
    role: z.enum(["owner", "admin"]),
    subscriptionStatus: z.string().nullable(),
    subscriptionPlan: z.string().nullable(),
    subscriptionCurrentPeriodEnd: z.iso.datetime().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    trialEndsAt: z.iso.datetime().nullable(),
    nextCharge: z
      .strictObject({
        amount: z.int(),
        currency: z.string(),
        at: z.string(),
      })
      .nullable()
      .describe("In cents."),
    card: z
      .strictObject({ brand: z.string(), last4: z.string() })
      .nullable()
      .describe("The card that is charged, for the owner alone; `brand` is Stripe's code."),
    activeProjectCount: z.int(),
    activeProjectLimit: z.int().nullable().describe("Null where there is no bound."),
    files: z
      .strictObject({ posted: z.int(), limit: z.number() })
      .describe("Bytes of recordings posted this month (UTC), deleted ones included, and how many may be."),
    isEarlyAdopter: z.boolean(),
    entitled: z.boolean(),
    trialAvailable: z.boolean(),
    createdAt: z.iso.datetime(),
  }),
);

export const businessAdminView = view(
  "BusinessAdmin",
  "An admin of a business; `acceptedAt` is null while the invitation is pending.",
  () => ({
    userId: z.uuid(),
    user: z.strictObject({ name: z.string(), email: z.string() }),
    inviter: z.strictObject({ name: z.string() }).nullable(),
    invitedAt: z.iso.datetime(),
    acceptedAt: z.iso.datetime().nullable(),
  }),
);

export const managedAdminView = view(
  "ManagedAdmin",
  "An admin with the projects that pass to the business's owner when they leave.",
  () => ({
    ...businessAdminView().shape,
    projects: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  }),
);

export const invitationView = view(
  "Invitation",
  "A pending invitation, as the owner and the admins see it.",
  () => ({
    id: z.uuid(),
    email: z.string(),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  }),
);

export const invitationDetailView = view(
  "InvitationDetail",
  "An invitation, as the invited person sees it.",
  () => ({
    email: z.string(),
    business: z.strictObject({ name: z.string(), description: z.string().nullable() }),
    inviter: z.strictObject({ name: z.string() }),
    expiresAt: z.iso.datetime(),
    acceptedAt: z.iso.datetime().nullable(),
    status: z.enum(["pending", "accepted", "expired"]),
  }),
);

export const ownInvitationView = view(
  "OwnInvitation",
  "An open invitation to the caller's confirmed address; `business` and `inviter` are names.",
  () => ({ id: z.uuid(), business: z.string(), inviter: z.string(), expiresAt: z.iso.datetime() }),
);

export const addAdminResult = viewOf(
  "AddAdminResult",
  "An address with an account is an admin at once; one without is invited.",
  () =>
    z.union([
      z.strictObject({
        status: z.literal("added"),
        admin: businessAdminView(),
      }),
      z.strictObject({
        status: z.literal("invited"),
        invitation: invitationView(),
      }),
    ]),
);

export const candidateView = view(
  "Candidate",
  "The account of an address, for the form that asks before it makes them an admin.",
  () => ({
    account: z.strictObject({ name: z.string(), createdAt: z.iso.datetime() }).nullable(),
  }),
);

export const acceptedInvitationView = view(
  "AcceptedInvitation",
  "The business whose admin somebody has become.",
  () => ({ businessId: z.uuid() }),
);
