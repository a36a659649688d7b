import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import KeptList from "./kept-list";
import { outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { startCapture } from "@/lib/browser/recorder/capture";
import { openRecordings } from "@/lib/browser/recorder/recordings";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import * as keeping from "./use-kept-recordings";

vi.mock("./use-kept-recordings", async (load) => {
  const original = await load<typeof keeping>();
  return { ...original, refreshKeptRecordings: vi.fn(original.refreshKeptRecordings) };
});

const { recorder: t } = messages;

afterEach(async () => {
  cleanup();
  // A closed recorder goes on to reread what the phone keeps.
  await vi.waitFor(() => expect(keeping.refreshKeptRecordings).toHaveResolved());
});

it("sends a kept recording for somebody to them alone, also once it was continued", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
  const written = { projectId: "p", projectName: "Harlow Street", placeName: "To Dale" };
  const to = { userId: "mateo", written, taskId: null, subtaskId: null, chat: { recipientId: "dale" } };
  const capture = startCapture({ ...to, recordings: await openRecordings() }, () => "audio/webm");
  capture.write(new Blob(["about the invoice"]), 24_000);
  await capture.finish();
  await outboxOf("mateo");
  renderInPage(<KeptList />);
  fireEvent.click(await screen.findByRole("button", { name: t.kept.continue }));
  const sheet = within(await screen.findByRole("dialog"));
  fireEvent.click(await sheet.findByRole("button", { name: t.post }));
  await waitFor(() => expect(outboxState().items).toHaveLength(1));
  expect(outboxState().items[0]).toMatchObject({
    kind: "message",
    content: { text: "", recipientId: "dale" },
  });
});
