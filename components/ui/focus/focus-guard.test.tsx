import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guardFocus } from "./focus-guard";

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <ul>
        <li><button id="a">A</button></li>
        <li><button id="b">B</button></li>
        <li><button id="c">C</button></li>
      </ul>
    </main>`;
  // jsdom has no layout.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  end = guardFocus();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const find = (id: string) => document.getElementById(id);
const removeRow = (id: string) => find(id)?.closest("li")?.remove();
const focused = () => vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));

it.each([
  ["a", "b"],
  ["c", "b"],
])("passes from the removed row %s to its neighbor %s", async (removed, neighbor) => {
  find(removed)?.focus();
  removeRow(removed);
  await focused();
  expect(document.activeElement?.id).toBe(neighbor);
});

it("passes to the page's main part when nothing is left around it", async () => {
  find("b")?.focus();
  document.querySelector("ul")?.remove();
  await focused();
  expect(document.activeElement?.id).toBe("main");
});

it("does not take the focus from another element", async () => {
  vi.useFakeTimers();
  find("a")?.focus();
  removeRow("a");
  // The observer is told of it.
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(1);
  find("c")?.focus();
  vi.runAllTimers();
  expect(document.activeElement?.id).toBe("c");
});
