import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseInput, parseParams } from "./parse";
import { idParam, optionalText, requiredText } from "@/lib/kernel/text";
import { AppError } from "@/lib/shared/errors";
import { trimmed } from "@/lib/shared/trimmed";

const schema = z.object({
  name: requiredText(10, "nameRequired"),
  note: optionalText(20),
  count: z.number().optional(),
});

function refusal(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("It was not refused");
}

describe("an input", () => {
  it.each([
    ["a missing text", {}, { path: "name", message: "nameRequired" }],
    ["null where a text is required", { name: null }, { path: "name", message: "nameRequired" }],
    ["a blank text", { name: " \n\t " }, { path: "name", message: "nameRequired", params: { minimum: 1 } }],
    [
      "a text that is too long",
      { name: "x".repeat(11) },
      { path: "name", message: "tooLong", params: { maximum: 10 } },
    ],
    ["a text where a number is wanted", { name: "Rosa", count: "3" }, { path: "count", message: "invalid" }],
    ["a list", [], { path: "", message: "invalid" }],
    ["null", null, { path: "", message: "invalid" }],
    ["a bare text", "Rosa", { path: "", message: "invalid" }],
    ["a NUL character", { name: "Ro\0sa" }, { path: "name", message: "unstorable" }],
    ["half a surrogate pair", { name: "Ro\ud800sa" }, { path: "name", message: "unstorable" }],
  ])("is refused for %s, and told where", (_, value, issue) => {
    const error = refusal(() => parseInput(schema, value));
    expect(error.code).toBe("validation_failed");
    expect(error.issues).toContainEqual(issue);
  });

  it("drops unknown fields", () => {
    expect(parseInput(schema, { name: "Rosa", isOperator: true })).toEqual({ name: "Rosa" });
  });

  it("tells null from absence", () => {
    expect(parseInput(schema, { name: "Rosa", note: null })).toEqual({ name: "Rosa", note: null });
    expect(parseInput(schema, { name: "Rosa" })).not.toHaveProperty("note");
  });

  it("keeps every character of a text that can be seen but the white space around it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 5 }), (text) => {
        fc.pre(trimmed(text) !== "" && !text.includes("\0") && text.isWellFormed());
        expect(parseInput(schema, { name: text })).toEqual({ name: text.trim() });
      }),
    );
  });

  it("is read only as far as its schema goes: circular or endlessly deep values are left alone", () => {
    const round: Record<string, unknown> = { name: "Rosa" };
    round["round"] = round;
    expect(parseInput(schema, round)).toEqual({ name: "Rosa" });
    const deep: unknown = JSON.parse(`{"name":"Rosa","a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
    expect(parseInput(schema, deep)).toEqual({ name: "Rosa" });
    expect(refusal(() => parseInput(schema, [round])).code).toBe("validation_failed");
  });
});

it.each(["", "1", "not-a-uuid", "00000000-0000-0000-0000-00000000000g", "../users"])(
  "the id %j in a path is not found",
  (id) => {
    expect(refusal(() => parseParams(idParam, { id })).code).toBe("not_found");
  },
);

it("a NUL character in a path is not found", () => {
  expect(refusal(() => parseParams(z.object({ code: z.string() }), { code: "A\0B" })).code).toBe("not_found");
});
