import { expect, it } from "vitest";
import { clearTop } from "./toast-clearance";

/** On a phone of 390 × 844. */
const TOAST = { top: 690, bottom: 760, left: 12, right: 378 };
const HEADER = [{ top: 0, bottom: 64 }];
const at = (top: number, height: number) => ({ top, bottom: top + height, left: 20, right: 200 });

it("leaves a toast in its place where that covers nothing of what it is about", () => {
  expect(clearTop(TOAST, [], HEADER)).toBeNull();
  expect(clearTop(TOAST, [{ box: at(300, 44), weight: 10 }], HEADER)).toBeNull();
});

it("moves a toast below the header that would cover the button that it is about", () => {
  expect(clearTop(TOAST, [{ box: at(700, 44), weight: 10 }], HEADER)).toBe(76);
});

it("rather covers the edge of a long form than its button", () => {
  const form = { box: at(70, 700), weight: 1 };
  expect(clearTop(TOAST, [{ box: at(700, 44), weight: 10 }, form], HEADER)).toBe(76);
  expect(clearTop(TOAST, [{ box: at(90, 44), weight: 10 }, form], HEADER)).toBeNull();
});

it("does not mind what is beside it, as on a wide screen", () => {
  expect(
    clearTop({ ...TOAST, left: 860, right: 1280 }, [{ box: at(700, 44), weight: 10 }], HEADER),
  ).toBeNull();
});

it.each([
  ["a panel over the page begins with", { top: 28, bottom: 100 }, 112],
  ["a sheet has further down", { top: 400, bottom: 470 }, 76],
])("clears the header that %s", (_, own, top) => {
  expect(clearTop(TOAST, [{ box: at(700, 44), weight: 10 }], [...HEADER, own])).toBe(top);
});
