import { ReadableStream } from "node:stream/web";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import AsOfBar from "./as-of-bar";
import { ReaderContext } from "@/components/providers/reader-context";
import { send } from "@/lib/browser/api-client";
import { openStream } from "@/lib/browser/live/stream";
import { lastHeard, noteHeard } from "@/lib/browser/page/last-heard";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { renderInPage } from "@/sandbox/checks/in-page";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(locale: "en" | "es" = "en"): void {
  renderInPage(
    <ReaderContext value={{ locale, timeZone: "America/Chicago", isKnown: true }}>
      <AsOfBar />
    </ReaderContext>,
    { locale },
  );
}

const line = () => screen.queryByRole("status")?.textContent.replaceAll(/\s/g, " ") ?? null;

function setSignal(isThere: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  act(() => void dispatchEvent(new Event(isThere ? "online" : "offline")));
}

function at(time: string): void {
  vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
}

it("says as of when the project is shown, while there is no signal", () => {
  at("2026-11-27T16:42:00Z");
  noteHeard();
  show();
  expect(line()).toBeNull();
  at("2026-11-27T17:30:00Z");
  setSignal(false);
  expect(line()).toBe("No signal. As of 10:42 AM");
  setSignal(true);
  expect(line()).toBeNull();
});

it("names the day of an earlier one, in the reader's language", () => {
  at("2026-11-27T16:42:00Z");
  noteHeard();
  at("2026-11-28T13:00:00Z");
  show("es");
  setSignal(false);
  expect(line()).toMatch(/^Sin señal. Datos del 27 nov.*10:42/);
});

it("counts answered reads, not writes, refusals or failures", async () => {
  const answer = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", answer);
  const readAt = async (time: string, response: () => Promise<Response>, method: "GET" | "POST" = "GET") => {
    at(time);
    answer.mockImplementation(response);
    await send(method, apiPaths.projects()).catch(() => undefined);
  };
  await readAt("2026-11-27T16:42:00Z", () => Promise.resolve(Response.json([])));
  await readAt("2026-11-27T16:43:00Z", () => Promise.resolve(Response.json({}, { status: 201 })), "POST");
  await readAt("2026-11-27T16:44:00Z", () => Promise.resolve(Response.json({}, { status: 503 })));
  await readAt("2026-11-27T16:45:00Z", () => Promise.reject(new TypeError("Failed to fetch")));
  show();
  setSignal(false);
  expect(line()).toBe("No signal. As of 10:42 AM");
});

it("counts a heartbeat of the event stream", async () => {
  const source = Promise.withResolvers<{ enqueue: (bytes: Uint8Array) => void }>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      source.resolve(controller);
    },
  });
  const opening = vi.fn(() => Promise.resolve(new Response(body as never)));
  vi.stubGlobal("fetch", opening);
  at("2026-11-27T09:00:00Z");
  const stream = openStream({ userId: "rosa", from: new Map(), onEvent: () => undefined });
  show();
  at("2026-11-27T16:42:00Z");
  (await source.promise).enqueue(new TextEncoder().encode(": \n\n"));
  await vi.waitFor(() => expect(lastHeard()).toBe(Date.parse("2026-11-27T16:42:00Z")));
  expect(opening).toHaveBeenCalledOnce();
  setSignal(false);
  expect(line()).toBe("No signal. As of 10:42 AM");
  stream.close();
});
