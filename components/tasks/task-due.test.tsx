import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { TaskFolder } from "@/components/tasks/folder/task-folder";
import { SubtaskSection } from "@/components/tasks/subtask/subtask-section";
import type { TaskView } from "@/lib/tasks/view";
import { line, show, SUBTASKS, TASK } from "@/sandbox/fixtures/subtasks-fixture";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T12:00:00Z") });
});

/** What a folder's line shows of its due date. */
function dueOf(more: Partial<TaskView>) {
  const row = { isHere: true, isOpen: false, isDrawn: false, newCount: 0, press: vi.fn() };
  const { container } = show(<TaskFolder task={{ ...TASK, ...more }} {...row} />);
  return container.querySelector("h3 [title]");
}

it.each([
  ["2026-11-25", "2 days late", "Due Nov 25"],
  ["2026-11-26", "1 day late", "Due Nov 26"],
  ["2026-11-27", "Due today", "Due Nov 27"],
  ["2026-12-17", "20 days left", "Due Dec 17"],
])("a folder's line says of %s: %s", (dueDate, left, date) => {
  const due = dueOf({ dueDate });
  expect([due?.textContent, due?.getAttribute("title")]).toEqual([left, date]);
  expect(due?.classList.contains("text-danger")).toBe(left.endsWith("late"));
});

it("the line of a folder without a due date says nothing of it, nor does that of a completed one", () => {
  expect(dueOf({})).toBeNull();
  expect(dueOf({ dueDate: "2026-11-25", isCompleted: true })).toBeNull();
});

it("a subtask's line says when it is due; a completed one is never late", () => {
  const subtasks = SUBTASKS.map((subtask) => ({ ...subtask, dueDate: "2026-11-25" }));
  show(<SubtaskSection task={TASK} />, { subtasks });
  fireEvent.click(line());
  expect(screen.getAllByText("2 days late")).toHaveLength(3);
  expect(screen.getByText("Pour the slab").closest("li")?.textContent).not.toContain("late");
});
