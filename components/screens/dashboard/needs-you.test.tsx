import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NeedsYou } from "./needs-you";
import { queryKeys } from "@/lib/shared/query-keys";
import type { DueSubtaskView } from "@/lib/tasks/view";
import en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

const { dashboard } = en;

function due(n: number): DueSubtaskView {
  const names = { name: `Fasten bay ${n}`, taskName: "Framing", projectName: "Harbor Yard" };
  const place = { parentTaskId: "framing", projectId: "harbor", dueDate: "2026-11-01", asksPhoto: false };
  return { id: `bay-${n}`, language: "en", ...place, ...names };
}

async function show(count: number): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.openQuestions(), []);
  client.setQueryData(queryKeys.ownInvitations(), []);
  client.setQueryData(queryKeys.businesses(), []);
  client.setQueryData(queryKeys.projects(), []);
  client.setQueryData(
    queryKeys.dueSubtasks(),
    Array.from({ length: count }, (_, n) => due(n)),
  );
  render(
    <InPage client={client}>
      <NeedsYou userId="rosa" hasConsent />
    </InPage>,
  );
  await screen.findByText("Fasten bay 0");
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
