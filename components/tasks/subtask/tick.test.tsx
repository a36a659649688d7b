import { fireEvent, screen, within } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "@/components/outbox/outbox-runtime";
import { OutboxLoader } from "@/components/outbox/outbox-loader";
import { maySignOut } from "@/components/providers/sign-out-guard";
import { NavigationContext } from "@/components/ui/text/navigation";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { SubtaskView } from "@/lib/tasks/view";
import { SubtaskSection } from "./subtask-section";
import { box, line, show, SUBTASKS, TASK, wait } from "@/sandbox/fixtures/subtasks-fixture";
import { closeOutbox, commitUndoable, outboxOf } from "@/lib/browser/outbox/client";
import { queryKeys } from "@/lib/shared/query-keys";
import { outboxState } from "@/lib/browser/outbox/state";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

let answer: (path: string) => Promise<Response>;
const sent: { path: string; init: RequestInit }[] = [];

beforeEach(async () => {
  await outboxOf("mateo");
  vi.useFakeTimers();
  sent.length = 0;
  answer = (path) => Promise.resolve(Response.json(completed(path)));
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answer(path);
  });
});
afterEach(async () => {
  const outbox = await outboxOf("mateo");
  for (const { key } of outboxState().items) await outbox.discard(key);
  closeOutbox();
  vi.useRealTimers();
});

/** The response to completing the subtask in a path. */
function completed(path: string): SubtaskView {
  const found = SUBTASKS.find(({ id }) => path === `/api/subtasks/${id}/complete`);
  return { ...(found ?? SUBTASKS[0]!), isCompleted: true };
}

function Page() {
  useEffect(() => commitUndoable, []);
  return (
    <NavigationContext value={{ pendingHref: null, navigate: vi.fn() }}>
      <OutboxLoader userId="mateo" />
      <SubtaskSection task={TASK} />
    </NavigationContext>
  );
}

function open() {
  const rendered = show(<Page />);
  fireEvent.click(line());
  return rendered;
}

/** Ticks a subtask, and waits until the outbox has it. */
async function tick(name: string): Promise<void> {
  fireEvent.click(box(name));
  await wait(0);
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
  await tick("Strip the forms");
  expect(line().textContent).toContain("2 of 4 done");
  expect(said()).toBe("Strip the forms is completed. You have 6 seconds to undo it.");
  expect(document.activeElement).toBe(box("Strip the forms"));
  await wait(5990);
  expect(sent).toEqual([]);
  const button = undo("Strip the forms")!;
  button.focus();
  fireEvent.click(button);
  await wait(0);
  expect(said()).toBe("Strip the forms is open again.");
  expect(box("Strip the forms").getAttribute("aria-checked")).toBe("false");
  expect(document.activeElement).toBe(box("Strip the forms"));
  await wait(10_000);
  expect(sent).toEqual([]);
});

it("names a subtask and its task as the reader reads them, where they are heard and where the tick waits", async () => {
  const inEnglish = (content: string) => ({ to: "en", from: "es", content, description: null, doubts: [] });
  const subtask = { ...SUBTASKS[0]!, name: "Quitar los moldes", language: "es" };
  const subtasks = [{ ...subtask, translation: inEnglish("Strip the forms") }];
  const { client } = show(<Page />, { subtasks });
  const task = { ...TASK, name: "Moldes", language: "es", translation: inEnglish("Forms") };
  client.setQueryData(queryKeys.tasks("p"), [task]);
  fireEvent.click(screen.getByRole("button", { name: /of 1 done/ }));
  expect(screen.getByRole("button", { name: /^Strip the forms: / })).toBeDefined();
  await tick("Strip the forms");
  expect(said()).toBe("Strip the forms is completed. You have 6 seconds to undo it.");
  const [item] = outboxState().items;
  expect([item?.content, item?.written.placeName]).toMatchObject([{ name: "Strip the forms" }, "Forms"]);
  fireEvent.click(undo("Strip the forms")!);
  await wait(0);
  expect(said()).toBe("Strip the forms is open again.");
});

it("gives every tick its own six seconds, and sends each once, to survive the page", async () => {
  open();
  fireEvent.click(box("Strip the forms"));
  await tick("Strip the forms");
  expect(outboxState().items).toHaveLength(1);
  await wait(3000);
  await tick("Backfill");
  await wait(3000);
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(["/api/subtasks/s1/complete"]));
  expect(done()).toEqual(["Strip the forms", "Pour the slab"]);
  expect(undo("Backfill")).not.toBeNull();
  await wait(3000);
  await vi.waitFor(() =>
    expect(sent.map(({ path }) => path)).toEqual(["/api/subtasks/s1/complete", "/api/subtasks/s4/complete"]),
  );
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
  await tick("Backfill");
  const may = vi.fn();
  void maySignOut().then(may);
  await vi.waitFor(() => {
    expect(sent).toHaveLength(1);
    expect(may).toHaveBeenCalledWith(true);
  });

  await tick("Seal the tie holes");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  await vi.waitFor(() => expect(sent).toHaveLength(2));

  await tick("Strip the forms");
  unmount();
  await vi.waitFor(() => expect(sent).toHaveLength(3));
});

it("keeps the focus on a row that moves to the completed ones", async () => {
  open();
  box("Strip the forms").focus();
  await tick("Strip the forms");
  await wait(6000);
  expect(done()).toEqual(["Strip the forms", "Pour the slab"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Strip the forms: no updates");
});

it("keeps a tick without a signal until it arrives, and takes one back that the server refuses", async () => {
  open();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await tick("Strip the forms");
  await wait(6000);
  expect(sent).toHaveLength(1);
  expect(done()).toEqual(["Strip the forms", "Pour the slab"]);
  answer = (path) => Promise.resolve(Response.json(completed(path)));
  await wait(2000);
  expect(sent).toHaveLength(2);
  expect(outboxState().items).toEqual([]);
  expect(done()).toEqual(["Strip the forms", "Pour the slab"]);

  const refusal = { code: "not_found", message: "That is not yours." };
  answer = () => Promise.resolve(Response.json(refusal, { status: 404 }));
  await tick("Backfill");
  await wait(6000);
  expect(currentToasts()[0]).toMatchObject({
    title: "Failed to complete subtask",
    description: "That is not yours. It stays in the list of what waits.",
  });
  expect(box("Backfill").getAttribute("aria-checked")).toBe("false");
});
