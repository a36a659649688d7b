import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import HelpTab from "./help-tab";
import { renderInPage } from "@/sandbox/checks/in-page";

interface Item {
  id: string;
  title: string;
  slug?: string;
  displayOrder: number;
  [field: string]: unknown;
}

let stored: Item[] = [];
let calls: { call: string; body: unknown }[] = [];
let refusal: Response | null = null;

beforeEach(() => {
  calls = [];
  refusal = null;
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit) => {
    if (method === "GET") return Promise.resolve(Response.json(stored));
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : null;
    calls.push({ call: `${method} ${path}`, body: sent });
    if (refusal) return Promise.resolve(refusal);
    if (path.endsWith("/position")) place(path.split("/").at(-2), sent);
    return Promise.resolve(Response.json(path.endsWith("/position") ? stored : stored[0]));
  });
});

/** As the server: before another item, in every language. */
function place(id: string | undefined, sent: unknown) {
  const anchor = (item: Item) => item.slug ?? item.id;
  const moved = stored.find((item) => item.id === id);
  const isMoved = (item: Item) => moved !== undefined && anchor(item) === anchor(moved);
  const others = stored.filter((item) => !isMoved(item));
  const { before } = sent as { before: string | null };
  const at = before === null ? others.length : others.findIndex((item) => item.id === before);
  stored = others.toSpliced(at, 0, ...stored.filter(isMoved));
}

const OLGA = { id: "olga", name: "Olga Novak", email: "olga@example.com" };
const FIXED = { language: "en", isActive: true, displayOrder: 10, content: "x" };
const item = (id: string, slug?: string): Item => ({ id, title: id, ...FIXED, ...(slug && { slug }) });

async function show(kind = "FAQs") {
  renderInPage(<HelpTab operator={OLGA} />);
  fireEvent.click(screen.getByRole("radio", { name: kind }));
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
}

const listed = () => screen.getAllByRole("listitem").map((row) => row.querySelector("[lang]")?.textContent);
const button = (name: string) => screen.getByRole("button", { name });

test("items move one place at a press, with their other language, and the focus stays on the button", async () => {
  stored = [item("a"), item("b", "b"), item("b-es", "b"), item("c")];
  await show();
  button("Move b-es down").focus();
  fireEvent.click(button("Move b-es down"));
  await waitFor(() => expect(listed()).toEqual(["a", "c", "b", "b-es"]));
  expect(document.activeElement).toBe(button("Move b-es down"));
  expect(screen.getByRole("status").textContent).toBe("b-es: now 3 of 3");
  expect(button("Move b-es down").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button("Move b-es down"));
  fireEvent.click(button("Move a up"));
  for (let press = 0; press < 3; press++) fireEvent.click(button("Move b up"));
  await waitFor(() => expect(listed()).toEqual(["b", "b-es", "a", "c"]));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("b: now 1 of 3"));
  expect(calls).toEqual([
    { call: "PUT /api/help/faqs/b-es/position", body: { before: null } },
    { call: "PUT /api/help/faqs/b/position", body: { before: "c" } },
    { call: "PUT /api/help/faqs/b/position", body: { before: "a" } },
  ]);
});

test("a move that is refused leaves the order, and shows what the server has", async () => {
  stored = [item("a"), item("b")];
  await show("Videos");
  refusal = Response.json({ code: "not_found", message: "Not found." }, { status: 404 });
  stored = [item("b")];
  fireEvent.click(button("Move b up"));
  await waitFor(() => expect(listed()).toEqual(["b"]));
  expect(calls.map(({ call }) => call)).toEqual(["PUT /api/help/videos/b/position"]);
});

