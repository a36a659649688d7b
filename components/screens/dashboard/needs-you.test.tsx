import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { NeedsYou } from "./needs-you";
import { outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { queryKeys } from "@/lib/shared/query-keys";
import type { DueSubtaskView } from "@/lib/tasks/view";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

// It has its own tests, and goes on for a while after it is closed.
vi.mock("@/components/recorder/recorder-sheet", () => ({ default: () => <div role="dialog" /> }));

const { dashboard } = en;

function due(n: number): DueSubtaskView {
  const names = { name: `Fasten bay ${n}`, taskName: "Framing", projectName: "Harbor Yard" };
  const place = { parentTaskId: "framing", projectId: "harbor", dueDate: "2026-11-01", asksPhoto: false };
  return { id: `bay-${n}`, language: "en", ...place, ...names };
}

async function show(count: number): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.openQuestions(), []);
  client.setQueryData(queryKeys.ownInvitations(), []);
  client.setQueryData(queryKeys.businesses(), []);
  client.setQueryData(queryKeys.projects(), []);
  client.setQueryData(
    queryKeys.dueSubtasks(),
    Array.from({ length: count }, (_, n) => due(n)),
  );
  renderInPage(<NeedsYou userId="rosa" hasConsent />, { client });
  await screen.findByText("Fasten bay 0");
  return client;
}

const bays = () => screen.getAllByText(/^Fasten bay/).length;

test("of much that is due the first five are shown, and all by a press that keeps its place", async () => {
  await show(12);
  expect(screen.getByRole("heading").textContent).toBe(`${dashboard.needsYou}12`);
  expect(bays()).toBe(5);
  const all = screen.getByRole("button", { name: "Show all 12" });
  fireEvent.click(all);
  expect(bays()).toBe(12);
  expect(screen.getByRole("button", { name: dashboard.showFewer, expanded: true })).toBe(all);
  fireEvent.click(all);
  expect(bays()).toBe(5);
});

test("five are all", async () => {
  await show(5);
  expect(bays()).toBe(5);
  expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
});

test("a tick is heard with the name that the reader reads", async () => {
  const client = await show(1);
  const translation = { to: "en", from: "es", content: "Fasten bay 9", description: null, doubts: [] };
  await act(() => client.setQueryData(queryKeys.dueSubtasks(), [{ ...due(0), language: "es", translation }]));
  fireEvent.click(await screen.findByRole("checkbox", { name: "Complete Fasten bay 9" }));
  await screen.findByText(/^Fasten bay 9 is completed/);
  const outbox = await outboxOf("rosa");
  for (const { key } of outboxState().items) await act(() => outbox.discard(key));
});

async function answering() {
  const client = await show(1);
  const question = {
    id: "q",
    asker: { name: "Dale Brandt", role: "admin" },
    projectId: "harbor",
    projectName: "Harbor Yard",
    updateId: "u",
    content: "Which bay first?",
    language: "en",
    createdAt: "2026-11-20T15:00:00Z",
  };
  const ask = (questions: object[]) => act(() => client.setQueryData(queryKeys.openQuestions(), questions));
  await ask([question]);
  fireEvent.click(await screen.findByRole("button", { name: "Answer Dale Brandt" }));
  const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: en.asking.yourAnswer });
  await field();
  return { field, overtake: () => ask([]) };
}

test("an answer that is being typed stays when somebody else answers, to be copied or discarded", async () => {
  const { field, overtake } = await answering();
  fireEvent.change(await field(), { target: { value: "Bay 3, it is" } });
  await overtake();
  await screen.findByText(en.asking.overtaken);
  expect((await field()).value).toBe("Bay 3, it is");
  fireEvent.click(screen.getByRole("button", { name: en.common.discardDraft }));
  await waitFor(() => expect(screen.queryByText(/Which bay first/)).toBeNull());
});

test("an answer that is being spoken goes on when somebody else answers", async () => {
  const { overtake } = await answering();
  fireEvent.click(screen.getByRole("button", { name: en.recorder.words.answer }));
  const recorder = await screen.findByRole("dialog");
  await overtake();
  await waitFor(() =>
    expect(screen.queryByRole("textbox", { name: en.asking.yourAnswer, hidden: true })).toBeNull(),
  );
  expect(recorder.isConnected).toBe(true);
});

test("an answer that was not begun goes with its question", async () => {
  const { overtake } = await answering();
  await overtake();
  await waitFor(() => expect(screen.queryByText(/Which bay first/)).toBeNull());
});

test.each([
  [{ content: "Audio update" }, "“a recording”"],
  [
    { content: "Which bolts?", typed: { content: "Look at the photo", language: "en" } },
    "“Look at the photo\n\nWhich bolts?”",
  ],
])("a question that was recorded, %j, is quoted as %s", async (recorded, quote) => {
  const client = await show(1);
  const asked = {
    id: "q",
    asker: { name: "Dale Brandt", role: "admin" },
    projectId: "harbor",
    updateId: "u",
  };
  const at = { projectName: "Harbor Yard", language: null, createdAt: "2026-11-20T15:00:00Z" };
  await act(() => client.setQueryData(queryKeys.openQuestions(), [{ ...asked, ...at, ...recorded }]));
  const button = await screen.findByRole("button", { name: "Answer Dale Brandt" });
  expect(button.closest("li")?.querySelector("p")?.textContent).toBe(quote);
});
