import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { rememberCount, rememberedCount } from "@/lib/browser/outbox/store/remembered-count";
import { changeOutboxState, EMPTY_OUTBOX } from "@/lib/browser/outbox/state";
import { startPageSession } from "@/lib/browser/page/page-session";
import { InPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";
import { WaitingCount } from "./waiting-count";
import "./waiting-link";

const stuck = { ...waiting({ attempts: 1 }), id: 1 };
let leave: () => void;

beforeEach(() => {
  leave = startPageSession({ id: "mateo", name: "Mateo Rivas" });
});

afterEach(() => {
  changeOutboxState(EMPTY_OUTBOX);
  localStorage.clear();
  leave();
});

const link = () => screen.queryByRole("link");

function open() {
  render(
    <InPage>
      <WaitingCount kept={null} />
    </InPage>,
  );
}

it("shows at once what waited when the reader last looked, before the outbox is open", () => {
  rememberCount(2);
  open();
  expect(link()?.textContent).toContain("2 updates wait on this phone");
});

it("shows and remembers what waits once the outbox is open, and forgets what was sent", async () => {
  rememberCount(2);
  open();
  act(() => {
    changeOutboxState({ items: [stuck], isKept: true });
  });
  expect(await screen.findByText("1 update waits on this phone")).toBeDefined();
  expect(rememberedCount()).toBe(1);
  act(() => {
    changeOutboxState({ items: [] });
  });
  expect(link()).toBeNull();
  expect(rememberedCount()).toBe(0);
});

it("shows nobody what waits for another user of the phone", () => {
  rememberCount(2);
  leave();
  leave = startPageSession({ id: "mei", name: "Mei Chen" });
  open();
  expect(link()).toBeNull();
});
