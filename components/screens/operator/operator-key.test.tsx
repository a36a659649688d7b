import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { dropOperatorKey, keepOperatorKey, operatorKey, useOperatorKey } from "./operator-key";

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test.each(["where the browser stores it", "where storage is blocked"])("the key is kept %s", (where) => {
  if (where === "where storage is blocked")
    for (const call of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(blocked);
  const { result } = renderHook(useOperatorKey);
  expect(result.current).toBeNull();
  act(() => keepOperatorKey("one"));
  expect([result.current, operatorKey()]).toEqual(["one", "one"]);
  act(() => dropOperatorKey("another"));
  expect(result.current).toBe("one");
  act(() => dropOperatorKey("one"));
  expect([result.current, operatorKey()]).toEqual([null, null]);
});

test("a key that another tab drops is dropped here", () => {
  const { result } = renderHook(useOperatorKey);
  act(() => keepOperatorKey("one"));
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent("storage")));
  expect(result.current).toBeNull();
});
