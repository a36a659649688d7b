import { z } from "zod";
import { SHOWN_STATUSES } from "./limits";
import { view } from "@/lib/kernel/returns";

export const operatorUserView = view(
  "OperatorUser",
  "A user as operators see them. Subscriptions and revenue are those of the businesses that they own; amounts are in cents of US dollars, in which every plan is sold.",
  () => ({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
    suspendedAt: z.iso.datetime().nullable(),
    deletionDueAt: z.iso
      .datetime()
      .nullable()
      .describe("When their account is deleted, as they asked; while they are suspended, that waits."),
    isOperator: z.boolean(),
    businessCount: z.int(),
    projectCount: z
      .int()
      .describe("Those of the businesses that they own or help run, and those that they are a member of."),
    updateCount: z.int(),
    audioUpdateCount: z.int(),
    chatMessageCount: z.int(),
    daysSinceLastLogin: z.int().nullable().describe("Whole days; null for somebody who never signed in."),
    totalRevenue: z.int().describe("Paid, without what was given back."),
    activeSubscriptions: z.int(),
    trialSubscriptions: z.int(),
    earlyAdopterSubscriptions: z.int(),
  }),
);

export const operatorBusinessView = view(
  "OperatorBusiness",
  "A business as operators see it. Amounts are in cents of US dollars.",
  () => ({
    id: z.uuid(),
    name: z.string(),
    description: z.string().nullable(),
    createdAt: z.iso.datetime(),
    subscriptionStatus: z
      .enum(SHOWN_STATUSES)
      .exclude(["none"])
      .nullable()
      .describe("Null without a subscription; early adopter outranks Stripe's status."),
    subscriptionPlan: z.enum(["monthly", "yearly"]).nullable(),
    subscriptionCurrentPeriodEnd: z.iso.datetime().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    isEarlyAdopter: z.boolean(),
    earlyAdopterGrantedAt: z.iso.datetime().nullable(),
    owner: z.strictObject({ id: z.uuid(), name: z.string(), email: z.string() }),
    projectCount: z.int(),
    memberCount: z.int().describe("People in its projects, each once."),
    updateCount: z.int(),
    audioUpdateCount: z.int(),
    monthlyRevenue: z
      .int()
      .describe(
        "What the next invoice of its active subscription comes to before credit, by the month; nothing for one that ends.",
      ),
    totalRevenue: z.int().describe("Paid, without what was given back."),
    daysInTrial: z.int().nullable().describe("Whole days since the trial began; null outside of a trial."),
    daysUntilExpiry: z
      .int()
      .nullable()
      .describe(
        "Days until the period ends, begun ones included; null without one, negative once it has ended.",
      ),
    lastActivityAt: z.iso.datetime().nullable().describe("The newest update or message to a team."),
  }),
);

export const operatorProjectView = view("OperatorProject", "A project of an investigated user.", () => ({
  id: z.uuid(),
  name: z.string(),
  status: z.string(),
  createdAt: z.iso.datetime(),
  business: z.strictObject({ id: z.uuid(), name: z.string() }),
  memberCount: z.int(),
  updateCount: z.int(),
  lastActivityAt: z.iso.datetime().nullable(),
}));

export const actionLogView = view(
  "ActionLog",
  "An entry of the action log; without a user, the system did it.",
  () => ({
    id: z.uuid(),
    userId: z.uuid().nullable(),
    user: z.strictObject({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    action: z.string(),
    entityType: z.string(),
    entityId: z.uuid().nullable(),
    details: z.record(z.string(), z.unknown()),
    place: z.string().nullable().describe("The name of what it is about, or of the project that this is in."),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    createdAt: z.iso.datetime(),
  }),
);

export const investigationView = view(
  "Investigation",
  "Everything about a user; the lists are the newest of each.",
  () => ({
    user: operatorUserView(),
    businesses: z.array(operatorBusinessView()),
    projects: z.array(operatorProjectView()),
    logs: z.array(actionLogView()),
    logCount: z.int().describe("How many entries there are in all."),
  }),
);

export const statsView = view("Stats", "The figures of the overview.", () => ({
  totalUsers: z.int(),
  totalBusinesses: z.int(),
  totalProjects: z.int(),
  recentSignups: z.int(),
  activeSubscriptions: z.int(),
  trialSubscriptions: z.int(),
  earlyAdopters: z.int(),
  totalUpdates: z.int(),
  audioUpdates: z.int(),
  totalChatMessages: z.int(),
}));

export const reportingView = view(
  "Reporting",
  "The figures of the reporting tab; months (YYYY-MM) and days (YYYY-MM-DD) are UTC's, oldest first, none left out.",
  () => ({
    revenueRate: z.number().describe("Active subscriptions divided by businesses, in percent, to a tenth."),
    churn: z.int().describe("Businesses whose subscription is canceled or past due."),
    monthlyRevenue: z.int().describe("The sum of the businesses' `monthlyRevenue`."),
    totalRevenue: z.int().describe("Paid ever, without what was given back."),
    signupsByMonth: z.array(z.strictObject({ month: z.string(), count: z.int() })),
    revenueByMonth: z
      .array(
        z.strictObject({
          month: z.string(),
          monthly: z.int(),
          yearly: z.int(),
          other: z.int(),
          total: z.int(),
        }),
      )
      .describe("By the plan that was paid for; `other` where nothing says so."),
    churnByMonth: z
      .array(z.strictObject({ month: z.string(), count: z.int() }))
      .describe("Businesses whose subscription became canceled or past due."),
    subscriptionsByStatus: z.record(z.enum(SHOWN_STATUSES), z.int()),
    activityByDay: z
      .array(z.strictObject({ day: z.string(), people: z.int(), actions: z.int() }))
      .describe("People who did something, and how much they did."),
  }),
);

export const operatorView = view("Operator", "Who is signed in with the key.", () => ({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
}));

export const operatorSessionView = view(
  "OperatorSession",
  "An operator's session that has not ended.",
  () => ({
    id: z.uuid(),
    operator: operatorView(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    isCurrent: z.boolean().describe("Whether it is the one that asks."),
  }),
);

export const operatorKeyView = view(
  "OperatorKey",
  "The key that an operator sends in the `adminkey` header, for 12 hours.",
  () => ({ adminKey: z.string() }),
);
