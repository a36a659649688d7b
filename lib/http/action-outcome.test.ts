import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { action } from "./action";
import { toRefusal } from "./refuse";
import { TIME_LIMIT_MS } from "./time-limit";
import { log } from "@/lib/kernel/log";
import { requestInfoFrom, withRequest } from "@/lib/kernel/request-context";
import { AppError } from "@/lib/shared/errors";
import { TEXTS_HEADER } from "@/lib/shared/texts-header";
import en from "@/messages/en/errors.json";
import es from "@/messages/es/errors.json";

/* What an action answers when its verb takes too long or breaks: as an API call does. */
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ referer: "http://site/projects" })),
}));
vi.mock("@/lib/account/session/session", () => ({
  requireWriter: () => Promise.resolve({ id: "rosa", name: "Rosa Ortiz" }),
}));

const stamp = { userId: "rosa", key: "" };

beforeEach(() => {
  vi.useFakeTimers();
});

test("an action that takes longer than its limit says so, and its line too", async () => {
  const info = vi.spyOn(log, "info").mockReturnValue();
  vi.spyOn(log, "error").mockReturnValue();
  const wait = action(z.object({}), function waitForever() {
    return new Promise<null>(() => undefined);
  });
  const answer = wait({}, stamp);
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
  expect(info).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toMatchObject({
    ok: false,
    error: { code: "unavailable", message: en.tookTooLong },
  });
  const line = { action: "waitForever", path: "/projects", status: 400, code: "unavailable" };
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(line), "request");
});

test.each([
  [15 * 60, "Too many tries. Try again in 15 minutes.", "Inténtalo de nuevo en 15 minutos"],
  [61, "in 2 minutes", "en 2 minutos"],
  [90 * 60, "in 90 minutes", "en 90 minutos"],
  [90 * 60 + 1, "Too many tries. Try again in 2 hours.", "Inténtalo de nuevo en 2 horas"],
  [24 * 60 * 60, "in 24 hours", "en 24 horas"],
  [30, en.rate_limited, es.rate_limited],
])(
  "an action that is limited for %i seconds says for how long, in each language",
  async (wait, english, spanish) => {
    vi.spyOn(log, "info").mockReturnValue();
    const limit = new AppError("rate_limited", { retryAfterSeconds: wait });
    const limited = action(z.object({}), function tryOften() {
      return Promise.reject<null>(limit);
    });
    expect(await limited({}, stamp)).toMatchObject({
      ok: false,
      error: {
        code: "rate_limited",
        message: expect.stringContaining(english) as string,
        texts: {
          en: { message: expect.stringContaining(english) as string },
          es: { message: expect.stringContaining(spanish) as string },
        },
      },
    });
    const ofPage = requestInfoFrom(new Headers({ [TEXTS_HEADER]: "1" }));
    expect((await withRequest(ofPage, () => toRefusal(limit))).body).toMatchObject({
      message: expect.stringContaining(english) as string,
      texts: { es: { message: expect.stringContaining(spanish) as string } },
    });
    const { body, headers } = await toRefusal(limit);
    expect([body, headers]).toEqual([
      { code: "rate_limited", message: en.rate_limited },
      { "retry-after": String(wait) },
    ]);
  },
);

test("an action that breaks answers with the id of its line in the log, and nothing of the error", async () => {
  const lines: { requestId?: string }[] = [];
  const { currentRequest } = await import("@/lib/kernel/request-context");
  vi.spyOn(log, "info").mockReturnValue();
  const error = vi.spyOn(log, "error").mockImplementation(() => {
    lines.push({ requestId: currentRequest()?.id ?? "none" });
  });
  const fail = action(z.object({}), function breakDown() {
    return Promise.reject<null>(new Error("the secret cause"));
  });
  const answer = await fail({}, stamp);
  expect(answer).toMatchObject({
    ok: false,
    error: { code: "internal", message: en.internal, requestId: lines[0]?.requestId },
  });
  expect(JSON.stringify(answer)).not.toContain("the secret cause");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.requestId).toMatch(/^[\da-f-]{36}$/);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ err: expect.objectContaining({ message: "the secret cause" }) as Error }),
    "request failed",
  );
});
