import { render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import ItemFiles from "./item-files";
import { useOutboxItems } from "@/components/outbox/use-outbox";
import { outboxOf } from "@/lib/browser/outbox/client";
import { InPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

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
  render(
    <InPage>
      <Items />
    </InPage>,
  );
  expect(screen.queryByRole("img")).toBeNull();
  const preview = { hint: null, preview: new ArrayBuffer(1), previewType: "image/webp" };
  const shrunk = { width: 2048, height: 1536, takenAt: null, ...preview };
  await outbox.photos.replacePhoto({ ...kept, contentType: "image/webp", shrunk });
  await waitFor(() => expect(screen.getByRole("img", { name: "1 photo" })).toBeTruthy());
});
