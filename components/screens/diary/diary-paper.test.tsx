import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DiaryDay } from "./diary-paper";
import type { Shown } from "./use-diary";
import type { DiaryCommentView, DiaryEntryView } from "@/lib/diary/view";
import { paths } from "@/lib/shared/paths/paths";
import { renderInPage } from "@/sandbox/checks/in-page";
import { photoSamples } from "@/sandbox/fixtures/photo-sample";

const PLAIN: DiaryEntryView = {
  updateId: "u1",
  at: "2026-11-24T07:46:00.000Z",
  author: { name: "Mateo Cruz" },
  taskId: "t1",
  subtaskId: null,
  place: "Framing",
  text: "The beam is in. It sits on two posts.",
  language: "es",
  original: "Ya quedó la viga. Se apoya en dos postes.",
  doubts: [],
  isSpoken: true,
  audioDurationMs: 42_000,
  editedAt: null,
  photos: [],
  done: ["Set the beam"],
};

const ALL: Shown = { words: true, done: true, photos: true, comments: true };

const COMMENT: DiaryCommentView = {
  id: "c1",
  at: "2026-11-24T09:00:00.000Z",
  author: { name: "Rosa Ortiz" },
  text: "Good.",
  language: "en",
  original: null,
  doubts: [],
  photos: [],
};

const photosOf = (count: number) =>
  photoSamples(count).map((photo) => ({ ...photo, thumbHash: "1QcSHQRnh493V4dIh4eXh1h4kJUI" }));

function show(entries: Partial<DiaryEntryView>[], shown: Partial<Shown> = {}, withYear = false): void {
  const day = {
    date: "2026-11-24",
    people: [
      { name: "Mateo Cruz", updates: 5 },
      { name: "June Park", updates: 2 },
    ],
    entries: entries.map((entry) => ({ ...PLAIN, ...entry })),
  };
  renderInPage(<DiaryDay projectId="p" day={day} shown={{ ...ALL, ...shown }} withYear={withYear} />);
}

test("an entry says when, who, where, what and what was ticked, and leads to its update", () => {
  show([{}]);
  expect(screen.getByRole("heading").textContent).toBe("Tuesday, November 24");
  expect(screen.getByText("Posted: Mateo Cruz and June Park · 7 updates")).toBeDefined();
  expect(screen.getByText("7:46 AM")).toBeDefined();
  expect(screen.getByRole("link", { name: "Mateo Cruz Framing" }).getAttribute("href")).toBe(
    paths.update("p", "u1"),
  );
  expect(screen.getByText("The beam is in. It sits on two posts.").getAttribute("lang")).toBe("en");
  expect(screen.getByText(/From Spanish, spoken, 0:42/)).toBeDefined();
  expect(screen.getByText("Set the beam")).toBeDefined();
});

test("the original is one press away, in its language", () => {
  show([{}]);
  fireEvent.click(screen.getByRole("button", { name: "original" }));
  expect(screen.getByText("Ya quedó la viga. Se apoya en dos postes.").getAttribute("lang")).toBe("es");
  fireEvent.click(screen.getByRole("button", { name: "hide original" }));
  expect(screen.queryByText("Ya quedó la viga. Se apoya en dos postes.")).toBeNull();
});

test("a doubt keeps its mark, with the original's words beside it", () => {
  const doubts = [{ original: "42 pulgadas", translated: "42 inches", kind: "number" as const }];
  show([
    { text: "Two boxes, at 42 inches.", original: "Dos cajas, a 42 pulgadas.", doubts, isSpoken: false },
  ]);
  expect(screen.getByText("42 inches").tagName).toBe("MARK");
  expect(screen.getByText(/From Spanish, “42 pulgadas”/)).toBeDefined();
});

test("what was ticked while nobody wrote leads to its folder, and a recording without words says so", () => {
  const ticked = { updateId: null, author: null, text: "", original: null, isSpoken: false };
  show([ticked, { updateId: "u2", text: "", original: null, done: [] }]);
  const [first, second] = screen.getAllByRole("link");
  expect(first?.getAttribute("href")).toBe(paths.project("p", { folder: "t1" }));
  expect(first?.textContent).toBe("Framing");
  expect(second?.getAttribute("href")).toBe(paths.update("p", "u2"));
  expect(screen.getByText(/Spoken, 0:42, not written down/)).toBeDefined();
});

test("shows only what is chosen, and comments with how many came before", () => {
  show(
    [{ comments: [COMMENT], earlierComments: 3, photos: photosOf(1) }],
    { words: false, done: false, photos: false },
    true,
  );
  expect(screen.getByRole("heading").textContent).toBe("Tuesday, November 24, 2026");
  expect(screen.queryByText(/The beam is in/)).toBeNull();
  expect(screen.queryByText("Set the beam")).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
  const comment = screen.getByText("Rosa Ortiz").closest("li")!;
  expect(within(comment).getByText("Good.")).toBeDefined();
  expect(screen.getByRole("link", { name: "3 earlier comments: open the update" })).toBeDefined();
});

test("an entry shows all its photos and when they were taken, also one without words, and so does a comment", () => {
  const comments = [{ ...COMMENT, text: "", photos: photosOf(2) }];
  const bare = { text: "", original: null, isSpoken: false, comments };
  show([{ ...bare, photos: photosOf(7), at: "2026-11-20T16:20:00.000Z" }]);
  const group = screen.getByRole("group", { name: "7 photos" });
  expect(within(group).getAllByRole("img")).toHaveLength(7);
  expect(screen.getByText("7 photos, taken 4:15 to 4:21 PM")).toBeDefined();
  const comment = screen.getByText("Rosa Ortiz").closest("li")!;
  expect(within(comment).getByRole("group", { name: "2 photos" })).toBeDefined();
});
