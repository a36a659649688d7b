import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ComposerDock } from "./composer-dock";
import { usePostUpdate } from "./use-post-update";
import { draftName, readDraft, writeDraft } from "@/components/form/draft-store";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { closeOutbox, outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import type { TaskView } from "@/lib/tasks/view";
import * as messages from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";
import { hydratePage, servePage } from "@/sandbox/fixtures/served-page";

const recorderFetched = vi.hoisted(() => vi.fn());
vi.mock("@/components/recorder/recorder-sheet", (load) => {
  recorderFetched();
  return load();
});

const NO_TASKS: TaskView[] = [];
const NOBODY: unknown[] = [];
const FRAMING = { id: "t", name: "Framing", isOpen: true, isCompleted: false, subtaskCount: 0 } as TaskView;
let lastProject = 0;
const calls: { path: string; body: unknown; key: string | null; user: string | null }[] = [];
let answers: (() => Promise<Response>)[] = [];

const noSignal = () => Promise.reject(new TypeError("Failed to fetch"));
const refused = () =>
  Promise.resolve(
    Response.json({ code: "forbidden", message: "You do not have permission to do this." }, { status: 403 }),
  );
const posted = () => Promise.resolve(Response.json({ id: "u1" }, { status: 201 }));

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

beforeEach(() => {
  calls.length = 0;
  answers = [];
  sessionStorage.clear();
  lastProject += 1;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const call = { key: headers.get("idempotency-key"), user: headers.get("x-user-id") };
    calls.push({ path, body: JSON.parse(init.body as string), ...call });
    return answers.shift()?.() ?? noSignal();
  });
});
afterEach(async () => {
  const outbox = await outboxOf("mateo");
  for (const { key } of outboxState().items) await outbox.discard(key);
  closeOutbox();
});

function Dock({ tasks, folder }: { tasks: TaskView[]; folder: string }) {
  const project = { id: `project-${lastProject}`, name: "Harlow Street" };
  const opened = { tasks, folder, subtask: null, openFolder: () => undefined };
  return <ComposerDock composer={usePostUpdate({ project, userId: "mateo", ...opened })} />;
}

function page(tasks = NO_TASKS, folder = "unassigned") {
  const workspace = {
    project: { id: `project-${lastProject}`, name: "Harlow Street", members: NOBODY, office: NOBODY },
    viewer: { id: "mateo", hasRecordingConsent: false },
  } as unknown as Workspace;
  return (
    <InPage>
      <WorkspaceContext value={workspace}>
        <Dock tasks={tasks} folder={folder} />
      </WorkspaceContext>
    </InPage>
  );
}

const open = (tasks = NO_TASKS, folder = "unassigned") => render(page(tasks, folder));

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your update" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const emptied = () => waitFor(() => expect(field().value).toBe(""));
const waiting = () => outboxState().items.map(({ content }) => (content as { text: string }).text);

it("fetches the recorder soon, however early the person types", async () => {
  vi.useFakeTimers();
  open();
  vi.advanceTimersByTime(1500);
  type("Forms");
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  await waitFor(() => expect(recorderFetched).toHaveBeenCalledOnce());
  type("");
});

it("gives the text to the outbox, which keeps it without a signal, and sends it once there is one", async () => {
  answers = [noSignal, posted];
  open();
  type("Forms are stripped. ");
  press("Post Update");
  await emptied();
  await waitFor(() => expect(outboxState().items[0]?.attempts).toBe(1));
  expect(waiting()).toEqual(["Forms are stripped."]);
  await (await outboxOf("mateo")).retry();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(calls).toMatchObject(Array(2).fill({ body: { content: "Forms are stripped." }, user: "mateo" }));
  expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

it("says so when the phone could not store it, and keeps the text over a reload", async () => {
  const outbox = await outboxOf("mateo");
  const add = vi.spyOn(outbox, "add").mockRejectedValue(new DOMException("", "QuotaExceededError"));
  const { unmount } = open();
  type("Concrete at 10:30");
  press("Post Update");
  await screen.findByText(messages.updates.unexpected);
  expect(sessionStorage.getItem(`draft:mateo:project:project-${lastProject}`)).toContain("Concrete at 10:30");
  unmount();
  add.mockRestore();
  open();
  expect(field().value).toBe("Concrete at 10:30");
  press("Post Update");
  await emptied();
});

it("keeps what the server refuses, and takes the next text as another one", async () => {
  answers = [refused, posted];
  open();
  for (const text of ["First", "Second"]) {
    type(text);
    press("Post Update");
    await emptied();
  }
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(waiting()).toEqual(["First"]));
  expect(outboxState().items[0]?.refusal).toMatchObject({ reason: "permission" });
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});

it("offers the microphone for blank text, and sends one update for two taps in one frame", async () => {
  answers = [posted, posted];
  open();
  type("  \n ");
  expect(screen.queryByRole("button", { name: "Post Update" })).toBeNull();
  expect(screen.getByRole("button", { name: "Record Audio Update" })).toBeTruthy();
  type("Once");
  const send = screen.getByRole("button", { name: "Post Update" });
  send.click();
  send.click();
  await emptied();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(calls.map(({ body }) => body)).toMatchObject([{ content: "Once" }]);
});

it("keeps the place of a draft over a reload, and asks for another once that is gone", async () => {
  const { unmount } = open([FRAMING], "t");
  type("Two ties are missing.");
  unmount();
  const next = open([FRAMING], "unassigned");
  expect(screen.getByRole("button", { name: "Goes to: Framing" })).toBeTruthy();
  next.unmount();

  open([], "unassigned");
  expect(screen.getByRole("alert").textContent).toBe(
    "“Framing” is gone. Your text is still here: choose where it goes.",
  );
  press("Post Update");
  expect(calls).toEqual([]);
  answers = [posted];
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "" } });
  press("Post Update");
  await emptied();
  await waitFor(() => expect(calls).toHaveLength(1));
});

