import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import PhotoCompare from "./photo-compare";
import { renderInPage } from "@/sandbox/checks/in-page";
import { photoSamples } from "@/sandbox/fixtures/photo-sample";

const AUTHOR = { name: "June Park", role: "worker" };
const PHOTOS = photoSamples(4).map((photo, index) => ({
  photo: { ...photo, takenAt: `2026-11-0${String(index + 1)}T18:00:00.000Z` },
  update: { id: "u", taskId: null, subtaskId: null, author: AUTHOR, createdAt: "2026-11-20T18:00:00.000Z" },
}));

let photos: typeof PHOTOS;
let client: QueryClient;

beforeEach(async () => {
  photos = PHOTOS;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  Object.assign(navigator, { canShare: undefined });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(photos)));
  renderInPage(<PhotoCompare projectId="p" photoId="p4" onClose={() => undefined} />, { client });
  await screen.findByRole("slider");
});

const line = () => screen.getByRole("slider", { name: "Line between before and after" });
const at = () => line().getAttribute("aria-valuenow");
const sides = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ parentElement }) => parentElement?.textContent);

test("both are handed to another app, within the press, where the browser hands over files", async () => {
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>();
  Object.assign(navigator, { canShare: () => true, share });
  const picture = (url: string) => {
    const type = url.includes("1") ? "image/webp" : "image/jpeg";
    return Promise.resolve(new Response("", { headers: { "content-type": type } }));
  };
  vi.stubGlobal("fetch", picture);
  fireEvent.click(screen.getByRole("button", { name: "After" }));
  const button = screen.getByRole("button", { name: "Share" });
  await vi.waitFor(() => expect(button.ariaBusy).not.toBe("true"));
  fireEvent.click(button);
  expect(share).toHaveBeenCalledOnce();
  expect(share.mock.lastCall?.[0].files.map(({ name, type }) => [name, type])).toEqual([
    ["Before, Nov 1, 2026.webp", "image/webp"],
    ["After, Nov 4, 2026.jpg", "image/jpeg"],
  ]);
});

test("photos that could not be fetched are fetched again by the press", async () => {
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>();
  Object.assign(navigator, { canShare: () => true, share });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  fireEvent.click(screen.getByRole("button", { name: "After" }));
  const button = screen.getByRole("button", { name: "Share" });
  await vi.waitFor(() => expect(button.ariaBusy).not.toBe("true"));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  fireEvent.click(button);
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
});

test("keys move the line by 5 %, up to the ends, and two buttons move it there", () => {
  expect([at(), line().getAttribute("aria-valuetext")]).toEqual(["50", "50 % before"]);
  fireEvent.keyDown(line(), { key: "ArrowRight" });
  expect(at()).toBe("55");
  for (const key of ["ArrowLeft", "ArrowLeft"]) fireEvent.keyDown(line(), { key });
  expect(at()).toBe("45");
  fireEvent.click(screen.getByRole("button", { name: "Before" }));
  fireEvent.keyDown(line(), { key: "ArrowRight" });
  expect(at()).toBe("100");
  fireEvent.click(screen.getByRole("button", { name: "After" }));
  expect(at()).toBe("0");
});

test("the photo and the first of its place are compared; another takes the nearer side", () => {
  expect(screen.getByText("Same place, 4 photos")).toBeDefined();
  expect(sides()).toEqual(["Nov 1Before", "Nov 4After"]);
  fireEvent.click(screen.getByRole("button", { name: "Photo by June Park, Nov 3" }));
  expect(sides()).toEqual(["Nov 1Before", "Nov 3After"]);
  fireEvent.click(screen.getByRole("button", { name: "Photo by June Park, Nov 2" }));
  expect(sides()).toEqual(["Nov 2Before", "Nov 3After"]);
});

test("after the later photo was deleted, the last two that are left are compared", async () => {
  photos = PHOTOS.slice(0, 3);
  void client.invalidateQueries();
  await vi.waitFor(() => expect(sides()).toEqual(["Nov 1Before", "Nov 3After"]));
  photos = PHOTOS.slice(1, 3);
  void client.invalidateQueries();
  await vi.waitFor(() => expect(sides()).toEqual(["Nov 2Before", "Nov 3After"]));
});
