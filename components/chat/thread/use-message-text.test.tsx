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
const typed = { content: "Look", language: "en", translation: { ...translation, content: "Mira" } };

it.each([
  ["a text", { content: "Look", translation }, "Hay agua.", "es"],
  ["one's own text", { content: "Look", translation, authorId: "rosa" }, "Look", "en"],
  ["what was said", { ...heard, content: "There is water.", translation }, "Hay agua.", "es"],
  ["what was typed beside it", { ...heard, content: "Look", translation }, "Look\n\nHay agua.", "es"],
  [
    "what was typed beside it, which is translated too",
    { ...heard, content: "Look", translation, typed },
    "Mira\n\nHay agua.",
    "es",
  ],
  [
    "a recording that nobody has heard",
    { ...heard, transcript: null, content: "Audio message" },
    es.chat.voiceMessage,
    undefined,
  ],
  ["photos", { content: "", photos: photoSamples(2) }, "2 fotos", undefined],
  ["its photo that was deleted", { content: "" }, es.photos.deleted, undefined],
])("a message is told by %s", (_, fields, text, lang) => {
  const of = message("m1", { photos: [], audioUrl: null, transcript: null, language: "en", ...fields });
  let told: unknown;
  const Told = () => {
    told = useMessageText()(of as unknown as ChatMessageView);
    return null;
  };
  const workspace = { viewer: { id: "rosa" } } as unknown as Workspace;
  render(
    <ReaderContext value={{ locale: "es", timeZone: "UTC", isKnown: true }}>
      <InPage locale="es">
        <WorkspaceContext value={workspace}>
          <Told />
        </WorkspaceContext>
      </InPage>
    </ReaderContext>,
  );
  expect(told).toEqual({ text, lang });
});
