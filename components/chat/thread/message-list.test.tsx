import { expect, it, vi } from "vitest";
import { MessageList } from "./message-list";
import type { MessagesQuery } from "@/components/chat/use-chat";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { renderInPage } from "@/sandbox/checks/in-page";
import { list, message } from "@/sandbox/fixtures/cache/cached-rows";

const TEAM = { with: null, name: "Deck", role: null, unreadCount: 0, readSeq: 9, lastMessage: null };
const WORKSPACE = { project: { id: "p" }, viewer: { id: "rosa" } } as unknown as Workspace;
const IN_SPANISH = {
  content: "Ya quedó.",
  author: { name: "June" },
  audioUrl: null,
  photos: [],
  language: "es",
};

it("tells screen readers each message that arrives in its language, also with the words of the last one", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const withMessages = (...ids: string[]) => {
    const query = (items: object[]) => ({ data: list(...items) }) as unknown as MessagesQuery;
    return (
      <WorkspaceContext value={WORKSPACE}>
        <MessageList
          channel={TEAM}
          query={query([])}
          newest={query(ids.map((id) => message(id, IN_SPANISH)))}
          isPast={false}
          name="Deck"
          foundId={undefined}
          ends={0}
          onNewest={() => undefined}
          isCovered
        />
      </WorkspaceContext>
    );
  };
  const { container, rerender } = renderInPage(withMessages("1"));
  const said = () => container.querySelector("[aria-live=polite]")?.firstElementChild;
  rerender(withMessages("2", "1"));
  const first = said();
  expect([first?.textContent, first?.getAttribute("lang")]).toEqual(["June: Ya quedó.", "es"]);
  rerender(withMessages("3", "2", "1"));
  expect(said()?.textContent).toBe("June: Ya quedó.");
  expect(said()).not.toBe(first);
});
