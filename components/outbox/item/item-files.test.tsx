import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import ItemFiles from "./item-files";
import { saveFile } from "@/components/ui/save-file";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { useOutboxItems } from "@/components/outbox/use-outbox";
import { outboxOf } from "@/lib/browser/outbox/client";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

vi.mock("@/components/ui/save-file", () => ({ saveFile: vi.fn() }));
vi.mock("@/lib/browser/photos/shrink-kept", () => ({ shrinkKept: () => new Promise(() => undefined) }));

function Items() {
  return useOutboxItems().map((item) => <ItemFiles key={item.id} item={item} />);
}

it("shows the photos of an unsent item once each is shrunk, from this phone", async () => {
  let lastUrl = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${String((lastUrl += 1))}`,
    revokeObjectURL: () => undefined,
  });
  const outbox = await outboxOf("mateo");
  const kept = await outbox.photos.keep("a", new File(["original"], "a.jpg", { type: "image/jpeg" }));
  await outbox.add({
    written: waiting().written,
    kind: "update",
    content: { text: "", taskId: null, subtaskId: null },
    photos: ["a"],
  });
  const { container } = renderInPage(<Items />);
  await screen.findByRole("group", { name: "1 photo" });
  expect(container.querySelector("img")).toBeNull();
  const preview = { hint: null, preview: new ArrayBuffer(1), previewType: "image/webp" };
  const shrunk = { width: 2048, height: 1536, takenAt: null, ...preview };
  await outbox.photos.replacePhoto({ ...kept, contentType: "image/webp", shrunk });
  await waitFor(() => expect(container.querySelector("img")).not.toBeNull());
});

it("saves each photo of an unsent item: as it is sent, or as it was chosen where it is not shrunk", async () => {
  const outbox = await outboxOf("mateo");
  await outbox.photos.keep("b", new File(["original"], "b.heic", { type: "image/heic" }));
  const bytes = new Blob(["shrunk"], { type: "image/jpeg" });
  const facts = { id: "c", width: 2048, height: 1536, takenAt: null };
  const item = await outbox.add({
    written: waiting().written,
    kind: "update",
    content: { text: "", taskId: null, subtaskId: null },
    files: [{ kind: "photo", bytes, measured: {}, photo: facts }],
    photos: ["b"],
    capturedAt: "2026-11-20T14:00:00.000Z",
  });
  renderInPage(<ItemFiles item={{ ...item, refusal: { reason: "gone", message: "" } }} />);
  for (const number of [1, 2]) {
    fireEvent.click(screen.getByRole("button", { name: `Save photo ${String(number)}` }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(number));
  }
  const saved = vi.mocked(saveFile).mock.calls.map(([file]) => file);
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Harlow Street, 2026-11-20 [\d.]+ 1\.jpg$/),
    expect.stringMatching(/^Harlow Street, 2026-11-20 [\d.]+ 2\.heic$/),
  ]);
  expect(await Promise.all(saved.map(({ content }) => content.text()))).toEqual(["shrunk", "original"]);
});

it("says that a photo which has left this phone could not be saved", async () => {
  renderInPage(<ItemFiles item={{ ...waiting({ photos: ["gone"] }), id: 99 }} />);
  fireEvent.click(screen.getByRole("button", { name: "Save photo 1" }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe(messages.common.unexpected));
});
