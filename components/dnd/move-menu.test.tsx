import { QueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import MoveMenu from "./move-menu";
import { ReaderContext } from "@/components/providers/reader-context";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { queryKeys } from "@/lib/shared/query-keys";
import type { UpdateView } from "@/lib/updates/view";
import { InPage } from "@/sandbox/checks/in-page";
import { photoSamples } from "@/sandbox/fixtures/photo-sample";
import { updateSample } from "@/sandbox/fixtures/update-sample";

const voice = { audioUrl: "/api/audio/1", language: "en" };
const translation = { to: "es", from: "en", content: "Hay agua.", doubts: [] };
const typed = { content: "Look", language: "en", translation: { ...translation, content: "Mira" } };

it.each([
  ["a text", { content: "There is water.", translation }, "Mateo Rivas: Hay agua."],
  [
    "what was said",
    { ...voice, content: "There is water.", transcript: "There is water.", translation },
    "Mateo Rivas: Hay agua.",
  ],
  [
    "what was typed beside it",
    { ...voice, content: "Look", transcript: "There is water.", translation },
    "Mateo Rivas: Look\n\nHay agua.",
  ],
  [
    "what was typed beside it, which is translated too",
    { ...voice, content: "Look", transcript: "There is water.", translation, typed },
    "Mateo Rivas: Mira\n\nHay agua.",
  ],
  [
    "what was typed beside what nobody has heard",
    { ...voice, language: null, content: "Look", typed },
    "Mateo Rivas: Mira",
  ],
  ["a recording that nobody has heard", { ...voice, content: "Audio update" }, "Mateo Rivas"],
  [
    "the reader's own text",
    { content: "There is water.", translation, authorId: "rosa" },
    "Mateo Rivas: There is water.",
  ],
  ["photos", { content: "", photos: photoSamples(2) as UpdateView["photos"] }, "Mateo Rivas: 2 fotos"],
])("says by %s in the reader's language which update is moved", (_, fields, says) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.tasks("p"), []);
  render(
    <ReaderContext value={{ locale: "es", timeZone: "UTC", isKnown: true }}>
      <InPage locale="es" client={client}>
        <WorkspaceContext value={{ viewer: { id: "rosa" } } as Workspace}>
          <MoveMenu update={updateSample(fields)} move={() => Promise.resolve()} onClose={() => undefined} />
        </WorkspaceContext>
      </InPage>
    </ReaderContext>,
  );
  const id = screen.getByRole("dialog").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe(says);
});
