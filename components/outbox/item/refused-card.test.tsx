import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { applyOutboxEvent } from "@/components/outbox/outbox-runtime";
import { RefusedCard } from "./refused-card";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { outboxOf } from "@/lib/browser/outbox/client";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { outboxState } from "@/lib/browser/outbox/state";
import { startPageSession } from "@/lib/browser/page/page-session";
import * as messages from "@/messages/en";
import * as es from "@/messages/es";
import { renderInPage } from "@/sandbox/checks/in-page";
import { recordingOf } from "@/sandbox/fixtures/sound/recordings";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

const t = messages.outbox;
const item = {
  ...waiting({ content: { text: "", taskId: null, subtaskId: null } }),
  id: 1,
  refusal: { reason: "file", message: "unsupported" } as const,
  files: [
    {
      kind: "audio" as const,
      size: 3,
      contentType: "audio/webm",
      sha256: "",
      firstPart: 0,
      measured: { durationMs: 4000 },
    },
  ],
};

function show(shown: OutboxItem, locale: "en" | "es"): void {
  renderInPage(<RefusedCard item={shown} />, { locale });
}

/** A browser that can decode no file. */
class FakeDecoder {
  decodeAudioData = () => Promise.reject(new Error("cannot decode"));
}

it("says that a recording could not be uploaded, and the ways out", () => {
  show(item, "en");
  expect(screen.getByText("Failed to upload audio")).toBeDefined();
  for (const name of [t.retry, t.saveFile, t.discard])
    expect(screen.getByRole("button", { name })).toBeDefined();
});

it.each([
  ["refuses", { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) }],
  ["has no clipboard for this address", undefined],
])("says that a text was not copied where the browser %s, before it is discarded", async (_, clipboard) => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  const content = { text: "Wall poured", taskId: null, subtaskId: null };
  show({ ...item, refusal: null, files: [], content }, "en");
  fireEvent.click(screen.getByRole("button", { name: t.copy }));
  expect(await screen.findByRole("button", { name: messages.common.notCopied })).toBeDefined();
  const description = messages.common.notCopiedHint;
  expect(currentToasts()).toMatchObject([{ description, variant: "destructive" }]);
});

describe("a file that is none that is taken", () => {
  const final = {
    ...item,
    userId: "mateo",
    refusal: { reason: "notAudio", message: "", found: "amr" } as const,
  };

  it.each([
    ["en", messages, "It is an AMR recording. You can choose MP3, WAV, M4A, MP4, 3GP, Ogg or WebM."],
    ["es", es, "Es una grabación AMR. Puedes elegir MP3, WAV, M4A, MP4, 3GP, Ogg o WebM."],
  ] as const)(
    "says in %s what it is and what is taken, and offers another one, not the same again",
    (locale, texts, sentence) => {
      show(final, locale);
      expect(screen.getByText(sentence)).toBeDefined();
      expect(screen.getByRole("button", { name: texts.recorder.chooseAnother })).toBeDefined();
      expect(screen.queryByRole("button", { name: texts.outbox.retry })).toBeNull();
      expect(screen.queryByRole("button", { name: /Voice note|Nota de voz/ })).toBeNull();
    },
  );

  it("posts the other file to where the refused one was to go, and refuses a second that is not taken", async () => {
    vi.stubGlobal("OfflineAudioContext", FakeDecoder);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const leave = startPageSession({ id: "mateo", name: "Mateo Rivas" });
    const outbox = await outboxOf("mateo");
    const { files: _files, key: _key, ...draft } = final;
    const refused = await outbox.add({
      ...draft,
      kind: "update",
      content: { text: "Wall", taskId: "t1", subtaskId: null },
    });
    show({ ...final, ...refused, refusal: final.refusal }, "en");
    const field = screen.getByLabelText(messages.recorder.chooseAnother, { selector: "input" });
    fireEvent.change(field, { target: { files: [new File(["%PDF-1.7"], "plan.pdf")] } });
    await waitFor(() =>
      expect(currentToasts().map(({ description }) => description)).toContain(
        "It is a PDF. You can choose MP3, WAV, M4A, MP4, 3GP, Ogg or WebM.",
      ),
    );
    expect(outboxState().items.map(({ id }) => id)).toEqual([refused.id]);
    fireEvent.change(field, { target: { files: [new File([recordingOf("wav")], "memo")] } });
    await waitFor(() =>
      expect(outboxState().items).toMatchObject([
        { content: { text: "Wall", taskId: "t1" }, files: [{ contentType: "audio/wav" }] },
      ]),
    );
    leave();
  });
});

it("says the same when it happens", () => {
  applyOutboxEvent(
    { is: "refused", item },
    {
      t: ((key: "states.refusedFile") => ({ "states.refusedFile": t.states.refusedFile })[key]) as never,
      applyEvent: () => undefined,
      textOf: () => "",
    },
  );
  expect(currentToasts().map(({ title }) => title)).toEqual(["Failed to upload audio"]);
});
