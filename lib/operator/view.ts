import type { ShownStatus } from "./limits";

/** Times are ISO 8601; amounts in cents of US dollars, in which every plan is sold. */

/** A user as operators see them. Subscriptions and revenue are those of the businesses that they own. */
export interface OperatorUserView {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  lastLoginAt: string | null;
  suspendedAt: string | null;
  isOperator: boolean;
  businessCount: number;
  /** Those of their businesses, and those that they are a member of. */
  projectCount: number;
  updateCount: number;
  audioUpdateCount: number;
  chatMessageCount: number;
  /** Whole days; null for somebody who never signed in. */
  daysSinceLastLogin: number | null;
  /** Paid, without what was given back. */
  totalRevenue: number;
  activeSubscriptions: number;
  trialSubscriptions: number;
  earlyAdopterSubscriptions: number;
}

/** A business as operators see it. */
export interface OperatorBusinessView {
  id: string;
  name: string;
  description: string | null;
  createdAt: string;
  /** Null without a subscription; early adopter outranks Stripe's status. */
  subscriptionStatus: Exclude<ShownStatus, "none"> | null;
  subscriptionPlan: "monthly" | "yearly" | null;
  subscriptionCurrentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  isEarlyAdopter: boolean;
  earlyAdopterGrantedAt: string | null;
  owner: { id: string; name: string; email: string };
  projectCount: number;
  /** People in its projects, each once. */
  memberCount: number;
  updateCount: number;
  audioUpdateCount: number;
  /** What Stripe will charge for its active subscription next, by the month; nothing for one that ends. */
  monthlyRevenue: number;
  /** Paid, without what was given back. */
  totalRevenue: number;
  /** Whole days since the trial began; null outside of a trial. */
  daysInTrial: number | null;
  /** Days until the period ends, begun ones included; null without one, negative once it has ended. */
  daysUntilExpiry: number | null;
  /** The newest update or message to a team. */
  lastActivityAt: string | null;
}

/** A project of an investigated user. */
export interface OperatorProjectView {
  id: string;
  name: string;
  status: string;
  createdAt: string;
  business: { id: string; name: string };
  memberCount: number;
  updateCount: number;
  lastActivityAt: string | null;
}

/** An entry of the action log; without a user, the system did it. */
export interface ActionLogView {
  id: string;
  userId: string | null;
  user: { id: string; name: string; email: string } | null;
  action: string;
  entityType: string;
  entityId: string | null;
  details: Record<string, unknown>;
  /** The name of what it is about, or of the project that this is in. */
  place: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
}

/** Everything about a user; the lists are the newest of each. */
export interface InvestigationView {
  user: OperatorUserView;
  businesses: OperatorBusinessView[];
  projects: OperatorProjectView[];
  logs: ActionLogView[];
  /** How many entries there are in all. */
  logCount: number;
}

/** The figures of the overview. */
export interface StatsView {
  totalUsers: number;
  totalBusinesses: number;
  totalProjects: number;
  recentSignups: number;
  activeSubscriptions: number;
  trialSubscriptions: number;
  earlyAdopters: number;
  totalUpdates: number;
  audioUpdates: number;
  totalChatMessages: number;
}

/** The figures of the reporting tab; months (YYYY-MM) and days (YYYY-MM-DD) are UTC's, oldest first, none left out. */
export interface ReportingView {
  /** Active subscriptions divided by businesses, in percent, to a tenth. */
  revenueRate: number;
  /** Businesses whose subscription is canceled or past due. */
  churn: number;
  /** The sum of the businesses' `monthlyRevenue`. */
  monthlyRevenue: number;
  /** Paid ever, without what was given back. */
  totalRevenue: number;
  signupsByMonth: { month: string; count: number }[];
  /** By the plan that was paid for; `other` where nothing says so. */
  revenueByMonth: { month: string; monthly: number; yearly: number; other: number; total: number }[];
  /** Businesses whose subscription became canceled or past due. */
  churnByMonth: { month: string; count: number }[];
  subscriptionsByStatus: Record<ShownStatus, number>;
  /** People who did something, and how much they did. */
  activityByDay: { day: string; people: number; actions: number }[];
}

/** Who is signed in with the key. */
export interface OperatorView {
  id: string;
  name: string;
  email: string;
}

/** An operator's session that has not ended. */
export interface OperatorSessionView {
  id: string;
  operator: OperatorView;
  createdAt: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}
