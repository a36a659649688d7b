import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ItemState } from "./item-state";
import { changeOutboxState } from "@/lib/browser/outbox/state";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

it("shows each percent of what is sent, and tells screen readers once that it is sent", () => {
  renderInPage(<ItemState item={{ ...waiting(), id: 1 }} />);
  const status = screen.getByRole("status");
  const said = new Set<string | null>();
  for (let percent = 0; percent <= 40; percent += 1) {
    act(() => changeOutboxState({ sending: new Map([[1, percent]]) }));
    said.add(status.textContent);
  }
  expect([...said]).toEqual([messages.outbox.states.sending]);
  expect(screen.getByText("Sending 40%").getAttribute("aria-hidden")).toBe("true");
  act(() => changeOutboxState({ sending: new Map() }));
});
