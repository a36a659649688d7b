import { expect, test } from "vitest";
import { schemaText, type ShownSchema } from "./schema-text";

test.each<[string, ShownSchema]>([
  ["Task", { $ref: "#/components/schemas/Task" }],
  ["Task[]", { type: "array", items: { $ref: "#/components/schemas/Task" } }],
  ["uuid", { type: "string", format: "uuid" }],
  ["time | null", { anyOf: [{ type: "string", format: "date-time" }, { type: "null" }] }],
  ["string | null", { type: ["string", "null"] }],
  ['"en" | "es"', { type: "string", enum: ["en", "es"] }],
  ["(string | null)[]", { type: "array", items: { type: ["string", "null"] } }],
  [
    "{ name: string, dueDate?: day }",
    {
      type: "object",
      properties: { name: { type: "string" }, dueDate: { type: "string", format: "date" } },
      required: ["name"],
    },
  ],
  ["{ [name]: integer }", { type: "object", additionalProperties: { type: "integer" } }],
  ["any", {}],
])("%s", (text, schema) => {
  expect(schemaText(schema)).toBe(text);
});
