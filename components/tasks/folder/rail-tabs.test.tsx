import { fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { tabThroughRail } from "./rail-tabs";

const TASKS = ["Roof", "North wall", "Yard"];
const IN_ORDER = ["Bell", "Roof", "North wall", "Yard", "Comment 1", "Comment 2", "Footer"];
let isWide: boolean;

beforeEach(() => {
  isWide = true;
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
});

function Rail({ open }: { open: string | null }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    tabThroughRail(list, ended.signal);
    return () => ended.abort();
  }, []);
  return (
    <>
      <button>Bell</button>
      <section ref={list}>
        <ul>
          {TASKS.map((task) => (
            <li key={task}>
              <div>
                <button>{task}</button>
              </div>
              {task === open && (
                <section aria-label={task}>
                  <ul>
                    <li>
                      <div>
                        <button>Comment 1</button>
                      </div>
                    </li>
                    <li>
                      <button disabled>Post</button>
                      <button>Comment 2</button>
                    </li>
                  </ul>
                </section>
              )}
            </li>
          ))}
        </ul>
      </section>
      <button>Footer</button>
    </>
  );
}

/** Presses Tab as a browser does, from the first element or back from the last, and says where it came by. */
function tabThrough(shiftKey = false): string[] {
  const stops = screen.getAllByRole("button").filter((button) => !button.hasAttribute("disabled"));
  if (shiftKey) stops.reverse();
  stops[0]!.focus();
  const seen = [document.activeElement!.textContent];
  while (seen.length < stops.length) {
    const from = document.activeElement!;
    const isDefault = fireEvent.keyDown(from, { key: "Tab", shiftKey });
    if (isDefault) stops[stops.findIndex((stop) => stop === from) + 1]?.focus();
    seen.push(document.activeElement!.textContent);
  }
  return seen;
}

it.each(TASKS)("Tab goes from task to task, then through the open one: %s", (open) => {
  render(<Rail open={open} />);
  expect(tabThrough()).toEqual(IN_ORDER);
  expect(tabThrough(true)).toEqual(IN_ORDER.toReversed());
});

it("leaves Tab to the browser where nothing is open, and on phones", () => {
  const { rerender } = render(<Rail open={null} />);
  expect(tabThrough()).toEqual(IN_ORDER.filter((name) => !name.startsWith("Comment")));
  isWide = false;
  rerender(<Rail open="Roof" />);
  expect(tabThrough()).toEqual(["Bell", "Roof", "Comment 1", "Comment 2", "North wall", "Yard", "Footer"]);
});
