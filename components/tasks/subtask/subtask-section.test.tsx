import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { SubtaskSection } from "./subtask-section";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { useStore } from "@/components/providers/use-store";
import OpenDialog from "@/components/screens/project/open-dialog";
import type { Composer } from "@/components/updates/composer/use-post-update";
import { askedDialogOf, forgetAskedDialog, subscribeToAskedDialog } from "@/lib/browser/page/asked-dialog";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { box, line, show, SUBTASKS, TASK } from "@/sandbox/fixtures/subtasks-fixture";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const renameSubtask = vi.fn<ProjectActions["renameSubtask"]>();
const addSubtask = vi.fn<ProjectActions["addSubtask"]>();

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

function open(isOwner = false) {
  show(<SubtaskSection task={TASK} />, { isOwner, actions: { addSubtask, renameSubtask } });
  fireEvent.click(line());
}

const done = () => screen.getByRole("list", { name: "Completed subtasks" });
const rename = (name: string) => screen.getByRole("button", { name: new RegExp(`^Rename ${name}`) });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Subtask name" });

it("says how many are done in one line, which opens to them, the completed ones last", () => {
  open();
  expect(line().textContent).toContain("1 of 4 done");
  // One of the task's three new updates is in the task itself.
  expect(within(line()).getByText("2 new")).toBeDefined();
  expect(screen.getAllByRole("checkbox").map((tick) => tick.getAttribute("aria-label"))).toEqual([
    "Complete Strip the forms",
    "Complete Seal the tie holes",
    "Complete Backfill",
  ]);
  expect(within(done()).getByText("Pour the slab")).toBeDefined();
  fireEvent.click(line());
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(line().textContent).toContain("Next: Strip the forms");
});

it("lets contributors complete subtasks and nothing else", () => {
  open();
  expect(screen.queryByRole("button", { name: /Rename|Delete|Add/ })).toBeNull();
  expect(box("Backfill")).toBeDefined();
});

it("renames on Enter and when the field is left; Escape keeps the draft, an empty name changes nothing", async () => {
  renameSubtask.mockImplementation(({ name }) =>
    Promise.resolve({ ok: true, data: { ...SUBTASKS[0]!, name } }),
  );
  open(true);
  fireEvent.click(rename("Strip the forms"));
  await screen.findByRole("textbox", { name: "Subtask name" });
  fireEvent.change(field(), { target: { value: "Other" } });
  await screen.findByDisplayValue("Other");
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(currentToasts()[0]?.title).toBe("Subtask not renamed");
  expect(rename("Strip the forms").textContent).toBe("Strip the formsUnsaved");
  expect(document.activeElement).toBe(rename("Strip the forms"));
  fireEvent.click(rename("Strip the forms"));
  expect(field().value).toBe("Other");
  fireEvent.change(field(), { target: { value: " \u200b\u3164 " } });
  fireEvent.submit(field().form!);
  expect(renameSubtask).not.toHaveBeenCalled();

  fireEvent.click(rename("Strip the forms"));
  expect(field().value).toBe("Strip the forms");
  fireEvent.change(field(), { target: { value: " Strip all forms " } });
  fireEvent.blur(field());
  await screen.findByRole("button", { name: "Rename Strip all forms" });
  expect(renameSubtask.mock.lastCall?.[0]).toEqual({ id: "s1", name: "Strip all forms" });
});

it("takes the next subtask's name while one is being added: a read-only field would put a phone's keyboard away", async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof addSubtask>>>();
  addSubtask.mockReturnValue(promise);
  open(true);
  fireEvent.click(screen.getByRole("button", { name: "Add subtask" }));
  await screen.findByRole("textbox", { name: "Subtask name" });
  fireEvent.change(field(), { target: { value: "Hang doors" } });
  fireEvent.submit(field().form!);
  expect(field().readOnly).toBe(false);
  expect(field().value).toBe("");
  fireEvent.submit(field().form!);
  fireEvent.change(field(), { target: { value: "Paint" } });
  fireEvent.submit(field().form!);
  expect(addSubtask).toHaveBeenCalledOnce();
  await act(async () => resolve({ ok: true, data: { ...SUBTASKS[0]!, id: "s9", name: "Hang doors" } }));
  expect(field().value).toBe("Paint");
});

it("puts the name of a subtask that was not added back, before what was typed since", async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof addSubtask>>>();
  addSubtask.mockReturnValue(promise);
  open(true);
  fireEvent.click(screen.getByRole("button", { name: "Add subtask" }));
  await screen.findByRole("textbox", { name: "Subtask name" });
  fireEvent.change(field(), { target: { value: "Hang doors" } });
  fireEvent.submit(field().form!);
  fireEvent.change(field(), { target: { value: "Paint" } });
  await act(async () => resolve({ ok: false, error: { code: "internal", message: "" } } as never));
  expect(field().value).toBe("Hang doors Paint");
  addSubtask.mockReturnValue(new Promise(() => undefined));
  fireEvent.submit(field().form!);
  expect(field().value).toBe("");
});

it("shows a subtask's description while it is open", () => {
  const subtasks = [{ ...SUBTASKS[0]!, description: "Mind the anchors" }];
  show(<SubtaskSection task={TASK} />, { subtasks });
  fireEvent.click(screen.getByRole("button", { name: /^\d of 1 done/ }));
  expect(screen.queryByText("Mind the anchors")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Strip the forms: / }));
  expect(screen.getByText("Mind the anchors")).toBeDefined();
});

it.each([
  [
    "the owner",
    true,
    ["Assign people", "Edit…", "Ask for a photo", "Delete subtask"],
    ["Assign people", "Delete subtask"],
  ],
  ["a contributor", false, ["Members"], ["Members"]],
])("offers %s, in a subtask's menu, what they may do with it", async (_, isOwner, ofOpen, ofCompleted) => {
  open(isOwner);
  for (const [name, entries] of [
    ["Backfill", ofOpen],
    ["Pour the slab", ofCompleted],
  ] as const) {
    fireEvent.click(screen.getByRole("button", { name: `Options for ${name}` }));
    const menu = await screen.findByRole("menu");
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map(({ textContent }) => textContent),
    ).toEqual(entries);
    fireEvent.keyDown(menu, { key: "Escape" });
  }
});

it("keeps what its owner types of a subtask that somebody completes meanwhile", async () => {
  const { client } = show(
    <>
      <SubtaskSection task={TASK} />
      <Asked />
    </>,
    { isOwner: true },
  );
  fireEvent.click(line());
  fireEvent.click(screen.getByRole("button", { name: /^Options.*Backfill/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Edit…" }));
  const description = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Description/ });
  fireEvent.change(description, { target: { value: "In three layers" } });
  const completed = SUBTASKS.map((one) => ({ ...one, isCompleted: true }));
  act(() => {
    client.setQueryData(queryKeys.subtasks("t"), completed);
  });
  await waitFor(() => expect(screen.queryByRole("checkbox", { hidden: true })).toBeNull());
  expect([description.isConnected, description.value]).toEqual([true, "In three layers"]);
  act(forgetAskedDialog);
});

/** The project's dialogs, as its page has them. */
function Asked() {
  const asked = useStore(subscribeToAskedDialog, () => askedDialogOf("p"), null);
  const project = { id: "p" } as ProjectDetailView;
  return (
    asked && (
      <OpenDialog shown={asked} project={project} composer={{} as Composer} onClose={forgetAskedDialog} />
    )
  );
}
