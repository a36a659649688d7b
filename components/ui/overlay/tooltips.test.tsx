import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Tooltips } from "./tooltips";

const DELAY = 700;
const SKIP = 300;

beforeEach(async () => {
  // Load the tooltip code in real time; use fake timers from then on.
  await import("./tooltip");
  render(<Bar />);
  await reach("Dark Mode");
  vi.useFakeTimers();
});

it("opens after 700 ms of hovering, with the button's own name", () => {
  hover("Dark Mode");
  pass(DELAY - 1);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(["Dark Mode"]);
});

it("opens without delay within 300 ms of another, and with it later", async () => {
  await reach("Notifications");
  hover("Dark Mode");
  pass(DELAY);
  leave("Dark Mode");
  hover("Notifications");
  pass(0);
  expect(shown()).toEqual(["Notifications"]);
  fireEvent.keyDown(document, { key: "Escape" });
  pass(SKIP);
  leave("Notifications");
  hover("Dark Mode");
  pass(DELAY - 1);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(["Dark Mode"]);
});

it("opens on keyboard focus, closes on Escape and on leaving", () => {
  focus("Dark Mode");
  expect(shown()).toEqual(["Dark Mode"]);
  fireEvent.keyDown(document, { key: "Escape" });
  pass(0);
  expect(shown()).toEqual([]);
  blur("Dark Mode");
  focus("Dark Mode");
  expect(shown()).toEqual(["Dark Mode"]);
  blur("Dark Mode");
  expect(shown()).toEqual([]);
});

it("changes nothing for screen readers", () => {
  focus("Dark Mode");
  const button = screen.getByRole("button", { name: "Dark Mode" });
  expect(button.hasAttribute("aria-describedby")).toBe(false);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("closes on a press, and does not open for a button whose menu is open", () => {
  hover("Dark Mode");
  pass(DELAY);
  fireEvent.click(button("Dark Mode"));
  pass(0);
  expect(shown()).toEqual([]);
  leave("Dark Mode");
  button("Dark Mode").setAttribute("aria-expanded", "true");
  hover("Dark Mode");
  pass(DELAY);
  expect(shown()).toEqual([]);
});

it("ignores touch", () => {
  fireEvent.pointerMove(button("Dark Mode"), { pointerType: "touch" });
  pass(DELAY);
  expect(shown()).toEqual([]);
});

function Bar() {
  return (
    <>
      <button data-tip="">
        <span className="sr-only">Dark Mode</span>
      </button>
      <button data-tip="" aria-label="Notifications" />
      <Tooltips />
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

async function reach(name: string): Promise<void> {
  await act(async () => {
    fireEvent.pointerOver(button(name), { pointerType: "mouse" });
    await import("./tooltip");
  });
}

/** Two moves: the first leaves the path to the previous tooltip, which stays open while the pointer moves onto it. */
function hover(name: string): void {
  fireEvent.pointerMove(button(name), { pointerType: "mouse", clientX: 500 });
  fireEvent.pointerMove(button(name), { pointerType: "mouse", clientX: 501 });
}

const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: "mouse" });

function focus(name: string): void {
  act(() => {
    button(name).focus();
  });
  pass(0);
}

function blur(name: string): void {
  act(() => {
    button(name).blur();
  });
  pass(0);
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** The text of every open tooltip. Radix renders it twice, the second time for screen readers. */
function shown(): string[] {
  return [...document.querySelectorAll("[data-radix-popper-content-wrapper] [data-state]")].map(
    (content) => content.firstChild?.textContent ?? "",
  );
}
