import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { PromptField } from "./prompt-field";
import { apiPath } from "@/lib/shared/paths/api-path";
import en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

const RECORDING = new File(["spoken"], "prompt.webm", { type: "audio/webm" });

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
        void onPost({ file: RECORDING }).then(onClose);
      }}
    >
      Use it
    </button>
  ),
}));

/** The paths whose next call fails. */
let failing: string[] = [];
let calls: string[] = [];

beforeEach(() => {
  [failing, calls] = [[], []];
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(path);
    if (failing.includes(path)) {
      failing = failing.filter((one) => one !== path);
      return Promise.resolve(Response.json({ code: "internal", message: "Broken" }, { status: 500 }));
    }
    const isUpload = path === apiPath("upload-audio");
    return Promise.resolve(Response.json(isUpload ? { audioUrl: "/a" } : { transcript: " A deck. " }));
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
  render(
    <InPage>
      <Kickoff />
    </InPage>,
  );
  fireEvent.click(screen.getByRole("button", { name: en.kickoff.speak }));
  fireEvent.click(await screen.findByRole("button", { name: "Use it" }));
}

test("a recording that could not be uploaded says so, and can be tried again", async () => {
  failing = [apiPath("upload-audio")];
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
  expect(calls).toEqual([apiPath("upload-audio"), apiPath("transcribe"), apiPath("transcribe")]);
});

test("uploading a recording may take minutes, as it does on a weak line", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  await say();
  await screen.findByDisplayValue("A deck.");
  expect(limits.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(5 * 60_000);
});

test("one that failed waits for the field when that is closed, and comes with it, also while it is sent", async () => {
  failing = [apiPath("upload-audio")];
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
