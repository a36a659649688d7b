import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { use } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { DragContext } from "./drag-context";
import { MoveProvider } from "./move-provider";
import type { Move } from "./mover";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { queryKeys } from "@/lib/shared/query-keys";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { InPage } from "@/sandbox/checks/in-page";

const UPDATE = { id: "u", projectId: "p", taskId: "t", subtaskId: null } as UpdateView;

vi.mock("./move-menu", () => ({
  default: ({ update, move }: { update: UpdateView; move: Move }) => (
    <button onClick={() => void move(update, { kind: "unassigned" })}>Unassigned</button>
  ),
}));

let answer: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal("fetch", () => answer());
});

function Handle() {
  const dragging = use(DragContext);
  return <button onClick={() => dragging?.choosePlace(UPDATE)}>Move</button>;
}

const page = (locale: "en" | "es", client = new QueryClient()) => (
  <InPage locale={locale} client={client}>
    <MoveProvider projectId="p" enabled>
      <Handle />
    </MoveProvider>
  </InPage>
);

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const said = () => currentToasts()[0]?.title;

it("says what became of a move in the language that the reader switches to", async () => {
  answer = () => Promise.resolve(Response.json({ ...UPDATE, taskId: null }));
  const { rerender } = render(page("en"));
  await press("Move");
  await press("Unassigned");
  await waitFor(() => expect(said()).toBe(en.move.moved));
  rerender(page("es"));
  await press("Unassigned");
  await waitFor(() => expect(said()).toBe(es.move.moved));
  expect(currentToasts()[0]?.action?.label).toBe(es.move.undo);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await press("Unassigned");
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({ title: es.move.failed, description: es.move.noSignal }),
  );
});

it("reads the folders again after a refused move: somebody else may have moved the update", async () => {
  const client = new QueryClient();
  const queryKey = queryKeys.updatesIn("p", "task:elsewhere");
  client.setQueryData(queryKey, { pages: [], pageParams: [] });
  const isStale = () => client.getQueryState(queryKey)?.isInvalidated;
  answer = () => Promise.resolve(Response.json({ ...UPDATE, taskId: null }));
  render(page("en", client));
  await press("Move");
  await press("Unassigned");
  await waitFor(() => expect(said()).toBe(en.move.moved));
  expect(isStale()).toBe(false);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await press("Unassigned");
  await waitFor(() => expect(said()).toBe(en.move.failed));
  expect(isStale()).toBe(true);
});
