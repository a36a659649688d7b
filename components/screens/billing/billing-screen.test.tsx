import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { BillingActions } from "./billing-actions";
import { BillingScreen } from "./billing-screen";
import type { BusinessView } from "@/lib/businesses/view";
import { PRICING } from "@/lib/shared/product";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { renderInPage } from "@/sandbox/checks/in-page";
import { businessSample } from "@/sandbox/fixtures/cache/business-sample";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const unused = () => Promise.reject(new Error("No action is expected"));
const ACTIONS: BillingActions = {
  subscribe: unused,
  check: unused,
  cancel: unused,
  reactivate: unused,
  change: unused,
  openPortal: unused,
};

const PAST_DUE = businessSample({
  name: "Ortiz Kitchens",
  subscriptionStatus: "past_due",
  subscriptionPlan: "monthly",
  trialAvailable: false,
  activeProjectCount: 1,
  nextCharge: { amount: 1999, currency: "usd", at: "2026-11-25T12:00:00.000Z" },
  card: { brand: "visa", last4: "4417" },
});

/** Without a plan. */
const FREE = { subscriptionStatus: null, subscriptionPlan: null, card: null };

interface Shown {
  isOff?: boolean;
  choosing?: string | null;
  locale?: "en" | "es";
  invoices?: object;
  subscribe?: BillingActions["subscribe"];
}

function show(
  business: Partial<BusinessView> | null,
  { isOff = false, choosing = "1", locale = "en", invoices = { items: [] }, subscribe = unused }: Shown = {},
): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.businesses(), business ? [{ ...PAST_DUE, ...business }] : []);
  client.setQueryData(queryKeys.invoices("1"), { pages: [invoices], pageParams: [undefined] });
  renderInPage(
    <BillingScreen
      isOff={isOff}
      returnedTo={null}
      isPurchase
      choosing={choosing}
      actions={{ ...ACTIONS, subscribe }}
    />,
    { locale, client },
  );
}

test.each([
  ["a link that opens the picker leads on to a new project", "1", "/projects/new?business=1"],
  ["the card's button leads back to the card", null, "/billing?business=1"],
])("paid for: %s", async (_, choosing, returnTo) => {
  const subscribe = vi.fn<BillingActions["subscribe"]>(() => new Promise(() => undefined));
  show({ ...FREE, trialAvailable: true }, { choosing, subscribe });
  if (!choosing) fireEvent.click(screen.getByRole("button", { name: en.planPicker.startTrial }));
  const picker = within(await screen.findByRole("dialog"));
  fireEvent.click(picker.getByRole("button", { name: en.planPicker.startTrial }));
  expect(subscribe.mock.calls.map(([input]) => input.returnTo)).toEqual([returnTo]);
});

const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("the owner sees which card was declined, and mends it", () => {
  show({});
  expect(screen.getByText("Visa ending 4417 was declined")).toBeDefined();
  expect(buttons()).toContain(en.billing.fixCard);
});

test("older invoices that cannot be read leave the shown ones", async () => {
  const invoice = {
    id: "in_1",
    createdAt: "2026-10-25T12:00:00Z",
    amountDue: 2499,
    currency: "usd",
    url: null,
  };
  const page = { items: [{ ...invoice, pdfUrl: null, status: "paid", isDeclined: false }], before: "in_1" };
  const calls = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", calls);
  show({}, { invoices: page });
  fireEvent.click(screen.getByRole("button", { name: en.billing.invoices.older }));
  expect(await screen.findByText(en.billing.invoices.offline)).toBeDefined();
  expect(screen.getByText("$24.99")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: en.billing.invoices.retry }));
  const older = [expect.stringContaining("before=in_1"), expect.anything()];
  await vi.waitFor(() => expect(calls.mock.calls).toEqual([older, older]));
});

test("a card of no common brand is named without one", () => {
  show({ card: { brand: "eftpos_au", last4: "0001" } }, { locale: "es" });
  expect(screen.getByText("Tarjeta terminada en 0001 fue rechazada")).toBeDefined();
});

test("an admin sees the state and cannot act, and not whose card it is", () => {
  show({ role: "admin", card: null });
  expect(screen.getByText(en.plan.status.pastDue)).toBeDefined();
  expect(screen.getByText(en.billing.declinedTitle)).toBeDefined();
  expect(screen.getByText(en.billing.ownerActs)).toBeDefined();
  expect(buttons()).toEqual([]);
});

