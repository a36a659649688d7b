import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { PromptField } from "./prompt-field";
import { apiPath } from "@/lib/shared/paths/api-path";
import { PART_BYTES } from "@/lib/uploads/limits";
import * as en from "@/messages/en";
import { InPage, renderInPage } from "@/sandbox/checks/in-page";

const SHORT = new File(["spoken"], "prompt.webm", { type: "audio/webm" });
/** The calls that upload one of a single part. */
const UPLOAD = [
  apiPath("uploads"),
  apiPath("uploads", "up1", "parts", 0),
  apiPath("uploads", "up1", "complete"),
];

/** What the recorder makes. */
let recording = SHORT;

vi.mock("@/components/recorder/recorder-sheet", () => ({
  default: ({
    onPost,
    onClose,
  }: {
    onPost: (take: { file: File }) => Promise<void>;
    onClose: () => void;
  }) => (
    <button
      onClick={() => {
        void onPost({ file: recording }).then(onClose);
      }}
    >
      Use it
    </button>
  ),
}));

vi.mock("@/lib/browser/outbox/send/put-part", () => ({
  putPart: (path: string, bytes: ArrayBuffer) => fetch(path, { body: bytes }),
}));

/** The paths whose next call fails. */
let failing: string[] = [];
let calls: string[] = [];
/** How they fail. */
let code = "internal";

beforeEach(() => {
  [failing, calls, code, recording] = [[], [], "internal", SHORT];
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(path);
    if (failing.includes(path)) {
      failing = failing.filter((one) => one !== path);
      return Promise.resolve(Response.json({ code, message: "Broken" }, { status: 500 }));
    }
    return Promise.resolve(Response.json({ id: "up1", audioUrl: "/a", transcript: " A deck. " }));
  });
});

function Kickoff() {
  const [prompt, setPrompt] = useState("");
  return (
    <PromptField
      reader={{ userId: "rosa", hasRecordingConsent: true } as never}
      value={prompt}
      error={undefined}
      onValue={setPrompt}
    />
  );
}

async function say(): Promise<void> {
  renderInPage(<Kickoff />);
  fireEvent.click(screen.getByRole("button", { name: en.kickoff.speak }));
  fireEvent.click(await screen.findByRole("button", { name: "Use it" }));
}

test("a recording that could not be uploaded says so, and can be tried again", async () => {
  failing = [apiPath("uploads")];
  await say();
  expect(await screen.findByText("Failed to upload audio")).toBeDefined();
  expect(screen.queryByText(en.recorder.words.failed)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByDisplayValue("A deck.")).toBeDefined();
});

test("one that could not be transcribed says that instead, and is not uploaded twice", async () => {
  failing = [apiPath("transcribe")];
  await say();
  expect(await screen.findByText(en.recorder.words.failed)).toBeDefined();
  expect(screen.queryByText("Failed to upload audio")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByDisplayValue("A deck.")).toBeDefined();
  expect(calls).toEqual([...UPLOAD, apiPath("transcribe"), apiPath("transcribe")]);
});

test("one is uploaded in parts, each of which has its own time on a weak line", async () => {
  recording = new File([new Uint8Array(PART_BYTES + 1)], "prompt.webm", { type: "audio/webm" });
  await say();
  await screen.findByDisplayValue("A deck.");
  const [begin, first, complete] = UPLOAD;
  const second = apiPath("uploads", "up1", "parts", 1);
  expect(calls).toEqual([begin, first, second, complete, apiPath("transcribe")]);
});

test("one that the server no longer has is uploaded again", async () => {
  failing = [apiPath("transcribe")];
  code = "validation_failed";
  await say();
  expect(await screen.findByText(en.recorder.words.failed)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByDisplayValue("A deck.")).toBeDefined();
  expect(calls.filter((path) => path === apiPath("uploads"))).toHaveLength(2);
});

test("one that failed waits for the field when that is closed, and comes with it, also while it is sent", async () => {
  failing = [apiPath("uploads")];
  await say();
  await screen.findByText("Failed to upload audio");
  cleanup();
  const page = (
    <InPage>
      <Kickoff />
    </InPage>
  );
  render(page);
  failing = [apiPath("transcribe")];
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  cleanup();
  render(page);
  screen.getByText(en.recorder.words.hearing);
  expect(await screen.findByText(en.recorder.words.failed)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByDisplayValue("A deck.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
