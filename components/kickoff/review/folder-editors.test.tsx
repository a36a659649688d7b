import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { FolderEditors } from "./folder-editors";
import type { Problem } from "./validate-draft";
import { type ProposalDraft, toDraft } from "@/components/kickoff/draft";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { PLAN } from "@/sandbox/fixtures/kickoff-fixture";

const folders = PLAN.folders.map(({ subtasks, ...folder }) => ({
  ...folder,
  subtasks: subtasks.map((one) => ({ isCompleted: false, ...one })),
}));
const plan = toDraft({ ...PLAN, folders, dueDate: null, assumptions: [], risks: [] });

interface Shown {
  draft?: ProposalDraft;
  problems?: Problem[];
  locale?: "en" | "es";
}

function show({ draft = plan, problems = [], locale = "en" }: Shown = {}) {
  function Review() {
    const [edited, setEdited] = useState(draft);
    return <FolderEditors draft={edited} problems={problems} onDraft={setEdited} />;
  }
  renderInPage(<Review />, { locale });
}

const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  act(() => {
    button.focus();
  });
  fireEvent.click(button);
};
/** Presses a key where the focus is, as a browser does: Space and Enter also click a button. */
function key(name: "Enter" | " ", more: object = {}): void {
  const focused = document.activeElement!;
  const isHandled = !fireEvent.keyDown(focused, { key: name, ...more });
  if (!isHandled && focused instanceof HTMLButtonElement) fireEvent.click(focused);
}
const fill = (text: string) => {
  fireEvent.change(document.activeElement!, { target: { value: text } });
};
const namesOf = (label: RegExp) =>
  screen.queryAllByRole<HTMLInputElement>("textbox", { name: label }).map(({ value }) => value);
const subtasks = () => namesOf(/^Name of subtask/);
const folderNames = () => namesOf(/^Name of folder/);

function selected(): string {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return `focus on ${String(field?.textContent)}`;
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
}

test("a field that is wrong is read with what is wrong in its folder", () => {
  show({ problems: [{ path: "folders.0.subtasks.0.name", text: "subtaskName" }] });
  const fields = screen.getAllByRole("textbox");
  const [wrong, ...others] = fields.filter((field) => field.hasAttribute("aria-invalid"));
  const description = document.getElementById(wrong?.getAttribute("aria-describedby") ?? "");
  expect([description?.textContent, others]).toEqual([en.kickoff.problems.subtaskName, []]);
});

test("a new subtask has the focus with its text selected, Enter adds the next below it, Space adds none", () => {
  show();
  press(en.kickoff.addSubtask);
  expect(selected()).toBe("New Subtask");
  key(" ");
  fill("Order bricks");
  key("Enter");
  expect(selected()).toBe("New Subtask");
  expect(subtasks()).toEqual(["Order the scaffold", "Fence the yard", "Order bricks", "New Subtask"]);
  act(() => {
    screen.getByRole("textbox", { name: "Name of subtask 1" }).focus();
  });
  key("Enter");
  expect(subtasks().slice(0, 2)).toEqual(["Order the scaffold", "New Subtask"]);
  expect(selected()).toBe("New Subtask");
});

test("a new folder opens, has the focus with its text selected, and Enter adds the next", () => {
  show();
  press(en.kickoff.addFolder);
  expect(selected()).toBe("New Folder");
  expect(screen.getAllByRole("button", { name: en.kickoff.addSubtask })).toHaveLength(2);
  key(" ");
  fill("Slates");
  key("Enter");
  expect(selected()).toBe("New Folder");
  expect(folderNames().slice(2)).toEqual(["Slates", "New Folder"]);
});

test.each([
  ["held down", { repeat: true }, "Order bricks"],
  ["choosing a word of an input method", { isComposing: true }, "Order bricks"],
  ["in a field without a text", {}, " "],
])("Enter adds nothing while it is %s", (_, more, text) => {
  show();
  press(en.kickoff.addSubtask);
  fill(text);
  key("Enter", more);
  expect(subtasks()).toHaveLength(3);
});

test("Enter adds nothing beyond the most that the server takes", () => {
  const [first] = plan.folders;
  const full = Array.from({ length: 60 }, (_, at) => ({ key: `s${at}`, name: `S${at}`, isCompleted: false }));
  show({ draft: { ...plan, folders: [{ ...first!, subtasks: full }] } });
  act(() => {
    screen.getByRole("textbox", { name: "Name of subtask 60" }).focus();
  });
  key("Enter");
  expect(subtasks()).toHaveLength(60);
});

test("a folder that is opened again takes no focus", () => {
  show();
  press(en.kickoff.addSubtask);
  press("Subtasks of Scaffold and safety");
  press("Subtasks of Scaffold and safety");
  expect(selected()).toBe("focus on Subtasks of Scaffold and safety");
});

test.each([
  ["en", "Remove Scaffold and safety", "“Scaffold and safety” is removed.", "Undo"],
  ["es", "Quitar Scaffold and safety", "Quitaste «Scaffold and safety».", "Deshacer"],
] as const)("a removed folder comes back whole, where it was, in %s", (locale, remove, said, undo) => {
  show({ locale });
  press(remove);
  const names = () => screen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).value);
  expect(names()).toEqual(["Strip and sort slates"]);
  expect(document.activeElement?.textContent).toBe(said);
  key(" ");
  expect(names()).toHaveLength(1);
  press(undo);
  expect(names()).toEqual([
    "Scaffold and safety",
    "Set up before anybody climbs.",
    "Order the scaffold",
    "Fence the yard",
    "Strip and sort slates",
  ]);
  expect(screen.queryByText(said)).toBeNull();
  expect(selected()).toBe("Scaffold and safety");
});

test("the last folder comes back too, with what was edited since", () => {
  show();
  press("Subtasks of Strip and sort slates");
  press("Remove Strip and sort slates");
  fireEvent.change(screen.getByRole("textbox", { name: "Name of folder 1" }), {
    target: { value: "Fences" },
  });
  press(en.kickoff.undo);
  expect(folderNames()).toEqual(["Fences", "Strip and sort slates"]);
});
