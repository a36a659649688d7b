import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { discard } from "./discard-button";
import { editDraft } from "./edit-item";
import { readDraft } from "@/components/form/draft-store";
import SignOutDialog from "@/components/outbox/unsent/sign-out-dialog";
import { WaitingList } from "@/components/outbox/waiting/waiting-list";
import { closeOutbox, openOutbox, outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { startPageSession } from "@/lib/browser/page/page-session";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const t = en.outbox;
let sent: string[] = [];
let answer: () => Promise<Response>;
let leave: () => void;

const noSignal = () => Promise.reject(new TypeError("Failed to fetch"));
const posted = () => Promise.resolve(Response.json({ id: "u1" }, { status: 201 }));
/** Until when the item is not sent. */
const hold = () => outboxState().items[0]?.heldUntil;
const held = () => waitFor(() => expect(hold()).toBeGreaterThan(Date.now() + 60_000));
const row = () => screen.getByRole("button", { name: /Beam is in/ });
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: t.textLabel });
const signal = async () => {
  answer = posted;
  await act(async () => (await openOutbox()).add(draftOf("Another site", "Later")));
};

const draftOf = (project: string, text: string) => ({
  kind: "update" as const,
  content: { text, taskId: null, subtaskId: null },
  written: { projectId: project, projectName: project, placeName: null },
});

const show = () => renderInPage(<WaitingList />);

beforeEach(async () => {
  [sent, answer] = [[], noSignal];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    sent.push((JSON.parse(body as string) as { content: string }).content);
    return answer();
  });
  leave = startPageSession({ id: "mateo", name: "Mateo Rivas" });
  await (await outboxOf("mateo")).add(draftOf("Harlow Street", "Beam is in"));
  await waitFor(() => expect(outboxState().items[0]?.attempts).toBe(1));
  show();
  fireEvent.click(row());
  fireEvent.click(screen.getByRole("button", { name: t.edit }));
  fireEvent.change(field(), { target: { value: "Beam is in, but twisted" } });
});

afterEach(async () => {
  // Releases the item, which is written before what follows.
  cleanup();
  sessionStorage.clear();
  const outbox = await outboxOf("mateo");
  for (const item of outboxState().items) await discard(item);
  await outbox.retry();
  closeOutbox();
  // Behind what closing writes, which would outlive the test.
  await outbox.refresh();
  leave();
});

it("waits for what is being typed: a signal sends it once it is saved, with the new words", async () => {
  await held();
  await signal();
  await waitFor(() => expect(sent).toEqual(["Beam is in", "Later"]));
  expect(field().value).toBe("Beam is in, but twisted");
  fireEvent.click(screen.getByRole("button", { name: t.save }));
  await waitFor(() => expect(sent).toEqual(["Beam is in", "Later", "Beam is in, but twisted"]));
  await waitFor(() => expect(outboxState().items).toEqual([]));
});

it("is sent as it was once the editor is closed", async () => {
  await held();
  answer = posted;
  fireEvent.click(screen.getByRole("button", { name: t.cancel }));
  await waitFor(() => expect(sent).toEqual(["Beam is in", "Beam is in"]));
});

it("keeps what is being typed when it is refused meanwhile", async () => {
  await held();
  answer = () => Promise.resolve(Response.json({ code: "forbidden", message: "No." }, { status: 403 }));
  await act(async () => (await openOutbox()).retry());
  await waitFor(() => expect(outboxState().items[0]?.refusal).not.toBeNull());
  expect(field().value).toBe("Beam is in, but twisted");
});

it("leaves what is being typed to copy when it is sent all the same", async () => {
  await held();
  answer = posted;
  await act(async () => (await openOutbox()).retry());
  await waitFor(() => expect(outboxState().items).toEqual([]));
  expect(await screen.findByDisplayValue("Beam is in, but twisted")).toBeDefined();
  expect(screen.getByText(t.lostEdit)).toBeDefined();
  expect(field().readOnly).toBe(true);
  expect(screen.getByRole("button", { name: t.copy })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: t.discard }));
  const question = await screen.findByRole("alertdialog");
  fireEvent.click(within(question).getByRole("button", { name: t.discard }));
  expect(screen.queryByDisplayValue("Beam is in, but twisted")).toBeNull();
});

