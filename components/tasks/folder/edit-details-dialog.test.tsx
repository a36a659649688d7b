import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import TaskSettingsDialog from "./task-settings-dialog";
import EditDetailsDialog from "@/components/project-model/edit-details-dialog";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { show, SUBTASKS, TASK } from "@/sandbox/fixtures/subtasks-fixture";

const editTask = vi.fn<ProjectActions["editTask"]>();
const editSubtask = vi.fn<ProjectActions["editSubtask"]>();
const onClose = vi.fn();
const FORMS = { ...TASK, description: "Both walls", dueDate: "2026-11-25" };

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

function open() {
  show(<EditDetailsDialog kind="task" of={FORMS} onClose={onClose} />, {
    isOwner: true,
    actions: { editTask },
  });
}

const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Task name" });
const description = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Description/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

it("opens with what the task has, and sends the fields that were changed", async () => {
  editTask.mockResolvedValue({ ok: true, data: { ...FORMS, description: "North wall" } });
  open();
  expect([name().value, description().value]).toEqual(["Forms", "Both walls"]);
  type(description(), "North wall");
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const { name: seenName, description: seenText, dueDate } = FORMS;
  const seen = { name: seenName, description: seenText, dueDate };
  expect(editTask.mock.lastCall![0]).toEqual({ id: "t", description: "North wall", seen });
  expect(currentToasts()[0]?.title).toBe("Task updated");
});

it("keeps what was typed when it is refused, with the problem at its field", async () => {
  const issues = [{ path: "name", message: "Enter a name." }];
  editTask.mockResolvedValue({ ok: false, error: { code: "validation_failed", message: "…", issues } });
  open();
  type(name(), " ");
  type(description(), "North wall");
  save();
  await screen.findByText("Enter a name.");
  expect([name().value, description().value]).toEqual([" ", "North wall"]);
  expect(onClose).not.toHaveBeenCalled();
});

it("cuts nothing off a description that is longer than fits: the server refuses it at its field", async () => {
  const issues = [{ path: "description", message: "At most 5,000 characters." }];
  editTask.mockResolvedValue({ ok: false, error: { code: "validation_failed", message: "…", issues } });
  open();
  const scope = "Rough-in. ".repeat(501);
  // A browser cuts off what is pasted over it.
  expect(description().maxLength).toBe(-1);
  type(description(), scope);
  save();
  await screen.findByText("At most 5,000 characters.");
  expect(editTask.mock.lastCall![0]["description"]).toBe(scope);
  expect(description().value).toBe(scope);
});

it("says inside the dialog that it could not be sent, and keeps what was typed through a reload", async () => {
  editTask.mockRejectedValue(new TypeError("Failed to fetch"));
  open();
  type(name(), "Wall forms");
  save();
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to update task");
  expect(name().value).toBe("Wall forms");
  expect(Object.values(sessionStorage)).toContainEqual(expect.stringContaining("Wall forms"));
});

it("asks before it discards what was typed", async () => {
  open();
  type(name(), "Wall forms");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(editTask).not.toHaveBeenCalled();
});

it("is offered in a task's settings, and returns to them", async () => {
  show(<TaskSettingsDialog task={FORMS} onClose={onClose} />, { isOwner: true });
  fireEvent.click(screen.getByRole("button", { name: "Edit…" }));
  await screen.findByRole("dialog", { name: "Edit task" });
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByRole("dialog", { name: "Task Settings" });
  expect(screen.queryByRole("dialog", { name: "Edit task" })).toBeNull();
});

it("edits a subtask in the same way", async () => {
  const subtask = SUBTASKS[0]!;
  editSubtask.mockResolvedValue({ ok: true, data: subtask });
  show(<EditDetailsDialog kind="subtask" of={subtask} onClose={onClose} />, {
    isOwner: true,
    actions: { editSubtask },
  });
  type(screen.getByRole("textbox", { name: "Subtask name" }), "Strip all forms");
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const edit = { id: "s1", name: "Strip all forms", seen: expect.objectContaining({ name: subtask.name }) };
  expect(editSubtask.mock.lastCall![0]).toEqual(edit);
  expect(currentToasts()[0]?.title).toBe("Subtask updated");
});

it("shows what somebody else wrote meanwhile beside what was typed, and replaces it only when it is saved again", async () => {
  const conflict = (details: Record<string, string>) => ({
    ok: false as const,
    error: { code: "conflict" as const, message: "Compare.", details },
  });
  editTask
    .mockResolvedValueOnce(conflict({ description: "Both walls, oiled" }))
    .mockResolvedValueOnce(conflict({ name: "Walls" }))
    .mockResolvedValueOnce({ ok: true, data: FORMS });
  open();
  type(description(), "North wall");
  save();
  await screen.findByText("Somebody else changed this to: Both walls, oiled");
  expect([description().value, screen.getByRole("alert").textContent]).toEqual([
    "North wall",
    expect.stringContaining("Compare."),
  ]);
  expect(editTask.mock.lastCall![0]).toMatchObject({ seen: { description: "Both walls" } });
  await waitFor(() => {
    save();
    expect(editTask).toHaveBeenCalledTimes(2);
  });
  await screen.findByText("Somebody else changed this to: Walls");
  screen.getByText("Somebody else changed this to: Both walls, oiled");
  await waitFor(() => {
    save();
    expect(editTask).toHaveBeenCalledTimes(3);
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(editTask.mock.lastCall![0]).toMatchObject({
    description: "North wall",
    seen: { description: "Both walls, oiled", name: "Walls" },
  });
});

it("still knows after a reload which text its draft replaces", async () => {
  editTask.mockResolvedValue({ ok: true, data: FORMS });
  open();
  type(description(), "North wall");
  cleanup();
  const present = { ...FORMS, description: "Both walls, oiled" };
  show(<EditDetailsDialog kind="task" of={present} onClose={onClose} />, {
    isOwner: true,
    actions: { editTask },
  });
  save();
  await waitFor(() => expect(editTask).toHaveBeenCalledOnce());
  expect(editTask.mock.lastCall![0]).toMatchObject({
    description: "North wall",
    seen: { description: "Both walls" },
  });
});
