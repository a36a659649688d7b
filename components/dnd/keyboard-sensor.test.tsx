import type { FluidDragActions, SensorAPI } from "@hello-pangea/dnd";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { KEYBOARD_STEP, stepFrom, useKeyboardSensor } from "./keyboard-sensor";

const HANDLE = { left: 300, top: 200, width: 48, height: 48 };
const CENTER = { x: 324, y: 224 };
const WINDOW = { width: 1024, height: 768 };

let active = false;
const drag = {
  move: vi.fn<FluidDragActions["move"]>(),
  drop: vi.fn(() => {
    active = false;
  }),
  cancel: vi.fn(() => {
    active = false;
  }),
  isActive: () => active,
  shouldRespectForcePress: () => false,
};
const fluidLift = vi.fn(() => {
  active = true;
  return drag;
});

beforeEach(() => {
  active = false;
  vi.clearAllMocks();
  render(<Sensing />);
  screen.getByRole("button").getBoundingClientRect = () => HANDLE as DOMRect;
});

test("Space lifts at the middle of the handle, arrow keys move exactly 25 pixels each, Space drops", () => {
  press(" ");
  expect(fluidLift).toHaveBeenCalledExactlyOnceWith(CENTER);
  for (const key of ["ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"]) press(key);
  expect(drag.move.mock.calls.map(([point]) => [point.x - CENTER.x, point.y - CENTER.y])).toEqual([
    [0, 25],
    [0, 50],
    [-25, 50],
    [-25, 25],
    [0, 25],
  ]);
  press(" ");
  expect(drag.drop).toHaveBeenCalledOnce();
  expect(drag.cancel).not.toHaveBeenCalled();
});

test("Escape cancels, and so does pressing the pointer", () => {
  press(" ");
  press("Escape");
  expect(drag.cancel).toHaveBeenCalledOnce();
  press(" ");
  fireEvent.pointerDown(document.body);
  expect(drag.cancel).toHaveBeenCalledTimes(2);
  expect(drag.drop).not.toHaveBeenCalled();
});

test("keys keep their default behavior while nothing is lifted", () => {
  expect(press("ArrowDown")).toBe(true);
  expect(press("Tab")).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: " " })).toBe(true);
  press(" ");
  expect(press("ArrowDown")).toBe(false);
  expect(press("Tab")).toBe(false);
});

test("holding Space down lifts once and does not drop right away", () => {
  press(" ");
  fireEvent.keyDown(screen.getByRole("button"), { key: " ", repeat: true });
  expect(drag.drop).not.toHaveBeenCalled();
});

test.each([
  ["ArrowUp", { x: 10, y: 10 }],
  ["ArrowLeft", { x: 10, y: 10 }],
  ["ArrowRight", { x: WINDOW.width - 10, y: 10 }],
  ["ArrowDown", { x: 10, y: WINDOW.height - 10 }],
  ["x", { x: 100, y: 100 }],
])("%s stays at %o rather than leave the window", (key, at) => {
  expect(stepFrom(at, key, WINDOW)).toEqual(at);
});

test("an arrow key moves by 25 pixels", () => {
  expect(KEYBOARD_STEP).toBe(25);
});

/** Whether the key's default action still runs. */
function press(key: string): boolean {
  return fireEvent.keyDown(screen.getByRole("button"), { key });
}

function Sensing() {
  useKeyboardSensor(api);
  return <button type="button">Handle</button>;
}

const api: SensorAPI = {
  tryGetLock: () => ({
    isActive: () => true,
    shouldRespectForcePress: () => false,
    fluidLift,
    snapLift: vi.fn(),
    abort: vi.fn(),
  }),
  findClosestDraggableId: ({ target }) => (target instanceof HTMLButtonElement ? "update" : null),
  canGetLock: () => true,
  isLockClaimed: () => false,
  tryReleaseLock: vi.fn(),
  findOptionsForDraggable: () => null,
};
