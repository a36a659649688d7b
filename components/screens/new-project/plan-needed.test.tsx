import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlanNeeded } from "./plan-needed";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { businessSample } from "@/sandbox/fixtures/cache/business-sample";

const BUSINESS = businessSample({ name: "Park Roofing" });

test.each([
  ["offers the free days", {}, "7 days free for Park Roofing", en.planPicker.startTrial],
  ["asks for a plan where they are used up", { trialAvailable: false }, "Upgrade Required", "Choose a Plan"],
  ["leaves the choice to the owner", { role: "admin" }, "Park Roofing has no plan yet", undefined],
] as const)("it %s, without the color of an error", (_, business, title, button) => {
  const { container } = renderInPage(
    <PlanNeeded
      business={{ ...BUSINESS, ...business }}
      isBillingOff={false}
      onChoose={() => undefined}
      onNearChoose={() => undefined}
    />,
  );
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.queryByRole("button")?.textContent).toBe(button);
  const isWarning = container.querySelector(".lucide-triangle-alert") !== null;
  expect(isWarning).toBe(title !== "7 days free for Park Roofing");
  expect([screen.queryByRole("alert"), container.innerHTML.includes("danger")]).toEqual([null, false]);
});
