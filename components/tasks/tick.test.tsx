import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendBeforeSignOut } from "@/components/providers/before-sign-out";
import { currentToasts } from "@/components/ui/toast-store";
import type { SubtaskView } from "@/lib/tasks/view";
import { sendTicks } from "./pending-ticks";
import { SubtaskSection } from "./subtask-section";
import { box, line, show, SUBTASKS, TASK, wait } from "@/sandbox/subtasks-fixture";
import { useSendTicksOnLeave } from "./use-send-ticks-on-leave";
import { useSettleTicks } from "./use-settle-ticks";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

let answer: (path: string) => Promise<Response>;
const sent: { path: string; init: RequestInit }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent.length = 0;
  answer = (path) => Promise.resolve(Response.json(completed(path)));
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answer(path);
  });
});
afterEach(() => {
  void sendTicks();
  vi.advanceTimersByTime(10);
  vi.useRealTimers();
});

/** The server's answer to completing the subtask of a path. */
function completed(path: string): SubtaskView {
  const found = SUBTASKS.find(({ id }) => path === `/api/subtasks/${id}/complete`);
  return { ...(found ?? SUBTASKS[0]!), isCompleted: true };
}

function Settling({ user }: { user: string }) {
  useSettleTicks(user, "p");
  return null;
}

function Page() {
  useSendTicksOnLeave();
  return <SubtaskSection task={TASK} />;
}

function open() {
  const rendered = show(<Page />);
  fireEvent.click(line());
  return rendered;
}

const undo = (name: string) => screen.queryByRole("button", { name: new RegExp(`^Undo ${name}`) });
const done = () =>
  within(screen.getByRole("list", { name: "Completed subtasks" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("s")?.textContent);
const said = () => screen.getByRole("status").textContent;

it("sends a tick after six seconds: until then Undo takes it back, heard, and nothing was sent", async () => {
  open();
  box("Strip the forms").focus();
  fireEvent.click(box("Strip the forms"));
  expect(line().textContent).toContain("2 of 4 done");
  expect(said()).toBe("Strip the forms is completed. You have 6 seconds to undo it.");
  expect(document.activeElement).toBe(box("Strip the forms"));
  await wait(5998);
  expect(sent).toEqual([]);
  const button = undo("Strip the forms")!;
  button.focus();
  fireEvent.click(button);
  expect(said()).toBe("Strip the forms is open again.");
  expect(box("Strip the forms").getAttribute("aria-checked")).toBe("false");
  expect(document.activeElement).toBe(box("Strip the forms"));
  await wait(10_000);
  expect(sent).toEqual([]);
});

it("gives every tick its own six seconds, and sends each once, to survive the page", async () => {
  open();
  fireEvent.click(box("Strip the forms"));
  await wait(3000);
  fireEvent.click(box("Backfill"));
  await wait(3000);
  expect(sent.map(({ path }) => path)).toEqual(["/api/subtasks/s1/complete"]);
  expect(done()).toEqual(["Strip the forms", "Pour the slab"]);
  expect(undo("Backfill")).not.toBeNull();
  await wait(3000);
  expect(sent.map(({ path }) => path)).toEqual(["/api/subtasks/s1/complete", "/api/subtasks/s4/complete"]);
  expect(sent.map(({ init }) => [init.method, init.keepalive])).toEqual([
    ["PUT", true],
    ["PUT", true],
  ]);
  expect(currentToasts()[0]?.title).toBe("Subtask completed");
  await wait(10_000);
  expect(sent).toHaveLength(2);
});

it("sends what can still be undone when the project is left, the page is hidden, and before signing out", async () => {
  const { unmount } = open();
  fireEvent.click(box("Backfill"));
  const done = vi.fn();
  void sendBeforeSignOut().then(done);
  expect(sent).toHaveLength(1);
  expect(done).not.toHaveBeenCalled();
  await wait(10);
  expect(done).toHaveBeenCalled();

  fireEvent.click(box("Seal the tie holes"));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  expect(sent).toHaveLength(2);
  await wait(10);

  fireEvent.click(box("Strip the forms"));
  unmount();
  expect(sent).toHaveLength(3);
});

it("keeps the focus on a row that moves to the completed ones", async () => {
  open();
  box("Strip the forms").focus();
  fireEvent.click(box("Strip the forms"));
  await wait(6000);
  expect(done()).toEqual(["Strip the forms", "Pour the slab"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Strip the forms: no updates");
});

it("takes a tick back that the server refuses or that finds no signal, and says why", async () => {
  open();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  fireEvent.click(box("Strip the forms"));
  await wait(6000);
  expect(currentToasts()[0]).toMatchObject({
    title: "Failed to complete subtask",
    description: "No signal. Try again when you have one.",
  });
  expect(box("Strip the forms").getAttribute("aria-checked")).toBe("false");
  answer = () => Promise.resolve(Response.json({ message: "That is not yours." }, { status: 404 }));
  fireEvent.click(box("Strip the forms"));
  await wait(6000);
  expect(currentToasts()[0]?.description).toBe("That is not yours.");
  expect(box("Strip the forms").getAttribute("aria-checked")).toBe("false");
});

it("sends a tick once more when no page heard its answer, and says what was refused", async () => {
  const { unmount } = open();
  answer = () => new Promise(() => undefined);
  fireEvent.click(box("Backfill"));
  await wait(6000);
  expect(sent).toHaveLength(1);
  unmount();
  // The page is gone. The next one of the same person settles it, once, and nobody else's.
  answer = () => Promise.resolve(Response.json({ message: "That is not yours." }, { status: 404 }));
  for (const user of ["june", "mateo", "mateo"]) {
    const { unmount: leave } = show(<Settling user={user} />, { user });
    await wait(0);
    leave();
  }
  expect(sent.map(({ path }) => path)).toEqual(["/api/subtasks/s4/complete", "/api/subtasks/s4/complete"]);
  expect(currentToasts()[0]).toMatchObject({
    title: "Failed to complete subtask",
    description: "Backfill: That is not yours.",
  });
});
