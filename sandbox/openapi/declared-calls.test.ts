import { expect, test } from "vitest";
import { declaredCalls } from "./declared-calls";
import { readVerb } from "./read-verb";

const CALLS = declaredCalls();

test("every call declares the permissions that its verb asks for", () => {
  const declared = CALLS.map(({ call, needs }) => [call, needs.toSorted()]);
  const asked = CALLS.map(({ call, method, file }) => [call, readVerb(file, method).permissions.toSorted()]);
  expect(declared).toEqual(asked);
});
