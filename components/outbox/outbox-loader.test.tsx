import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type * as applying from "@/components/project-model/cache/apply-event";
import type * as apply from "@/components/project-model/use-apply-event";
import { SubtaskSection } from "@/components/tasks/subtask/subtask-section";
import { NavigationContext } from "@/components/ui/text/navigation";
import { closeOutbox, outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { box, line, show, SUBTASKS, TASK, wait } from "@/sandbox/fixtures/subtasks-fixture";
import { OutboxLoader } from "./outbox-loader";
import "./outbox-runtime";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

let isLost = false;
const arrival = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock("@/components/project-model/cache/apply-event", async (load) => {
  await arrival.promise;
  return load<typeof applying>();
});
vi.mock("@/components/project-model/use-apply-event", async (load) => {
  const original = await load<typeof apply>();
  const loadApplying = () => (isLost ? Promise.reject(new TypeError("no chunk")) : original.loadApplying());
  return { ...original, loadApplying };
});

const sent: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    sent.push(path);
    return Promise.resolve(Response.json({ ...SUBTASKS[0], isCompleted: true }));
  });
});
afterEach(() => {
  closeOutbox();
  vi.useRealTimers();
});

/** Opens a task's subtasks, and ticks the first. */
async function tickFirst() {
  const rendered = show(
    <NavigationContext value={{ pendingHref: null, navigate: vi.fn() }}>
      <OutboxLoader userId="mateo" />
      <SubtaskSection task={TASK} />
    </NavigationContext>,
  );
  fireEvent.click(line());
  fireEvent.click(box("Strip the forms"));
  await act(() => outboxOf("mateo"));
  await wait(0);
  return rendered;
}

const done = () =>
  within(screen.getByRole("list", { name: "Completed subtasks" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("s")?.textContent);

it("shows a tick as done without a gap, where the code that applies the answer arrives late", async () => {
  const { container } = await tickFirst();
  const unticked = () => screen.queryByRole("checkbox", { name: "Complete Strip the forms", checked: false });
  const seen = new Set<HTMLElement | null>();
  const observer = new MutationObserver(() => seen.add(unticked()));
  observer.observe(container, { subtree: true, childList: true });
  onTestFinished(() => {
    observer.disconnect();
  });
  await wait(10_000);
  expect(done()).toContain("Strip the forms");
  arrival.resolve(undefined);
  await vi.waitFor(async () => {
    await wait(0);
    expect(outboxState().items).toEqual([]);
  }, 10_000);
  expect(sent).toEqual(["/api/subtasks/s1/complete"]);
  expect(done()).toContain("Strip the forms");
  expect([...seen]).toEqual([null]);
});

it("sends a tick, where the code that applies the answer cannot be loaded", async () => {
  isLost = true;
  await tickFirst();
  await wait(10_000);
  expect(sent).toEqual(["/api/subtasks/s1/complete"]);
  expect(outboxState().items).toEqual([]);
});
