import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlanNeeded } from "./plan-needed";
import type { BusinessView } from "@/lib/businesses/view";
import en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

const BUSINESS: BusinessView = {
  id: "1",
  name: "Park Roofing",
  description: null,
  logoUrl: null,
  reportFooter: null,
  role: "owner",
  entitled: false,
  card: null,
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionCurrentPeriodEnd: null,
  nextCharge: null,
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
  isEarlyAdopter: false,
  trialAvailable: true,
  activeProjectCount: 0,
  activeProjectLimit: 20,
  files: { posted: 0, limit: 1_000_000_000 },
  createdAt: "2026-11-21T00:00:00.000Z",
};

test.each([
  ["offers the free days", {}, "7 days free for Park Roofing", en.planPicker.startTrial],
  ["asks for a plan where they are used up", { trialAvailable: false }, "Upgrade Required", "Choose a Plan"],
  ["leaves the choice to the owner", { role: "admin" }, "Park Roofing has no plan yet", undefined],
] as const)("it %s, without the color of an error", (_, business, title, button) => {
  const { container } = render(
    <InPage>
      <PlanNeeded
        business={{ ...BUSINESS, ...business }}
        isBillingOff={false}
        onChoose={() => undefined}
        onNearChoose={() => undefined}
      />
    </InPage>,
  );
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.queryByRole("button")?.textContent).toBe(button);
  const isWarning = container.querySelector(".lucide-triangle-alert") !== null;
  expect(isWarning).toBe(title !== "7 days free for Park Roofing");
  expect([screen.queryByRole("alert"), container.innerHTML.includes("danger")]).toEqual([null, false]);
});