test.each([
  [
    "Documents",
    "New document",
    {
      Title: "Code sheet",
      "Description (optional)": "For the truck",
      "Address of the file": "https://files.example/codes.pdf",
      "Kind of file (optional)": "PDF",
      "Size in MB (optional)": "1,2",
    },
    {
      title: "Code sheet",
      description: "For the truck",
      fileUrl: "https://files.example/codes.pdf",
      fileType: "PDF",
      fileSize: 1_200_000,
    },
  ],
  [
    "Videos",
    "New video",
    {
      Title: "First note",
      "Address of the video": "https://videos.example/1",
      "Picture (optional)": "/note.jpg",
      "Length (optional)": "1:03:05",
    },
    {
      title: "First note",
      description: "",
      videoUrl: "https://videos.example/1",
      thumbnailUrl: "/note.jpg",
      duration: 3785,
    },
  ],
])("of %s a new one is written in a form, after the last one", async (kind, add, typed, sent) => {
  stored = [{ ...item("a"), displayOrder: 40 }];
  await show(kind);
  fireEvent.click(button(add));
  const form = await screen.findByRole("dialog", { name: add });
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  fireEvent.click(within(form).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const path = `/api/help/${kind.toLowerCase()}`;
  const rest = { language: "en", displayOrder: "50", isActive: true };
  expect(calls).toEqual([{ call: `POST ${path}`, body: { ...sent, ...rest } }]);
});

test.each([
  ["", null],
  ["3:05", 185],
  ["0:59", 59],
  ["90:00", 5400],
  ["95", "95"],
  ["3:75", "3:75"],
  ["1:3:05", "1:3:05"],
])("the length %j is sent as %j, and a video is hidden in the same form", async (typed, sent) => {
  stored = [{ ...item("v"), content: undefined, videoUrl: "/v.mp4", duration: 62, viewCount: 3 }];
  await show("Videos");
  expect(screen.getByText("3 openings")).toBeDefined();
  fireEvent.click(button("Edit v"));
  const form = await screen.findByRole("dialog");
  const length = within(form).getByLabelText<HTMLInputElement>("Length (optional)");
  expect(length.value).toBe("1:02");
  fireEvent.change(length, { target: { value: typed } });
  fireEvent.click(within(form).getByRole("checkbox"));
  fireEvent.click(within(form).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    call: "PUT /api/help/videos/v",
    body: { duration: sent, isActive: false, thumbnailUrl: "", videoUrl: "/v.mp4" },
  });
});

test.each([
  ["FAQs", "Content", "The pour waits for the inspector."],
  ["Documents", "Description (optional)", "For the truck"],
])(
  "of %s, what was typed is there when the form opens again, until it is saved or discarded",
  async (kind, label, text) => {
    stored = [item("a")];
    await show(kind);
    const open = async () => {
      fireEvent.click(button("Edit a"));
      return within(await screen.findByRole("dialog"));
    };
    const field = (form: Awaited<ReturnType<typeof open>>) =>
      form.getByLabelText<HTMLTextAreaElement>(label, { selector: "textarea" });
    const first = await open();
    const before = field(first).value;
    fireEvent.change(first.getByLabelText("Title"), { target: { value: "Pours" } });
    fireEvent.change(field(first), { target: { value: text } });
    fireEvent.click(first.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const second = await open();
    expect([second.getByLabelText<HTMLInputElement>("Title").value, field(second).value]).toEqual([
      "Pours",
      text,
    ]);
    fireEvent.click(second.getByRole("button", { name: "Discard" }));
    expect([second.getByLabelText<HTMLInputElement>("Title").value, field(second).value]).toEqual([
      "a",
      before,
    ]);
  },
);

test("a FAQ is written as the same one as in the other language, and keeps that when it is edited", async () => {
  stored = [item("a", "winter-hours")];
  await show();
  const slugIn = async () => within(await screen.findByRole("dialog")).getByLabelText(/^Link name/);
  const save = () => fireEvent.click(button("Save"));
  fireEvent.click(button("New FAQ"));
  fireEvent.change(await slugIn(), { target: { value: "winter-hours" } });
  save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(button("Edit a"));
  await slugIn();
  save();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toMatchObject([
    { call: "POST /api/help/faqs", body: { slug: "winter-hours" } },
    { call: "PUT /api/help/faqs/a", body: { slug: "winter-hours" } },
  ]);
});

test("what the server refuses is said at its field, which gets the focus", async () => {
  stored = [];
  await show("Documents");
  expect(screen.getByText("No documents yet")).toBeDefined();
  fireEvent.click(button("New document"));
  const issues = [{ path: "fileUrl", message: "Enter an address." }];
  refusal = Response.json({ code: "validation_failed", message: "Check.", issues }, { status: 400 });
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
  const field = screen.getByLabelText("Address of the file");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
