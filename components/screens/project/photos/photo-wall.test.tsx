import { ReadableStream } from "node:stream/web";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { PhotoWall } from "./photo-wall";
import { saveFile } from "@/components/ui/save-file";
import { askedDialogOf } from "@/lib/browser/page/asked-dialog";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { photoSamples } from "@/sandbox/fixtures/photo-sample";
import { zipEntries } from "@/sandbox/fixtures/zip-entries";

vi.mock("@/components/ui/save-file", () => ({ saveFile: vi.fn() }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

/** Everything is on the screen, which is 870 px wide. */
class Seen {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.tell([{ isIntersecting: true }]);
  unobserve = () => undefined;
  disconnect = () => undefined;
}
vi.stubGlobal("IntersectionObserver", Seen);
vi.stubGlobal("ResizeObserver", Seen);
// What jsdom lacks.
vi.stubGlobal("ReadableStream", ReadableStream);
Object.defineProperty(HTMLElement.prototype, "clientWidth", { value: 870 });

const calls: URL[] = [];
let answer: (url: URL) => Response | Promise<Response>;

vi.stubGlobal("fetch", (path: string) => {
  const url = new URL(path, location.origin);
  if (url.pathname.endsWith("/tasks")) return Promise.resolve(Response.json([]));
  if (url.pathname.endsWith("/projects/p")) return Promise.resolve(Response.json(PROJECT));
  calls.push(url);
  return Promise.resolve().then(() => answer(url));
});

const PEOPLE = { rosa: "Rosa Ortiz", mateo: "Mateo Rivas" };
const PROJECT = {
  id: "p",
  isOwner: true,
  hasManagementAccess: true,
  updatePermission: "all_contributors",
  office: [{ userId: "rosa", user: { name: PEOPLE.rosa } }],
  members: [{ userId: "mateo", user: { name: PEOPLE.mateo } }],
};

const update = (day: string, fields: object = {}) => ({
  id: `u${day}`,
  taskId: "t",
  taskName: "Framing",
  subtaskId: null,
  subtaskName: null,
  authorId: "mateo",
  author: { name: PEOPLE.mateo, role: "worker" },
  content: `The beam of ${day}`,
  language: "en",
  audioUrl: null,
  transcript: null,
  audioDurationMs: null,
  createdAt: `2026-11-${day}T18:00:00.000Z`,
  ...fields,
});

const PHOTOS = photoSamples(7).map((photo, index) => ({
  photo: {
    ...photo,
    ...(index === 4 && { takenAt: null }),
    ...(index > 4 && { takenAt: `2026-11-18T16:${15 + index}:00.000Z` }),
    bytes: 1_400_000,
  },
  update: index < 5 ? update("20") : update("18", { audioDurationMs: 31_000 }),
}));

function list(items: unknown[], headers: Record<string, string> = {}): Response {
  return Response.json(items, { headers: { "x-total-count": "42", ...headers } });
}

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInPage(<PhotoWall project={{ id: "p", name: "Harlow Street" }} readerId="rosa" />, { client });
}

const first = () => screen.findByRole("button", { name: "Photo by Mateo Rivas, 4:15 PM, Framing" });

beforeEach(() => {
  history.replaceState(null, "", "/projects/p/photos");
  calls.length = 0;
  answer = () => list(PHOTOS);
  vi.mocked(saveFile).mockClear();
});

test("photos lie by day, with how many there are, and each says whose it is, of when and where", async () => {
  show();
  await first();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Photos42");
  const days = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(["Friday, November 205 photos", "Wednesday, November 182 photos"]);
  expect(screen.getAllByText("0:31")).toHaveLength(2);
});

test("the next page is fetched ahead; the oldest day's count is not said before it is whole", async () => {
  const link = { link: '</api/projects/p/photos?before=b1>; rel="next"' };
  answer = (url) => {
    if (url.searchParams.get("before") === "b1") throw new Error("no signal");
    return list(PHOTOS, link);
  };
  show();
  await first();
  await screen.findByRole("alert");
  expect(screen.getAllByRole("heading", { level: 2 })[1]?.textContent).toBe("Wednesday, November 18");
  answer = () =>
    list(
      PHOTOS.slice(0, 1).map((one) => ({
        ...one,
        photo: { ...one.photo, id: "p8", takenAt: "2026-11-17T16:15:00.000Z" },
      })),
    );
  fireEvent.click(screen.getByRole("button", { name: en.common.retry }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
});

test("a filter is kept in the address, asked of the server, and cleared by its X", async () => {
  show();
  await first();
  await screen.findByRole("option", { name: PEOPLE.mateo });
  fireEvent.change(screen.getByRole("combobox", { name: "Person" }), { target: { value: "mateo" } });
  expect(location.search).toBe("?authorId=mateo");
});

test("people are chosen from by name", async () => {
  show();
  await screen.findByRole("option", { name: PEOPLE.mateo });
  const people = within(screen.getByRole("combobox", { name: "Person" })).getAllByRole("option");
  expect(people.map(({ textContent }) => textContent)).toEqual(["Everybody", PEOPLE.mateo, PEOPLE.rosa]);
});

test("a day of the address that does not exist is no filter", async () => {
  history.replaceState(null, "", "/projects/p/photos?from=2026-02-30&to=2026-11-20");
  show();
  await first();
  const asked = calls.find(({ search }) => search.includes("limit=60"))!.searchParams;
  expect([asked.get("from"), asked.get("to")]).toEqual([null, "2026-11-20"]);
});

test("the filter of the address is asked of the server", async () => {
  history.replaceState(null, "", "/projects/p/photos?authorId=mateo&from=2026-11-18&to=2026-11-20");
  show();
  await first();
  const asked = Object.fromEntries(calls.find(({ search }) => search.includes("limit=60"))!.searchParams);
  expect(asked).toMatchObject({ authorId: "mateo", from: "2026-11-18", to: "2026-11-20", limit: "60" });
  expect(asked).not.toHaveProperty("placement");
  fireEvent.click(await screen.findByRole("button", { name: "Person: show all" }));
  expect(location.search).toBe("?from=2026-11-18&to=2026-11-20");
});

test("a filter that is chosen before the one before it is shown keeps both", async () => {
  show();
  await first();
  fireEvent.click(screen.getByRole("button", { name: en.photoWall.days }));
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  // The page reads the address only when it is rendered.
  type(en.photoWall.from, "2026-11-18");
  type(en.photoWall.to, "2026-11-20");
  expect(location.search).toBe("?from=2026-11-18&to=2026-11-20");
});

test("a filter that nothing matches says so, and is cleared by one press", async () => {
  history.replaceState(null, "", "/projects/p/photos?authorId=mateo&from=2026-11-18");
  answer = () => list([], { "x-total-count": "0" });
  show();
  await screen.findByText(en.photoWall.noMatch);
  expect(screen.queryByText(en.photoWall.emptyBody)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: en.photoWall.showAll }));
  expect(location.search).toBe("");
});

test("a filter by a task that is gone says so, and is cleared by one press", async () => {
  history.replaceState(null, "", "/projects/p/photos?placement=deleted");
  answer = () => Response.json({ code: "not_found", message: "Task not found" }, { status: 404 });
  show();
  await screen.findByText(en.photoWall.noMatch);
  fireEvent.click(screen.getByRole("button", { name: en.photoWall.showAll }));
  expect(location.search).toBe("");
});

test("days that end before they begin are said at once", async () => {
  history.replaceState(null, "", "/projects/p/photos?from=2026-11-20&to=2026-11-18");
  show();
  await screen.findByText(en.photoWall.endBeforeStart);
});

test("beside how many a filter shows, it says how many there are", async () => {
  history.replaceState(null, "", "/projects/p/photos?authorId=mateo");
  answer = ({ searchParams }) =>
    list(PHOTOS, { "x-total-count": searchParams.has("authorId") ? "28" : "42" });
  show();
  await screen.findByText("28 of 42");
});

test("chosen photos open the form of a report with them and their tasks, for those who make reports", async () => {
  show();
  await first();
  fireEvent.click(screen.getByRole("button", { name: "Select" }));
  const boxes = screen.getAllByRole("checkbox", { name: /^Photo by/ });
  for (const at of [1, 0]) fireEvent.click(boxes[at]!);
  fireEvent.click(await screen.findByRole("button", { name: "Make report" }));
  expect(askedDialogOf("p")).toEqual({ reportOf: { folders: ["t"], photos: ["p1", "p2"] } });
});

test("chosen photos are saved as a ZIP file with the time and the author as their names", async () => {
  show();
  await first();
  fireEvent.click(screen.getByRole("button", { name: "Select" }));
  const boxes = screen.getAllByRole("checkbox", { name: /^Photo by/ });
  fireEvent.click(boxes[0]!);
  fireEvent.click(boxes[6]!);
  fireEvent.click(boxes[1]!);
  fireEvent.click(boxes[1]!);
  expect(boxes.map((box) => box.getAttribute("aria-checked") === "true")).toEqual([
    true,
    ...Array<boolean>(5).fill(false),
    true,
  ]);
  expect(await screen.findByText("2 photos chosen, 3 MB")).toBeDefined();
  answer = (url) => new Response(url.pathname, { headers: { "content-type": "image/webp" } });
  fireEvent.click(screen.getByRole("button", { name: "Download" }));
  const counted = await screen.findByText("0 of 2 packed");
  expect(counted.closest("[role=status]")).toBeNull();
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [{ name, content }] = vi.mocked(saveFile).mock.calls[0]!;
  expect(name).toBe("Harlow Street.zip");
  const entries = zipEntries(Buffer.from(await content.arrayBuffer()));
  expect([...entries].map(([file, bytes]) => [file, bytes.toString()])).toEqual([
    ["2026-11-20 16.15.00 Mateo Rivas.webp", "/full/1"],
    ["2026-11-18 16.21.00 Mateo Rivas.webp", "/full/7"],
  ]);
  expect(screen.getByRole("button", { name: "Select" })).toBeDefined();
});

test("a photo that cannot be fetched saves nothing, and the choice stays", async () => {
  show();
  await first();
  fireEvent.click(screen.getByRole("button", { name: "Select" }));
  fireEvent.click(screen.getAllByRole("checkbox", { name: /^Photo by/ })[0]!);
  await screen.findByText("1 photo chosen, 1 MB");
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  fireEvent.click(screen.getByRole("button", { name: "Download" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Download" }).ariaBusy).not.toBe("true"));
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.getByText("1 photo chosen, 1 MB")).toBeDefined();
});

test("without photos it says what will be here", async () => {
  answer = () => list([], { "x-total-count": "0" });
  show();
  await screen.findByText("No photos here");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Select" }).disabled).toBe(true);
});

test("a failure is said, with a way to try again", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  show();
  await screen.findByRole("alert");
  answer = () => list(PHOTOS);
  fireEvent.click(screen.getByRole("button", { name: en.common.retry }));
  await first();
});

// Last, since its closing goes back in the history.
test("a press opens the viewer with the update's words, and a link to it", async () => {
  show();
  fireEvent.click(await first());
  const viewer = await screen.findByRole("dialog");
  expect(within(viewer).getByText("The beam of 20")).toBeDefined();
  expect(within(viewer).getByRole("link", { name: "Comment" }).getAttribute("href")).toBe(
    "/projects/p/updates/u20",
  );
  fireEvent.keyDown(viewer, { key: "End" });
  expect(within(viewer).getByText("The beam of 18")).toBeDefined();
});

test("a photo with a voice is opened with what was said, in the reader's language alone", async () => {
  const [transcript, english] = ["Falta el perno", "The bolt is missing"];
  const content = `${english}\n\nOriginal (es): ${transcript}`;
  const voice = { content, transcript, language: "es", audioUrl: "/api/audio/a" };
  answer = () => list(PHOTOS.map(({ photo }) => ({ photo, update: update("20", voice) })));
  show();
  fireEvent.click(await first());
  expect(await screen.findByText(english)).toBeDefined();
  expect(screen.queryByText(/Original \(es\)/)).toBeNull();
});