it("asks all who manage the project once another place is chosen, which who was asked may not see", async () => {
  const name = draftName("mateo", "project", `project-${lastProject}`);
  const place = { taskId: "t", subtaskId: null, name: "Framing" };
  writeDraft(name, { text: "Which nails?", place, asks: { toId: "ana" } });
  open([FRAMING, { ...FRAMING, id: "w", name: "Walls" }], "t");
  press("Goes to: Framing");
  fireEvent.change(await screen.findByRole("combobox", { name: messages.updates.task }), {
    target: { value: "w" },
  });
  expect(readDraft(name)).toMatchObject({ place: { taskId: "w" }, asks: { toId: null } });
});

describe("before the page has hydrated", () => {
  const record = messages.recorder.record;
  const draft = () => readDraft(draftName("mateo", "project", `project-${lastProject}`));
  const keep = (text: string) =>
    writeDraft(draftName("mateo", "project", `project-${lastProject}`), {
      text,
      place: { taskId: null, subtaskId: null, name: "Unorganized Updates" },
    });
  /** What the browser does without React. */
  const typeEarly = (text: string) => {
    field().value = text;
  };
  /** An open recorder hides the field from roles. */
  const shown = () => screen.getByLabelText<HTMLTextAreaElement>("Your update").value;
  const served = () => servePage(page([FRAMING], "t"));
  const hydrate = (place: HTMLElement) => hydratePage(place, page([FRAMING], "t"));

  it("keeps what was typed, opens the recorder once for what was pressed, and posts each where it said", async () => {
    answers = [posted];
    const place = served();
    typeEarly("Texto muy tempr");
    press(record);
    press(record);
    expect(screen.queryByRole("dialog")).toBeNull();
    hydrate(place);
    expect(shown()).toBe("Texto muy tempr");
    expect(draft()).toMatchObject({
      text: "Texto muy tempr",
      place: { taskId: "t", subtaskId: null, name: "Framing" },
    });
    const sheet = await screen.findByRole("dialog", { name: "Harlow Street" });
    expect(sheet.textContent).toContain("Framing");
    fireEvent.click(within(sheet).getByRole("button", { name: messages.recorder.consent.decline }));
    expect(screen.queryByRole("dialog")).toBeNull();

    type("Texto muy temprano");
    press("Post Update");
    await emptied();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ content: "Texto muy temprano", taskId: "t" });
    place.remove();
  });

  it("adds it to a draft from before a reload, and records to the place that was shown", async () => {
    const place = served();
    typeEarly("Second line.");
    press(record);
    keep("First line.");
    hydrate(place);
    expect(shown()).toBe("First line.\nSecond line.");
    expect(draft()?.place).toMatchObject({ name: "Unorganized Updates" });
    const sheet = await screen.findByRole("dialog", { name: "Harlow Street" });
    expect(sheet.textContent).toContain("Framing");
    place.remove();
  });

  it.each([
    ["", "First line."],
    ["First line.", "First line."],
  ])("shows the draft once where %j is in the field", (typed, text) => {
    const place = served();
    typeEarly(typed);
    keep("First line.");
    hydrate(place);
    expect(shown()).toBe(text);
    expect(screen.queryByRole("dialog")).toBeNull();
    place.remove();
  });
});
