import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { rgbaToThumbHash, thumbHashToAverageRGBA } from "thumbhash";
import { expect, test } from "vitest";
import { averageColor, type ShownPhoto } from "./photo";
import { PhotoGrid } from "./photo-grid";
import PhotoViewer from "./photo-viewer";
import { ReaderContext } from "@/components/providers/reader-context";
import { renderInPage } from "@/sandbox/checks/in-page";
import { photoSamples } from "@/sandbox/fixtures/photo-sample";

Element.prototype.scrollIntoView = () => undefined;

function show(photos: ShownPhoto[], at = "2026-11-20T22:22:00.000Z"): void {
  renderInPage(
    <PhotoGrid
      photos={photos}
      at={at}
      viewer={(opened) => <PhotoViewer {...opened} about={({ id }) => <p>About {id}</p>} />}
    />,
  );
}

const tiles = () => screen.getAllByRole("button");
const viewer = () => screen.getByRole("dialog");

async function open(index: number): Promise<void> {
  const tile = tiles()[index]!;
  tile.focus();
  fireEvent.click(tile);
  await screen.findByRole("dialog");
}

test("a grid says how many photos there are and when they were taken, and loads none before it is seen", () => {
  show(photoSamples(3));
  expect(screen.getByRole("group", { name: "3 photos" })).toBeDefined();
  expect(screen.getByText("3 photos, taken 4:15 to 4:17 PM")).toBeDefined();
  for (const image of screen.getAllByRole("img")) {
    expect(image.getAttribute("loading")).toBe("lazy");
    expect(image.getAttribute("decoding")).toBe("async");
  }
});

test.each([
  [photoSamples(1), "1 photo, taken 4:15 PM"],
  [photoSamples(2, { takenAt: null }), "2 photos"],
  [
    photoSamples(2).map((photo, at) => ({ ...photo, takenAt: `2026-11-18T16:4${at}:00.000Z` })),
    "2 photos, taken Nov 18 4:40 to 4:41 PM",
  ],
  [photoSamples(2, { takenAt: "2026-11-18T16:41:00.000Z" }), "2 photos, taken Nov 18 4:41 PM"],
])("what the line beneath it says", (photos, text) => {
  show(photos);
  expect(screen.getByText(text)).toBeDefined();
});

test("the fourth of seven tells of the others; a photo has its alternative text or its number as its name", () => {
  const [first, ...others] = photoSamples(7);
  show([{ ...first!, alt: "The beam hanger" }, ...others]);
  expect(tiles().map((tile) => tile.textContent)).toEqual(["", "", "", "+3and 3 more"]);
  expect(screen.getByRole("button", { name: "The beam hanger" })).toBeDefined();
  expect(screen.getByRole("button", { name: /^Photo 4 of 7/ })).toBeDefined();
});

test("a photo that cannot be fetched says so, and is fetched again by a press, without opening, and with the signal", () => {
  show(photoSamples(1));
  const image = () => screen.queryByRole("img", { name: "Photo 1 of 1" });
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Photo 1 of 1: ?Try again$/ }));
  expect(image()).not.toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.error(image()!);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(image()).not.toBeNull();
});

test.each([
  [200, 60, 40],
  [12, 140, 250],
  [128, 128, 128],
])("its ground is the photo's average color: %i %i %i", (...color) => {
  const hash = rgbaToThumbHash(8, 6, Array.from({ length: 48 }, () => [...color, 255]).flat());
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  const rounded = [r, g, b].map((value) => Math.round(255 * value)).join(" ");
  expect(averageColor(btoa(String.fromCharCode(...hash)))).toBe(`rgb(${rounded})`);
});

test("the viewer turns by keys, arrows and the strip, and says where it is and what belongs to the photo", async () => {
  show(photoSamples(7));
  await open(1);
  const shows = (number: number) => {
    expect(within(viewer()).getByRole("heading", { name: `Photo ${number} of 7` })).toBeDefined();
    expect(screen.getByText(`About p${number}`)).toBeDefined();
  };
  shows(2);
  fireEvent.keyDown(viewer(), { key: "ArrowRight" });
  shows(3);
  fireEvent.keyDown(viewer(), { key: "End" });
  fireEvent.keyDown(viewer(), { key: "ArrowRight" });
  shows(7);
  fireEvent.click(within(viewer()).getByRole("button", { name: "Previous photo" }));
  shows(6);
  const strip = within(viewer()).getByRole("group", { name: "All photos here" });
  fireEvent.click(within(strip).getByRole("button", { name: "Photo 1 of 7" }));
  shows(1);
  expect(within(strip).getByRole("button", { name: "Photo 1 of 7" }).getAttribute("aria-current")).toBe(
    "true",
  );
  expect(within(viewer()).queryByRole("button", { name: "Previous photo" })).toBeNull();
  expect(within(viewer()).getByRole("link", { name: "Download" }).getAttribute("href")).toBe("/full/1");
});

test("Escape closes the viewer, and the focus returns to the photo", async () => {
  show(photoSamples(2));
  await open(1);
  expect(viewer().contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(viewer(), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(tiles()[1]);
});

test("swiping turns and, downward, closes; a double tap enlarges, then the texts go until it is turned", async () => {
  show(photoSamples(3));
  await open(0);
  const stage = viewer().querySelector("[data-stage]")!;
  stage.setPointerCapture = () => undefined;
  const swipe = (x: number, y: number) => {
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 200, clientY: 200 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 200 + x, clientY: 200 + y });
    fireEvent.pointerUp(stage, { pointerId: 1 });
  };
  swipe(-90, 10);
  expect(screen.getByText("About p2")).toBeDefined();
  swipe(30, 5);
  expect(screen.getByText("About p2")).toBeDefined();
  fireEvent.doubleClick(stage, { clientX: 10, clientY: 10 });
  expect(screen.queryByText("About p2")).toBeNull();
  swipe(-90, 0);
  fireEvent.keyDown(viewer(), { key: "ArrowLeft" });
  expect(screen.getByText("About p1")).toBeDefined();
  swipe(5, 140);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a photo that is still on this phone is shown from there, and cannot be downloaded", async () => {
  show(photoSamples(1, { url: "blob:1", thumbUrl: "blob:1" }));
  await open(0);
  expect(within(viewer()).queryByRole("link")).toBeNull();
  expect(within(viewer()).queryByRole("group")).toBeNull();
});

test.each([
  ["2026-11-21T04:30:00.000Z", "2026-11-20"],
  [null, ""],
])("a downloaded photo has the reader's day as its name: %s", async (takenAt, name) => {
  const [photo] = photoSamples(1, { takenAt });
  renderInPage(
    <ReaderContext value={{ locale: "en", timeZone: "America/New_York", isKnown: true }}>
      <PhotoViewer photos={[photo!]} start={0} onClose={() => undefined} />
    </ReaderContext>,
  );
  expect(screen.getByRole("link", { name: "Download" }).getAttribute("download")).toBe(name);
});
