import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import ItemVoice from "./item-voice";
import { outboxOf } from "@/lib/browser/outbox/client";
import { recordingOf } from "@/lib/browser/outbox/items/item";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

it("plays with the first press, also where only an element that was touched in it may sound", async () => {
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
  const refuse = () => Promise.reject(new DOMException("", "NotSupportedError"));
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(refuse);
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  const outbox = await outboxOf("mateo");
  const item = await outbox.add({
    written: waiting().written,
    kind: "update",
    content: { text: "", taskId: null, subtaskId: null },
    files: [{ kind: "audio", bytes: new Blob(["words"]), measured: { durationMs: 4000, peaks: [] } }],
  });
  renderInPage(<ItemVoice item={item} recording={recordingOf(item)!} />);
  const button = screen.getByRole("button", { name: messages.recorder.play });
  button.focus();
  fireEvent.click(button);
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  const [element] = play.mock.contexts as HTMLAudioElement[];
  expect(load.mock.contexts).toEqual([element]);
  expect(element?.src).toBe("blob:1");
  expect(document.activeElement).toBe(button);

  fireEvent(element!, new Event("play"));
  expect(button.getAttribute("aria-label")).toBe(messages.recorder.pausePlaying);
  fireEvent(element!, new Event("pause"));
  // A browser that cannot play it starts, and then refuses.
  await act(async () => {
    fireEvent.click(button);
    fireEvent(element!, new Event("play"));
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(button.getAttribute("aria-label")).toBe(messages.recorder.play));
});
