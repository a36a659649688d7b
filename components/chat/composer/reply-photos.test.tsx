import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChatComposer } from "./chat-composer";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import CommentBox from "@/components/updates/comments/comment-box";
import { closeOutbox, outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import type { Shrunk } from "@/lib/browser/photos/shrink";
import { REPLY_PHOTOS } from "@/lib/photos/limits";
import type { UpdateView } from "@/lib/updates/view";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const shrink = vi.hoisted(() => vi.fn<() => Promise<Shrunk>>());
vi.mock("@/lib/browser/photos/shrinker", () => ({ shrink }));

const { camera, chat, updates } = messages;
const viewer = { id: "mateo", name: "Mateo Rivas" };
const update = { id: "u1", taskId: "t1", subtaskId: null, taskName: "Framing" } as UpdateView;
const onClose = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  // Posting does not wait for it.
  shrink.mockReset().mockReturnValue(new Promise(() => undefined));
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(async () => {
  const outbox = await outboxOf("mateo");
  for (const { key } of outboxState().items) await outbox.discard(key);
  closeOutbox();
});

describe.each([
  {
    kind: "comment",
    reply: <CommentBox update={update} viewer={viewer as never} onClose={onClose} />,
    post: updates.addComment,
    content: { text: "", updateId: "u1" },
  },
  {
    kind: "message",
    reply: (
      <ChatComposer
        withId={null}
        name="Team"
        isFormer={false}
        field={createRef()}
        onPosted={() => undefined}
      />
    ),
    post: chat.send,
    content: { text: "", recipientId: null },
  },
])("the photos of a $kind", ({ kind, reply, post, content }) => {
  function open() {
    const workspace = { project: { id: "p", name: "Harlow Street" }, viewer } as Workspace;
    renderInPage(<WorkspaceContext value={workspace}>{reply}</WorkspaceContext>);
  }
  const pictures = (count: number) =>
    Array.from({ length: count }, (_, at) => new File(["x"], `${String(at)}.jpg`, { type: "image/jpeg" }));
  const choose = (files: File[], from = camera.take) =>
    fireEvent.change(screen.getAllByLabelText(from, { selector: "input" })[0]!, { target: { files } });
  const removes = () => screen.queryAllByRole("button", { name: /^Remove photo/ });

  it("are posted in their order without a word, without waiting until they are shrunk", async () => {
    open();
    choose(pictures(2));
    choose(pictures(1), camera.choose);
    await waitFor(() => expect(removes()).toHaveLength(3));
    fireEvent.click(screen.getByRole("button", { name: post }));
    await waitFor(() =>
      expect(outboxState().items).toMatchObject([
        { kind, content, photos: [expect.any(String), expect.any(String), expect.any(String)] },
      ]),
    );
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it("are pasted too, and are at most four", async () => {
    open();
    fireEvent.paste(screen.getByRole("textbox"), { clipboardData: { files: pictures(REPLY_PHOTOS + 1) } });
    await waitFor(() => expect(removes()).toHaveLength(REPLY_PHOTOS));
    expect(screen.getByRole("alert").textContent).toBe("Up to 4 photos fit here. The others were left out.");
  });
});
