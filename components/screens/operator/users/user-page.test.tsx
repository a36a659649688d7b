import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { UserPage } from "./user-page";
import { IsBilled } from "@/components/screens/operator/is-billed";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { renderInPage } from "@/sandbox/checks/in-page";

const ROSA = {
  id: "r",
  name: "Rosa Ortiz",
  email: "rosa@example.com",
  createdAt: "2026-11-01T00:00:00.000Z",
  lastLoginAt: null,
  suspendedAt: null as string | null,
  deletionDueAt: null as string | null,
  totalRevenue: 0,
};
const OLGA = { id: "o", name: "Olga Novak", email: "olga@example.com" };

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams("tab=users&user=r"),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MESSAGES = { en, es };
const plan = (id: string, subscriptionStatus: string | null, cancelAtPeriodEnd = false) => {
  return { id, name: id, subscriptionStatus, subscriptionPlan: "yearly", cancelAtPeriodEnd, totalRevenue: 0 };
};

async function question(locale: "en" | "es", businesses: object[], isBilled = true): Promise<string | null> {
  return ask(locale, ROSA, businesses, isBilled);
}

async function ask(locale: "en" | "es", user: typeof ROSA, businesses: object[], isBilled: boolean) {
  const found = { user, businesses, projects: [], logs: [], logCount: 0 };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(found)));
  renderInPage(
    <IsBilled value={isBilled}>
      <UserPage userId={ROSA.id} operator={OLGA} />
    </IsBilled>,
    { locale },
  );
  const { suspend, lift } = MESSAGES[locale].console.suspend;
  fireEvent.click(await screen.findByRole("button", { name: user.suspendedAt ? lift : suspend }));
  return (await screen.findByRole("alertdialog")).textContent;
}

test.each([
  [
    "en",
    [plan("a", "active"), plan("b", "past_due"), plan("c", "active", true)],
    /2 running plans.* charged/,
  ],
  ["en", [plan("a", "trialing")], /1 running plan\b.* charged/],
  [
    "es",
    [plan("a", "active"), plan("b", "trialing"), plan("c", "canceled")],
    /2 planes vigentes se siguen cobrando/,
  ],
] as const)(
  "suspending somebody says how many plans go on being charged, in %s",
  async (locale, plans, said) => {
    expect(await question(locale, [...plans])).toMatch(said);
  },
);

test("suspending somebody without a running plan, or where nobody pays, says nothing of plans", async () => {
  expect(await question("en", [plan("a", null), plan("b", "early_adopter")])).not.toMatch(/plan|charged/);
  cleanup();
  expect(await question("en", [plan("a", "active")], false)).not.toMatch(/plan|charged/);
});

test.each([
  [null, /deleted: due on Dec 8/, /deletion .* waits until then/],
  [
    "2026-12-02T00:00:00.000Z",
    /due on Dec 8.*\); it is not deleted while suspended/,
    /deleted: that happens in 7 days/,
  ],
  [
    "2026-12-08T00:10:00.000Z",
    /due on Dec 8.*\); .* has begun/,
    /password\. Their account’s deletion has begun/,
  ],
])(
  "of a deletion that its person asked for, the page says the day, and if it waits or has begun",
  async (suspendedAt, said, asked) => {
    const user = { ...ROSA, suspendedAt, deletionDueAt: "2026-12-08T00:00:00.000Z" };
    expect(await ask("en", user, [], true)).toMatch(asked);
    expect(screen.getByText(said)).toBeDefined();
  },
);
