import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { MessageRow } from "./message-row";
import { renderInPage } from "@/sandbox/checks/in-page";
import { message } from "@/sandbox/fixtures/cache/cached-rows";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { NoServiceAt } from "@/components/updates/voice/without-words";
import type { UpdatePermission } from "@/lib/access/policy";
import { AUDIO_MESSAGE } from "@/lib/recordings/shared/voice-words";
import type { ChatMessageView } from "@/lib/chat/view";
import * as messages from "@/messages/en";

interface Reading {
  /** The message at which its list says that there is no service. */
  noServiceAt?: string;
  updatePermission?: UpdatePermission;
}

function show(shown: object[], { noServiceAt, updatePermission = "all_contributors" }: Reading = {}) {
  const project = { id: "p", members: [], office: [], updatePermission };
  const viewer = { id: "rosa", name: "Rosa Ortiz", level: "owner" };
  const workspace = { project, viewer } as unknown as Workspace;
  renderInPage(
    <WorkspaceContext value={workspace}>
      <NoServiceAt value={noServiceAt ?? null}>
        {shown.map((one, at) => (
          <MessageRow key={at} message={one as ChatMessageView} channelName="Team" />
        ))}
      </NoServiceAt>
    </WorkspaceContext>,
  );
}

const author = { name: "June Park", role: "worker" };

it.each([
  ["2026-11-20T09:10:00.000Z", null, "9:10 AM"],
  ["2026-11-20T09:10:00.000Z", "2026-11-20T07:30:00.000Z", "7:30 AM"],
  ["2026-11-20T09:10:00.000Z", "2026-11-19T17:05:00.000Z", "Nov 19 5:05 PM"],
])("received at %s, written at %s: %s", (createdAt, capturedAt, label) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
  show([message("Done.", { author, photos: [], createdAt, capturedAt, audioUrl: null, language: "en" })]);
  expect(screen.getByText(label)).toBeTruthy();
});

it.each([
  ["all_contributors", null, 1],
  ["all_contributors", "rosa", 0],
  ["owner_admin", null, 0],
] as const)(
  "can be asked as a question where updates are posted by %s, unless it is private (to %s): %i",
  (updatePermission, recipientId, buttons) => {
    const text = { author, photos: [], capturedAt: null, audioUrl: null, language: "en", recipientId };
    show([message("Which bolts?", { ...text, createdAt: "2026-11-20T09:10:00.000Z" })], { updatePermission });
    expect(screen.queryAllByRole("button", { name: /^Options/ })).toHaveLength(buttons);
  },
);

it("says that the photo of a message without words was deleted", () => {
  const wordless = { author, content: "", capturedAt: null, audioUrl: null, language: null };
  show([message("m1", { ...wordless, photos: [], createdAt: "2026-11-20T09:10:00.000Z" })]);
  expect(screen.getByText(messages.photos.deleted)).toBeTruthy();
});

const RECORDED = {
  author,
  photos: [],
  createdAt: "2026-11-20T09:10:00.000Z",
  capturedAt: null,
  content: AUDIO_MESSAGE,
  audioDurationMs: 7000,
  audioPeaks: [1, 2, 3],
  transcript: null,
};

it.each([
  ["failed", 1],
  ["unheard", 1],
  ["pending", 0],
] as const)("the author has a recording that is %s transcribed again: %i", async (audioState, buttons) => {
  const fetched = vi.fn<(path: string) => Promise<Response>>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", fetched);
  show([message("m1", { ...RECORDED, authorId: "rosa", audioUrl: "/api/audio/m1", audioState })]);
  const found = screen.queryAllByRole("button", { name: messages.voice.tryAgain });
  expect(found).toHaveLength(buttons);
  for (const button of found) {
    fireEvent.click(button);
    await waitFor(() => expect(fetched.mock.calls[0]?.[0]).toBe("/api/messages/m1/transcribe-again"));
  }
});

it("of recordings that no service wrote down, one says so, and all show their waveform", () => {
  const recorded = (id: string) =>
    message(id, { ...RECORDED, audioUrl: `/api/audio/${id}`, audioState: "off" });
  show([recorded("m1"), recorded("m2")], { noServiceAt: "m2" });
  const note = screen.getByText(messages.voice.noService.title);
  expect(screen.getAllByRole("listitem")[1]?.contains(note)).toBe(true);
  expect(screen.getAllByRole("slider")).toHaveLength(2);
});

it.each([
  ["Faltan tres cajas. Traigan la escalera.", 1],
  ["Faltan tres cajas. Traigan…", 1],
  ["Look here", 2],
])(
  "of a recording with line breaks in its words, whose content is %j, %i texts are shown",
  (content, texts) => {
    const heard = {
      audioState: "done",
      transcript: "Faltan tres cajas.\nTraigan la escalera.",
      language: "en",
    };
    show([message("m1", { ...RECORDED, audioUrl: "/api/audio/m1", ...heard, content })]);
    expect(screen.queryAllByText(/Faltan|Look/)).toHaveLength(texts);
  },
);
