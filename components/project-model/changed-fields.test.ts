import { expect, it } from "vitest";
import { changedFields, detailFields } from "./changed-fields";

const initial = detailFields({
  id: "1",
  name: "Porch",
  description: "Cedar.\r\nNo paint.",
  dueDate: null,
});

function sent(fields: Record<string, string>): Record<string, unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: "1", ...initial, ...fields })) form.append(name, value);
  return Object.fromEntries(changedFields(form, initial));
}

it("sends only the fields that were changed", () => {
  expect(sent({})).toEqual({ id: "1" });
  expect(sent({ dueDate: "2026-12-17" })).toEqual({ id: "1", dueDate: "2026-12-17" });
  expect(sent({ name: "Deck", description: "" })).toEqual({ id: "1", name: "Deck", description: "" });
});

it("takes line breaks of another kind for the same text", () => {
  expect(sent({ description: "Cedar.\nNo paint." })).toEqual({ id: "1" });
});
