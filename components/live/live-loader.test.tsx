import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LiveLoader } from "./live-loader";

let isLost = true;
vi.mock("./live-runtime", () => {
  if (isLost) throw new TypeError("no chunk");
  return { default: () => <p>Live</p> };
});

it("loads a while after its code was lost on one bar, where the browser never says that there is a signal", async () => {
  vi.useFakeTimers();
  render(<LiveLoader userId="mateo" keepsPages={false} language="es" timeZone={null} />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText("Live")).toBeNull();
  isLost = false;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("Live")).toBeDefined();
});
