import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shrink } from "./shrinker";

let answer: (data: unknown) => void;
class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  postMessage = () => {
    answer = (data) => this.onmessage?.({ data });
  };
  terminate = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("OffscreenCanvas", EventTarget);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = async () => {
  const shrunk = shrink(new Blob(["photo"]), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  await Promise.resolve();
  await Promise.resolve();
  return { shrunk };
};

test("a photo that takes more than a minute is unreadable", async () => {
  vi.useFakeTimers();
  const { shrunk } = await begin();
  vi.advanceTimersByTime(60_000);
  await expect(shrunk).rejects.toMatchObject({ problem: "unreadable" });
});

test("the time during which a phone is suspended does not count", async () => {
  const onWake: (() => void)[] = [];
  const keep = (call: () => void) => onWake.push(call);
  vi.stubGlobal("setTimeout", keep);
  vi.stubGlobal("setInterval", keep);
  const { shrunk } = await begin();
  expect(onWake).toHaveLength(1);
  onWake.forEach((call) => call());
  answer({ shrunk: "small" });
  expect(await shrunk).toBe("small");
});
