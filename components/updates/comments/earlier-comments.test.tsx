import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { Comments } from "./comments";
import { useUpdates } from "@/components/project-model/use-updates";
import type { Viewer } from "@/components/project-model/workspace";
import { queryKeys } from "@/lib/shared/query-keys";
import type { CommentView, UpdateView } from "@/lib/updates/view";
import { renderInPage } from "@/sandbox/checks/in-page";

const comment = (at: number): CommentView => ({
  id: `c${at}`,
  updateId: "u",
  authorId: "mateo",
  content: `Comment ${at}`,
  createdAt: `2026-11-01T10:0${at}:00.000Z`,
  author: { name: "Mateo Rivas", role: "worker" },
  withdrawnAt: null,
  photos: [],
  withdrawnBy: null,
});

function Thread({ isFolded = false }: { isFolded?: boolean }) {
  const update = useUpdates("p", { kind: "unassigned" }).data?.pages[0]?.items[0];
  return update && <Comments update={update} viewer={{ id: "rosa" } as Viewer} isFolded={isFolded} />;
}

function renderThread(thread: ReactNode, comments: CommentView[], commentCount: number): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const update = { id: "u", projectId: "p", createdAt: "2026-11-01T09:00:00.000Z" } as UpdateView;
  client.setQueryData(queryKeys.updatesIn("p", "unassigned"), {
    pages: [{ items: [{ ...update, comments, commentCount }], next: null }],
    pageParams: [null],
  });
  renderInPage(thread, { client });
}

const texts = () => screen.queryAllByText(/^Comment \d$/).map(({ textContent }) => textContent);

it("shows the last two comments, and the earlier ones in place on a press, loading them where needed", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json([2, 1].map(comment)));
  });
  renderThread(<Thread />, [3, 4, 5].map(comment), 5);
  expect(texts()).toEqual(["Comment 4", "Comment 5"]);
  fireEvent.click(screen.getByRole("button", { name: "3 earlier" }));
  expect(texts()).toEqual(["Comment 3", "Comment 4", "Comment 5"]);
  expect(asked).toEqual([]);

  const more = screen.getByRole("button", { name: "2 earlier" });
  more.focus();
  fireEvent.click(more);
  await screen.findByText("Comment 1");
  expect(asked).toEqual(["/api/updates/u/comments?limit=50&before=c3"]);
  expect(texts()).toEqual([1, 2, 3, 4, 5].map((at) => `Comment ${at}`));
  expect(screen.queryByRole("button", { name: /earlier/ })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

it("shows only their number where they are folded, and unfolds them step by step", () => {
  renderThread(<Thread isFolded />, [1, 2, 3].map(comment), 3);
  expect(texts()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "3 comments" }));
  expect(texts()).toEqual(["Comment 2", "Comment 3"]);
  const earlier = screen.getByRole("button", { name: "1 earlier" });
  earlier.focus();
  fireEvent.click(earlier);
  expect(texts()).toEqual(["Comment 1", "Comment 2", "Comment 3"]);
  expect(document.activeElement).not.toBe(document.body);
});
