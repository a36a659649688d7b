import { describe, expect, it } from "vitest";
import { columnsToChange } from "./edit-task";
import { editTaskInput } from "./schema";
import { type SubtaskRow, type TaskRow, toSubtaskView, toTaskView } from "./view";

const BEFORE = { name: "Framing", description: "North wall first", dueDate: "2026-11-25" };
const changed = (input: object) => columnsToChange(BEFORE, editTaskInput.parse(input), "en");

describe("an edit of a task", () => {
  it("changes nothing with nothing, with the current values, or with fields that nobody knows", () => {
    for (const same of [{}, BEFORE, { name: " Framing\n" }, { isCompleted: true }])
      expect(changed(same)).toEqual({});
  });

  it("changes a due date alone, and clears it with null or an empty text", () => {
    expect(changed({ dueDate: "2026-12-01" })).toEqual({ dueDate: new Date("2026-12-01") });
    for (const dueDate of [null, ""]) expect(changed({ dueDate })).toEqual({ dueDate: null });
  });

  it("clears a description with null or a blank one, and never a name", () => {
    for (const description of [null, "", " \n"])
      expect(changed({ description })).toMatchObject({ name: "Framing", description: null });
    for (const name of [null, "", " \t", "\u200b"])
      expect(editTaskInput.safeParse({ name }).error?.issues).toMatchObject([
        { path: ["name"], message: "nameRequired" },
      ]);
  });

  it("stores the language of both texts, whichever is written", () => {
    const spanish = "La grúa llega el lunes por la mañana";
    expect(changed({ description: spanish })).toMatchObject({ language: "es" });
    const before = { ...BEFORE, description: spanish };
    expect(columnsToChange(before, { name: "4 x 6" }, "en")).toMatchObject({ language: "es" });
  });

  it("leaves what its editor did not touch, and does not replace what they did not see", () => {
    const seen = { ...BEFORE, description: "South wall first" };
    expect(changed({ ...seen, name: "Walls", seen })).toMatchObject({
      name: "Walls",
      description: BEFORE.description,
    });
    const conflict = expect.objectContaining({
      code: "conflict",
      details: { description: BEFORE.description },
    });
    const edit = { name: "Walls", description: "Both walls" };
    expect(() => changed({ ...edit, seen })).toThrow(conflict);
    expect(changed({ ...edit, seen: BEFORE })).toMatchObject(edit);
    expect(changed({ description: BEFORE.description, seen })).toEqual({});
  });

  it.each([
    [{ name: "n".repeat(256) }, "name", "tooLong"],
    [{ description: "d".repeat(5_001) }, "description", "tooLong"],
    [{ dueDate: "2026-02-29" }, "dueDate", "dayInvalid"],
    [{ dueDate: "tomorrow" }, "dueDate", "dayInvalid"],
    [{ dueDate: "2026-12-01T00:00:00Z" }, "dueDate", "dayInvalid"],
    [{ dueDate: 20_261_201 }, "dueDate", "dayInvalid"],
  ])("refuses %j", (input, field, message) => {
    const { error } = editTaskInput.safeParse(input);
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });
});

it("a view has the due date of its row, or null", () => {
  const times = { completedAt: null, createdAt: new Date(0), translation: null, language: null };
  for (const dueDate of ["2026-11-25", null]) {
    expect(toTaskView({ ...times, dueDate } as TaskRow).dueDate).toBe(dueDate);
    expect(toSubtaskView({ ...times, dueDate } as SubtaskRow).dueDate).toBe(dueDate);
  }
});
