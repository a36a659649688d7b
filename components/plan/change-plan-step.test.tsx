import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ChangePlanStep } from "./plan-picker";
import type { PlanActions } from "./plan-actions";
import { TimeZoneProvider } from "@/components/providers/time-zone-provider";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { BusinessView } from "@/lib/businesses/view";
import { renderInPage } from "@/sandbox/checks/in-page";

// It refreshes the page, by Next's router.
vi.mock("@/components/project-model/use-businesses-changed", () => ({
  useBusinessesChanged: () => () => undefined,
}));

const BUSINESS = {
  id: "b1",
  name: "Ortiz Framing",
  activeProjectCount: 1,
  trialEndsAt: null,
} as BusinessView;
const cost = (prorationDate: number) => ({
  dueNow: 100 * prorationDate,
  credit: 0,
  creditLeft: 0,
  currency: "usd",
  prorationDate,
});

test("a price that is out of date is asked for once more, and the next press sends the new one", async () => {
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(Response.json(cost(asked)));
  });
  const message = "This price is out of date.";
  const change = vi
    .fn<PlanActions["change"]>()
    .mockResolvedValueOnce({ ok: false, error: { code: "validation_failed", message } })
    .mockResolvedValueOnce({ ok: true, data: { message: "Changed" } });
  const done = vi.fn<() => void>();
  renderInPage(
    <TimeZoneProvider locale="en" chosen="UTC" remembered={null}>
      <ChangePlanStep business={BUSINESS} plan="yearly" change={change} onDone={done} />
    </TimeZoneProvider>,
  );
  const press = () => fireEvent.click(screen.getByRole("button", { name: /Change/ }));
  await vi.waitFor(() => screen.getByText("$1.00"));
  press();
  await vi.waitFor(() => screen.getByText("$2.00"));
  expect(currentToasts()).toMatchObject([{ description: message }]);
  press();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(change.mock.calls.map(([{ prorationDate }]) => prorationDate)).toEqual([1, 2]);
});
