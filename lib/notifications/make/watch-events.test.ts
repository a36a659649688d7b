import { expect, test, vi } from "vitest";
import { makeNotifications } from "./make-notifications";
import { watchEvents } from "./watch-events";
import { listener } from "@/lib/events/listen";

vi.mock(import("./make-notifications"), () => ({ makeNotifications: vi.fn() }));
vi.mock(import("@/lib/events/listen"), () => ({ listener: vi.fn() }));

test("a project whose notifications cannot be made is tried apart from the others, and ever less often", async () => {
  vi.useFakeTimers();
  let notify: (payload: string) => void = () => undefined;
  const subscribe: ReturnType<typeof listener>["subscribe"] = (_, { onNotify }) => {
    notify = onNotify;
    return () => Promise.resolve();
  };
  vi.mocked(listener).mockReturnValue({ subscribe });
  const made = vi.mocked(makeNotifications).mockImplementation(async (ids) => {
    if (ids?.includes("broken")) throw new Error("broken");
  });
  const end = watchEvents();
  notify("broken:1");
  await vi.advanceTimersByTimeAsync(250);
  notify("sound:1");
  await vi.advanceTimersByTimeAsync(1000);
  expect(made.mock.calls).toEqual([[["broken"]], [["sound"]]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(made.mock.calls.slice(2)).toEqual([[["broken"]]]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(made).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1500);
  expect(made).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(made.mock.calls.length).toBeGreaterThan(12);
  expect(made.mock.calls.length).toBeLessThan(16);
  await end();
  vi.useRealTimers();
});
