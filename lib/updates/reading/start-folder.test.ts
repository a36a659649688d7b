import { expect, test } from "vitest";
import { startFolder } from "./read-workspace";

const task = (id: string, totalNewCount = 0, isCompleted = false) => ({ id, totalNewCount, isCompleted });
const FIRST_VISIT = {
  manages: false,
  isFirstVisit: true,
  chosenView: null,
  tasks: [task("framing"), task("roofing")],
  unassignedNewCount: 0,
};

test.each([
  ["the folder with the most news", { tasks: [task("framing", 1), task("roofing", 2)] }, "roofing"],
  [
    "the earlier of two with as many",
    { tasks: [task("framing"), task("roofing", 2)], unassignedNewCount: 2 },
    "roofing",
  ],
  ["the unassigned updates, when the news is there", { unassignedNewCount: 1 }, "unassigned"],
  ["a completed task with news", { tasks: [task("framing"), task("roofing", 1, true)] }, "roofing"],
  ["their first task that is not done", { tasks: [task("framing", 0, true), task("roofing")] }, "roofing"],
  ["their first task, when all are done", { tasks: [task("framing", 0, true)] }, "framing"],
  ["the unassigned updates without a task", { tasks: [] }, "unassigned"],
])("a member's first visit opens %s", (_, more, folder) => {
  expect(startFolder({ ...FIRST_VISIT, ...more })).toBe(folder);
});

test.each([
  ["a manager's first visit", { manages: true }],
  ["a later visit", { isFirstVisit: false }],
  ["a later visit of someone who chose the tasks", { isFirstVisit: false, chosenView: "tasks" as const }],
])("%s opens the unassigned updates, whatever is new", (_, more) => {
  expect(startFolder({ ...FIRST_VISIT, tasks: [task("framing", 3)], ...more })).toBe("unassigned");
});

test.each([{ manages: true }, { isFirstVisit: false }, {}])("who chose all updates gets them: %j", (more) => {
  expect(startFolder({ ...FIRST_VISIT, ...more, chosenView: "all" })).toBe("all");
});
