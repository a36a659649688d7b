import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import SubscriptionsTab from "./subscriptions-tab";
import { renderInPage } from "@/sandbox/checks/in-page";

const DAY_MS = 24 * 60 * 60 * 1000;

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams("tab=subscriptions&search=rosa"),
}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paid = (id: string, days: number, more: object = {}) => ({
  id,
  name: id,
  owner: { id: "r", name: "Rosa Ortiz", email: "rosa@example.com" },
  subscriptionStatus: "active",
  subscriptionPlan: "monthly",
  subscriptionCurrentPeriodEnd: new Date(Date.now() + days * DAY_MS).toISOString(),
  daysUntilExpiry: days < 0 ? Math.floor(days) : Math.ceil(days),
  cancelAtPeriodEnd: false,
  daysInTrial: null,
  monthlyRevenue: 1999,
  totalRevenue: 1999,
  ...more,
});

test("subscriptions say whether another period follows, how many days are left, and can be searched", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T18:00:00.000Z") });
  const rows = [
    paid("renewing", 3),
    paid("leaving", 3, { cancelAtPeriodEnd: true }),
    paid("hours", 0.1),
    paid("over", -0.04),
    paid("refunded", 3, { subscriptionStatus: "canceled" }),
    paid("adopter", 3, { subscriptionStatus: "early_adopter" }),
    paid("unpaid", 3, { subscriptionStatus: "incomplete" }),
    paid("trial", 3, { subscriptionStatus: "trialing" }),
  ];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(path.includes("reporting") ? { subscriptionsByStatus: {} } : rows));
  });
  renderInPage(<SubscriptionsTab />);
  const table = await screen.findByRole("table");
  const ends = [...table.querySelectorAll("tbody tr")].map((row) => row.children[3]?.textContent);
  expect(ends.map((text) => text?.replace(/^.*2026/, ""))).toEqual([
    "renews · 3 days left",
    "will not renew · 3 days left",
    "renews · today",
    "ended",
    "3 days left",
    "3 days left",
    "3 days left",
    "renews · 3 days left",
  ]);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("rosa");
  expect(asked.some((path) => path.includes("businesses?") && path.includes("search=rosa"))).toBe(true);
});