test("while billing is off, its page says so, shows the state and offers nothing, no picker either", async () => {
  show(FREE);
  expect(await screen.findByRole("dialog", { name: "Plan for Ortiz Kitchens" })).toBeDefined();
  cleanup();
  show(FREE, { isOff: true });
  // The picker has loaded by now, and would open immediately.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText(en.billing.offTitle)).toBeDefined();
  expect(screen.getByText(en.billing.offBody)).toBeDefined();
  expect(screen.getByText(en.billing.noPlanYet)).toBeDefined();
  expect([buttons(), screen.queryByRole("dialog")]).toEqual([[], null]);
});

test("without a plan the card says what it costs to start, and nothing of what a plan would allow", () => {
  show({ ...FREE, trialAvailable: true, activeProjectCount: 0 }, { choosing: null });
  const words = screen.getByRole("article").textContent;
  expect(words).toContain("7 days free");
  expect(words).toContain("Then $19.99 a month or $179.99 a year");
  expect(screen.queryByText(en.plan.status.free)).toBeNull();
  expect(words).not.toContain(en.billing.noPlanYet);
  expect(words).not.toContain("0 so far");
  expect(screen.getByRole("list", { name: en.billing.features.titleOffered })).toBeDefined();
  expect(buttons()).toContain(en.planPicker.startTrial);
  cleanup();
  show(FREE, { choosing: null });
  expect(buttons()).toContain(en.billing.upgradePlan);
});

/** Texts that no other test shows on a page. */
test("failures and prices have their exact texts", () => {
  const { billing, planPicker, errors, issues } = en;
  expect([billing.refreshFailed, billing.refreshFailedHint]).toEqual([
    "Refresh Failed",
    "Could not refresh subscription status. Please try again.",
  ]);
  expect([billing.cancelFailed, billing.cancelFailedHint]).toEqual([
    "Cancellation Failed",
    "Could not cancel subscription. Please try again.",
  ]);
  expect([billing.reactivateFailed, planPicker.changeFailed]).toEqual([
    "Reactivation Failed",
    "Plan Change Failed",
  ]);
  expect([planPicker.error, planPicker.startFailed, errors.checkoutFailed]).toEqual([
    "Error",
    "Failed to start subscription process",
    "Failed to create checkout session",
  ]);
  expect(issues.businessIdRequired).toBe("Business ID is required to subscribe");
  expect([planPicker.bestValue, billing.emptyTitle, billing.createBusiness]).toEqual([
    "Best Value",
    "No Businesses Yet",
    "Create Business",
  ]);
  expect(PRICING).toMatchObject({
    monthlyCents: 1999,
    yearlyCents: 17999,
    yearlySavingCents: 5989,
    trialDays: 7,
    monthlyProjectLimit: 20,
  });
});

test.each([
  ["en", 799, true, "Recordings and photos this month: 799 MB of 1 GB", null],
  [
    "en",
    800,
    true,
    "Recordings and photos are nearly used up",
    "recordings and photos stay on the phones; next month, each is sent with Try again there.",
  ],
  ["en", 1000, false, "Recordings and photos are used up", "A plan has room for more."],
  ["es", 800, false, "Las grabaciones y fotos casi se acaban", "Con un plan caben más."],
] as const)(
  "in %s, with %s of 1,000 MB posted and entitled %s, an admin reads “%s”",
  (locale, megabytes, entitled, title, hint) => {
    const files = { posted: megabytes * 1_000_000, limit: 1_000_000_000 };
    show({ role: "admin", entitled, files }, { locale });
    expect(screen.getByText(title)).toBeDefined();
    if (hint) expect(screen.getByText(hint, { exact: false })).toBeDefined();
  },
);

test.each([
  ["en", en],
  ["es", es],
] as const)("where nobody is billed, it says so and offers nothing to buy: %s", (locale, texts) => {
  const free = {
    subscriptionStatus: "not_billed",
    entitled: true,
    activeProjectLimit: null,
    nextCharge: null,
  };
  for (const role of ["owner", "admin"] as const) {
    show({ ...FREE, ...free, role }, { isOff: true, locale });
    expect(screen.getByText(texts.billing.notBilledTitle)).toBeDefined();
    expect(screen.getByText(texts.billing.free)).toBeDefined();
    expect(screen.getByText(texts.billing.neverCharged)).toBeDefined();
    expect(screen.queryByText(texts.billing.offTitle)).toBeNull();
    expect(screen.queryByText(texts.billing.ownerActs)).toBeNull();
    expect(document.body.textContent).not.toMatch(/\d+ USD|\$/);
    expect(buttons()).toEqual([]);
    cleanup();
  }
  show(null, { isOff: true, locale });
  expect(screen.getByText(texts.billing.emptyFree)).toBeDefined();
  expect(screen.queryByText(texts.billing.emptyBody)).toBeNull();
});