it.each([
  ["its header is pressed", () => fireEvent.click(row())],
  ["the list is closed", cleanup],
])("keeps what is being typed, and waits for it, when %s", async (_, leaveEditor) => {
  await held();
  leaveEditor();
  await signal();
  await waitFor(() => expect(sent).toEqual(["Beam is in", "Later"]));
  expect(hold()).toBeGreaterThan(Date.now());
  cleanup();
  show();
  fireEvent.click(row());
  fireEvent.click(row());
  expect(field().value).toBe("Beam is in, but twisted");
});

it("is tried again when it would have been, once an editor is closed in which nothing was typed", async () => {
  await held();
  const { retryAt } = outboxState().items[0] ?? {};
  fireEvent.change(field(), { target: { value: "Beam is in" } });
  fireEvent.click(row());
  await waitFor(() => expect(hold()).toBe(0));
  expect(outboxState().items[0]).toMatchObject({ retryAt });
});

it("is not sent while it is edited when an attempt fails meanwhile", async () => {
  await held();
  const failed = Promise.withResolvers<Response>();
  const [item] = outboxState().items;
  answer = () => failed.promise;
  const attempt = openOutbox().then((outbox) => outbox.retry(item?.key));
  await waitFor(() => expect(sent).toHaveLength(2));
  cleanup();
  show();
  await held();
  failed.reject(new TypeError("Failed to fetch"));
  await act(() => attempt);
  expect(outboxState().items[0]?.attempts).toBe(2);
  expect(hold()).toBeGreaterThan(Date.now() + 60_000);
});

it("keeps what is being typed, and says so, when the phone cannot store it", async () => {
  await held();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  fireEvent.click(screen.getByRole("button", { name: t.save }));
  expect((await screen.findByRole("alert")).textContent).toBe(t.notSaved);
  expect(field().value).toBe("Beam is in, but twisted");
  put.mockRestore();
  fireEvent.click(screen.getByRole("button", { name: t.save }));
  await waitFor(() =>
    expect(outboxState().items[0]).toMatchObject({ content: { text: "Beam is in, but twisted" } }),
  );
});

it("keeps what is being typed when the item has gone before it is saved", async () => {
  await held();
  const outbox = await openOutbox();
  const [item] = outboxState().items;
  await act(async () => {
    const gone = outbox.discard(item?.key ?? "");
    fireEvent.click(screen.getByRole("button", { name: t.save }));
    await gone;
  });
  expect(await screen.findByText(t.lostEdit)).toBeDefined();
  expect(field().value).toBe("Beam is in, but twisted");
});

it("edits what was written before the outbox was open, whose id is another since", async () => {
  const outbox = await openOutbox();
  const early = { ...outboxState().items[0], id: -1, key: "early" };
  localStorage.setItem("outbox:mateo", JSON.stringify([early]));
  await outbox.moveEarlyItems();
  expect(await outbox.edit("early", "Changed")).toBe(true);
  expect(outboxState().items[1]).toMatchObject({ key: "early", content: { text: "Changed" } });
  expect(await outbox.edit("sent", "Changed")).toBe(false);
});

it("forgets what was being typed once the person discards the item on signing out", async () => {
  await held();
  const [item] = outboxState().items;
  const discarded = Promise.withResolvers<boolean>();
  renderInPage(<SignOutDialog onAnswer={discarded.resolve} />);
  fireEvent.click(screen.getByRole("button", { name: t.signOut.discard }));
  expect(await act(() => discarded.promise)).toBe(true);
  expect(readDraft(editDraft("mateo", item?.key))).toBeNull();
  expect(screen.queryByText(t.lostEdit)).toBeNull();
});
