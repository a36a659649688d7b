import { afterEach } from "vitest";

// A test that expects an error replaces console.error itself: vi.spyOn(console, "error").mockImplementation(…).
let unexpected: unknown[][] = [];
console.error = (...values: unknown[]) => unexpected.push(values);

afterEach(() => {
  const calls = unexpected;
  unexpected = [];
  if (calls.length > 0)
    throw new Error(
      `Unexpected console.error:\n${calls.map((values) => values.map(String).join(" ")).join("\n")}`,
    );
});
