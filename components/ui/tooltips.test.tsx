import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tooltips } from "./tooltips";

const DELAY = 700;
const SKIP = 300;

beforeEach(async () => {
  // What draws tooltips is fetched in real time; from then on the clock is ours.
  await import("./tooltip");
  render(<Bar />);
  await reach("Dark Mode");
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("opens after 700 ms of hovering, with the button's own words", () => {
  hover("Dark Mode");
  pass(DELAY - 1);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(["Dark Mode"]);
});

it("opens at once within 300 ms of another, and waits again later", async () => {
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

it("leaves what is announced as it was", () => {
  focus("Dark Mode");
  const button = screen.getByRole("button", { name: "Dark Mode" });
  expect(button.hasAttribute("aria-describedby")).toBe(false);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("closes on a press, and stays away from a button whose menu is open", () => {
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

it("does nothing under a finger", () => {
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

/** Two moves: the first away from the way to the tooltip before, which stays open for those who move onto it. */
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

/** The words of every open tooltip. Radix writes them twice, the second time for those who hear them. */
function shown(): string[] {
  return [...document.querySelectorAll("[data-radix-popper-content-wrapper] [data-state]")].map(
    (content) => content.firstChild?.textContent ?? "",
  );
}
