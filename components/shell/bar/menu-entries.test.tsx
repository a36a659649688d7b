import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { MenuOrder, useMenuEntries } from "./menu-entries";

test.each([
  [true, ["businesses", "billing", "help", "settings"]],
  [false, ["help", "settings", "businesses", "billing"]],
])(
  "the office's entries lead for who runs a business (%s), and come last for who does not",
  (runsBusiness, keys) => {
    const { result } = renderHook(useMenuEntries, {
      wrapper: ({ children }) => <MenuOrder runsBusiness={runsBusiness}>{children}</MenuOrder>,
    });
    expect(result.current.map(({ key }) => key)).toEqual(keys);
  },
);
