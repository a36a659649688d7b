import { beforeEach, expect, test, vi } from "vitest";
import { openEventStreams, respondWithEvents } from "./event-stream";
import { EventStream } from "@/lib/kernel/answer";

const HEARTBEAT = ": \n\n";

beforeEach(() => void vi.useFakeTimers());

test("a stream beats, and ends by its age", async () => {
  const { body } = await respondWithEvents(
    new EventStream(() => {}, 60_000),
    new Request("http://localhost"),
  );
  const sent = new Response(body).text();

  await vi.advanceTimersByTimeAsync(59_000);
  expect(openEventStreams()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);

  expect(openEventStreams()).toBe(0);
  // Each a second before the 25 are over.
  expect(await sent).toBe(HEARTBEAT.repeat(2));
});
