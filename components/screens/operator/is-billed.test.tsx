import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import BusinessesTab from "./businesses/businesses-tab";
import { ConsoleBar } from "./console-bar";
import { IsBilled } from "./is-billed";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const OLGA = { id: "o", name: "Olga Novak", email: "olga@example.com" };
const BUSINESS = {
  id: "b",
  name: "Ortiz Framing",
  owner: { id: "r", name: "Rosa Ortiz", email: "rosa@example.com" },
  subscriptionStatus: "past_due",
  subscriptionPlan: "monthly",
  daysInTrial: null,
  projectCount: 3,
  memberCount: 4,
  updateCount: 5,
  lastActivityAt: null,
  monthlyRevenue: 9900,
  totalRevenue: 123_400,
};

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams("tab=subscriptions"),
}));
vi.mock("@/components/shell/bar/appearance", () => ({ Appearance: () => null }));
afterEach(() => {
  vi.unstubAllGlobals();
});

async function show(isBilled: boolean) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([BUSINESS])));
  Element.prototype.scrollIntoView = () => undefined;
  renderInPage(
    <IsBilled value={isBilled}>
      <ConsoleBar operator={OLGA} onNear={() => undefined} />
      <BusinessesTab />
    </IsBilled>,
  );
  const table = await screen.findByRole("table");
  const tabs = within(screen.getByRole("navigation")).getAllByRole("link");
  return {
    tabs: tabs.map(({ textContent }) => textContent),
    current: tabs.find((tab) => tab.getAttribute("aria-current"))?.textContent,
    table: table.textContent,
    choices: screen.getAllByRole("combobox").length,
  };
}

it("shows plans where businesses pay", async () => {
  const { tabs, current, table, choices } = await show(true);
  expect(tabs).toEqual(expect.arrayContaining([en.console.tabs.subscriptions, en.console.tabs.adopters]));
  expect(current).toBe(en.console.tabs.subscriptions);
  expect([table.includes(en.console.status.past_due), table.includes("$1,234"), choices]).toEqual([
    true,
    true,
    2,
  ]);
});

it("shows no plan that is left in the database where nobody pays, nor a tab of plans by its address", async () => {
  const { tabs, current, table, choices } = await show(false);
  const { overview, users, businesses, help, reporting } = en.console.tabs;
  expect(tabs).toEqual([overview, users, businesses, help, reporting]);
  expect(current).toBe(overview);
  expect(table).toContain(BUSINESS.name);
  expect([table.includes(en.console.status.past_due), table.includes("$"), choices]).toEqual([
    false,
    false,
    1,
  ]);
});
