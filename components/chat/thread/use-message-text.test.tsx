import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { useMessageText } from "./use-message-text";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { ReaderContext } from "@/components/providers/reader-context";
import type { ChatMessageView } from "@/lib/chat/view";
import * as es from "@/messages/es";
import { InPage } from "@/sandbox/checks/in-page";
import { message } from "@/sandbox/fixtures/cache/cached-rows";
import { photoSamples } from "@/sandbox/fixtures/photo-sample";

const heard = { audioUrl: "/api/audio/1", transcript: "There is\nwater.", language: "en" };
const translation = { to: "es", from: "en", content: "Hay agua.", doubts: [] };

it.each([
  ["a text", { content: "Look", translation }, "Hay agua."],
  ["one's own text", { content: "Look", translation, authorId: "rosa" }, "Look"],
  ["what was said", { ...heard, content: "There is water.", translation }, "Hay agua."],
  ["what was typed beside it", { ...heard, content: "Look", translation }, "Look\n\nHay agua."],
  [
    "a recording that nobody has heard",
    { ...heard, transcript: null, content: "Audio message" },
    es.chat.voiceMessage,
  ],
  ["photos", { content: "", photos: photoSamples(2) }, "2 fotos"],
  ["its photo that was deleted", { content: "" }, es.photos.deleted],
])("a message is told by %s", (_, fields, text) => {
  const of = message("m1", { photos: [], audioUrl: null, transcript: null, language: "en", ...fields });
  const Told = () => useMessageText()(of as unknown as ChatMessageView);
  const workspace = { viewer: { id: "rosa" } } as unknown as Workspace;
  const { container } = render(
    <ReaderContext value={{ locale: "es", timeZone: "UTC", isKnown: true }}>
      <InPage locale="es">
        <WorkspaceContext value={workspace}>
          <Told />
        </WorkspaceContext>
      </InPage>
    </ReaderContext>,
  );
  expect(container.textContent).toBe(text);
});
