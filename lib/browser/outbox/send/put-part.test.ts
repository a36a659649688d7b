import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { putPart } from "./put-part";
import { PART_BYTES } from "@/lib/uploads/limits";

/** As far as a part needs it; the test is the line, and the server. */
function stubRequest() {
  return {
    open: vi.fn<() => void>(),
    setRequestHeader: vi.fn<() => void>(),
    send: vi.fn<() => void>(),
    abort: vi.fn<() => void>(),
    upload: {} as { onprogress?: (event: { loaded: number }) => void },
    onloadend: undefined as (() => void) | undefined,
    status: 0,
    responseText: "",
    answer(status: number, body = "") {
      Object.assign(this, { status, responseText: body });
      this.onloadend?.();
    },
  };
}

let request: ReturnType<typeof stubRequest>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", function XMLHttpRequest() {
    request = stubRequest();
    return request;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function put(size = PART_BYTES) {
  const onProgress = vi.fn<(bytes: number) => void>();
  const sent = putPart("/api/uploads/up1/parts/0", new ArrayBuffer(size), { userId: "mateo", onProgress });
  sent.catch(() => undefined);
  return { sent, onProgress };
}

const OFFLINE = { status: 0, code: "offline" };

it("settles once the server has the part, and throws what it refuses, or an answer that is not its own", async () => {
  const { sent, onProgress } = put();
  request.upload.onprogress?.({ loaded: 9 });
  request.answer(204);
  await expect(sent).resolves.toBeUndefined();
  expect(onProgress.mock.calls).toEqual([[9]]);
  expect(vi.getTimerCount()).toBe(0);
  const refused = put();
  request.answer(404, JSON.stringify({ code: "not_found", message: "This was not found." }));
  await expect(refused.sent).rejects.toMatchObject({ status: 404, code: "not_found" });
  const login = put();
  request.answer(200, "<h1>Welcome to our hotel</h1>");
  await expect(login.sent).rejects.toMatchObject({ code: "offline" });
});

// A megabyte that the phone has taken at once may then be on the air for minutes.
it("waits for the answer as long as what was handed over may take on a slow line, and no longer", async () => {
  const { sent } = put();
  request.upload.onprogress?.({ loaded: PART_BYTES });
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(request.abort).not.toHaveBeenCalled();
  request.answer(204);
  await expect(sent).resolves.toBeUndefined();

  const lost = put();
  request.upload.onprogress?.({ loaded: PART_BYTES });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await expect(lost.sent).rejects.toMatchObject(OFFLINE);
  expect(request.abort).toHaveBeenCalled();
});

it("arrives at 32 kbit/s, however much of it the phone takes in advance", async () => {
  const size = PART_BYTES / 1024;
  for (const buffer of [16, 128, 512, 1024]) {
    const { sent } = put();
    let taken = 0;
    for (let left = 0; left < size; left++) {
      // Linux tells of room once a third of a buffer is free.
      if (taken < size && taken - left <= (buffer * 2) / 3) {
        taken = Math.min(size, left + buffer);
        request.upload.onprogress?.({ loaded: 1024 * taken });
      }
      await vi.advanceTimersByTimeAsync((1024 * 8) / 32);
    }
    request.answer(204);
    await expect(sent, `a buffer of ${String(buffer)} kB`).resolves.toBeUndefined();
  }
});

it("gives up after half a minute while nothing was taken, and soon for what is small", async () => {
  const { sent } = put();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(sent).rejects.toMatchObject(OFFLINE);

  const small = put(4000);
  request.upload.onprogress?.({ loaded: 4000 });
  await vi.advanceTimersByTimeAsync(31_000);
  await expect(small.sent).rejects.toMatchObject(OFFLINE);
});
