import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import PhotoChooser from "./photo-chooser";
import { EVERY_PHOTO } from "@/components/photos/show/use-photos";
import { ReaderContext } from "@/components/providers/reader-context";
import { renderInPage } from "@/sandbox/checks/in-page";

test("says when no more fit, and which photos cannot be chosen then", async () => {
  const update = { author: { name: "Mateo" }, createdAt: "2026-11-02T12:00:00Z" };
  const photos = ["a", "b", "c"].map((id) => ({ photo: { id, takenAt: null, thumbUrl: "/thumb" }, update }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(photos)));
  renderInPage(
    <ReaderContext value={{ locale: "en", timeZone: "UTC", isKnown: true }}>
      <PhotoChooser
        projectId="p"
        title=""
        hint=""
        filter={EVERY_PHOTO}
        accepts={() => true}
        several={{ chosen: ["a"], most: 2 }}
        onChoose={() => undefined}
        onClose={() => undefined}
      />
    </ReaderContext>,
  );
  const boxes = await screen.findAllByRole("checkbox");
  const off = () => boxes.map((box) => box.getAttribute("aria-disabled"));
  const says = () => screen.getByRole("status").textContent;
  expect([off(), says()]).toEqual([[null, null, null], "1 of 2 chosen"]);
  fireEvent.click(boxes[1]!);
  fireEvent.click(boxes[2]!);
  expect([off(), says()]).toEqual([[null, null, "true"], "2 chosen, no more fit"]);
  fireEvent.click(boxes[0]!);
  expect([off(), says()]).toEqual([[null, null, null], "1 of 2 chosen"]);
});
