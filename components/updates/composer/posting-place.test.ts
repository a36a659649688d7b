import { expect, it } from "vitest";
import { resolvePlace, tasksToPostIn } from "./posting-place";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

const task = (id: string, more: Partial<TaskView> = {}) =>
  ({ id, isOpen: true, isCompleted: false, subtaskCount: 0, completedSubtaskCount: 0, ...more }) as TaskView;
const subtask = (id: string, isCompleted = false) => ({ id, isCompleted }) as SubtaskView;

it("offers open tasks, those with a subtask left to work on, and the chosen one", () => {
  const tasks = [
    task("open"),
    task("done", { isCompleted: true }),
    task("chosen", { isCompleted: true }),
    task("by subtask", { isOpen: false, subtaskCount: 2, completedSubtaskCount: 1 }),
    task("all subtasks done", { isOpen: false, subtaskCount: 2, completedSubtaskCount: 2 }),
  ];
  expect(tasksToPostIn(tasks, "chosen").map(({ id }) => id)).toEqual(["open", "chosen", "by subtask"]);
});

it("posts into the task itself unless a subtask of it is chosen", () => {
  const tasks = [task("t", { subtaskCount: 1 })];
  const subtasks = [subtask("s")];
  expect(resolvePlace({ taskId: null, subtaskId: null }, tasks, [])).toEqual({ kind: "unassigned" });
  expect(resolvePlace({ taskId: "t", subtaskId: null }, tasks, subtasks)).toEqual({
    kind: "task",
    taskId: "t",
  });
  expect(resolvePlace({ taskId: "t", subtaskId: "s" }, tasks, subtasks)).toEqual({
    kind: "subtask",
    taskId: "t",
    subtaskId: "s",
  });
});

it("posts into the first open subtask when the task itself is hidden, and nowhere until subtasks have loaded", () => {
  const tasks = [task("t", { isOpen: false, subtaskCount: 2 })];
  const choice = { taskId: "t", subtaskId: null };
  expect(resolvePlace(choice, tasks, undefined)).toBeUndefined();
  expect(resolvePlace(choice, tasks, [])).toBeNull();
  expect(resolvePlace(choice, tasks, [subtask("done", true), subtask("s")])).toMatchObject({
    subtaskId: "s",
  });
});

it("has no destination for a deleted task or subtask, never unassigned or the task itself instead", () => {
  expect(resolvePlace({ taskId: "gone", subtaskId: null }, [], [])).toBeNull();
  expect(resolvePlace({ taskId: "gone", subtaskId: null }, undefined, [])).toBeUndefined();
  expect(resolvePlace({ taskId: "t", subtaskId: "gone" }, [task("t")], [subtask("s")])).toBeNull();
});
