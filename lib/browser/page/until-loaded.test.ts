import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { untilLoaded } from "./until-loaded";

const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  load.mockReset();
  load.mockRejectedValue(new TypeError("no signal"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tries again when the signal is back, and otherwise every five seconds", async () => {
  const part = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue("player");
  window.dispatchEvent(new Event("online"));
  expect(await part).toBe("player");
  expect(load).toHaveBeenCalledTimes(4);
});

it("rejects on the server, which has no signal to wait for", async () => {
  vi.stubGlobal("window", undefined);
  await expect(untilLoaded(load)).rejects.toThrow("no signal");
  expect(load).toHaveBeenCalledOnce();
});
