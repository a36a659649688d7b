import type { Client as Database } from "pg";
import { type Answer, signUp, type SignedInClient } from "./http-client";
import type { TestServer } from "./test-server";

/** Stripe's test cards: one that works, one that is refused, and one that can be saved but not charged. */
export const CARDS = {
  works: "4242424242424242",
  refused: "4000000000000002",
  fails: "4000000000000341",
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days before this moment: Stripe's clock starts in the past, and never passes ours. */
export function ago(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

/** What the lives look at, of a business's view. */
export interface BillingFacts {
  id: string;
  subscriptionStatus: string | null;
  subscriptionPlan: string | null;
  cancelAtPeriodEnd: boolean;
  trialEndsAt: string | null;
  nextCharge: { amount: number; currency: string; at: string } | null;
  card: { brand: string; last4: string } | null;
  entitled: boolean;
  trialAvailable: boolean;
}

/** An owner with a business of their own, and what they do about its plan. */
export class Subscriber {
  private constructor(
    readonly server: TestServer,
    readonly owner: SignedInClient,
    readonly businessId: string,
  ) {}

  static async create(server: TestServer, language = "en"): Promise<Subscriber> {
    const owner = await signUp(server, { name: "Rosa Ortiz", language });
    return Subscriber.add(server, owner, "Ortiz Framing");
  }

  /** The same with a further business of somebody's. */
  static async add(server: TestServer, owner: SignedInClient, name: string): Promise<Subscriber> {
    const { body } = await owner.post<{ id: string }>("/api/businesses", { name });
    return new Subscriber(server, owner, body.id);
  }

  /** One of the calls of CONTRACT "Billing". */
  call<Body = { message: string; code?: string }>(name: string, more: object = {}): Promise<Answer<Body>> {
    return this.owner.post<Body>(`/api/${name}`, { businessId: this.businessId, ...more });
  }

  /** Opens the payment page and pays with a card. */
  async subscribe(plan: "monthly" | "yearly" = "monthly", card: string = CARDS.works): Promise<void> {
    const { status, body } = await this.call<{ sessionUrl: string }>("create-subscription", { plan });
    if (status !== 200) throw new Error(`Subscribing answered ${status}: ${JSON.stringify(body)}`);
    await payOnPage(body.sessionUrl, card);
  }

  /** What Refresh Status and then the list say. */
  async facts(): Promise<BillingFacts> {
    const { status, body } = await this.call("check-subscription-status");
    if (status !== 200) throw new Error(`Refreshing answered ${status}: ${JSON.stringify(body)}`);
    return this.stored();
  }

  async stored(): Promise<BillingFacts> {
    const { body } = await this.owner.get<BillingFacts[]>("/api/businesses");
    const found = body.find(({ id }) => id === this.businessId);
    if (!found) throw new Error("The business is not in its owner's list");
    return found;
  }

  /** Status, plan and whether projects can be created, in a word each. */
  async summary(): Promise<string> {
    const { subscriptionStatus, subscriptionPlan, cancelAtPeriodEnd, entitled } = await this.facts();
    const words = [
      subscriptionStatus,
      subscriptionPlan,
      cancelAtPeriodEnd && "ending",
      entitled && "entitled",
    ];
    return words.filter(Boolean).join(" ");
  }

  /** Its customer's id in Stripe. */
  async customer(sql: Database): Promise<string> {
    const statement = "SELECT stripe_customer_id AS id FROM businesses WHERE id = $1";
    const { rows } = await sql.query<{ id: string }>(statement, [this.businessId]);
    return rows[0]?.id ?? "";
  }

  /** Every payment that Stripe took from it and did not give back, in cents, oldest first. */
  async charges(sql: Database): Promise<number[]> {
    const customer = await this.customer(sql);
    return Object.values(this.server.stripe.state.charges)
      .filter((charge) => charge.customer === customer)
      .map(({ amount, amount_refunded }) => amount - amount_refunded)
      .filter((amount) => amount > 0);
  }
}

/** Fills in the card on a hosted page; returns its status, 303 when it was taken. */
export async function payOnPage(
  url: string,
  card: string,
  more: Record<string, string> = {},
): Promise<number> {
  const body = new URLSearchParams({ card, ...more });
  const { status } = await fetch(url, { method: "POST", body, redirect: "manual" });
  return status;
}
