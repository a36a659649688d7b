import { expect, it } from "vitest";
import { currentGuide, shownSteps } from "./guide";
import type { ProjectDetailView } from "@/lib/projects/view";

const OWNER = { role: "owner" };
const WORKER = { role: "worker" };

it.each([
  ["nothing", {}, [OWNER], 0, 0, ["hasTask", "hasCrew", "hasUpdate"]],
  ["a task", {}, [OWNER], 1, 0, ["hasCrew", "hasUpdate"]],
  ["somebody who joined since", {}, [OWNER, WORKER], 1, 0, ["hasAssigned", "hasUpdate"]],
  ["all but tasks for the crew", { hasCrew: true }, [OWNER, WORKER], 1, 1, ["hasAssigned"]],
  ["a crew with tasks", { hasCrew: true, hasAssigned: true }, [OWNER, WORKER], 1, 0, ["hasUpdate"]],
  ["everything", { hasCrew: true, hasAssigned: true }, [OWNER, WORKER], 1, 1, null],
  // Nobody is left who could be given one.
  ["a crew that has left", { hasCrew: true }, [OWNER], 1, 1, null],
] as const)("with %s, the guide asks for the rest", (_, done, members, tasks, updateCount, open) => {
  const guide = { hasTask: false, hasCrew: false, hasAssigned: false, hasUpdate: false, ...done };
  const project = { guide, members, updateCount } as unknown as ProjectDetailView;
  const current = currentGuide(project, tasks);
  const steps = current && shownSteps(current).filter(([, isDone]) => !isDone);
  expect(steps && steps.map(([step]) => step)).toEqual(open);
});

it("shows the step of giving tasks once somebody has joined, and keeps it when it is done", () => {
  const steps = { hasTask: true, hasUpdate: false };
  expect(shownSteps({ ...steps, hasCrew: false, hasAssigned: true })).toHaveLength(3);
  expect(shownSteps({ ...steps, hasCrew: true, hasAssigned: false })).toHaveLength(4);
  expect(shownSteps({ ...steps, hasCrew: true, hasAssigned: true })).toHaveLength(4);
});
