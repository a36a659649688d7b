import { afterEach, expect, test, vi } from "vitest";
import type { Pay } from "@/lib/ai/cost";
import { SAMPLE_KEY } from "@/lib/ai/sample-key";
import { startAi } from "@/sandbox/ai/ai-server";
import { forThisFile } from "@/sandbox/checks/for-this-file";

const pay: Pay = (_, call) => call();

const ai = await forThisFile(startAi());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
  ai.log.clear();
});

/** The due date of a plan that is asked for at this moment. */
async function dueOf(prompt: string, { at, timeZone }: { at: string; timeZone: string }) {
  vi.stubEnv("OPENAI_API_KEY", SAMPLE_KEY);
  vi.stubEnv("OPENAI_BASE_URL", ai.url);
  vi.useFakeTimers({ now: new Date(at), toFake: ["Date"] });
  vi.resetModules();
  const { askForPlan } = await import("./ask-for-plan");
  const { proposeInput } = await import("./schema");
  const businessId = "0199c0de-0000-7000-8000-000000000000";
  const input = proposeInput.parse({ prompt, context: { businessId } });
  const signal = AbortSignal.timeout(10_000);
  const { dueDate } = await askForPlan(input, { language: "en", timeZone, signal, report: () => null, pay });
  return dueDate;
}

const NOON = { at: "2026-11-27T18:00:00Z", timeZone: "America/Chicago" };

test.each([
  ["Kitchen refit, done by March 14", "2027-03-14"],
  ["Cocina nueva, lista para el 14 de marzo", "2027-03-14"],
  ["Barn roof, handover 18 December", "2026-12-18"],
  ["Deck, finished in three weeks", "2026-12-18"],
  ["Terraza, lista en tres semanas", "2026-12-18"],
  ["Garage, due 2026-03-14", "2026-03-14"],
  ["Two-story rear extension", null],
])("the day that %j names comes with the plan", async (prompt, day) => {
  expect(await dueOf(prompt, NOON)).toBe(day);
});

test("days are counted from the asker's own day, which the service is told with its weekday", async () => {
  const at = "2026-11-27T05:30:00Z";
  expect(await dueOf("Deck, finished in three weeks", { at, timeZone: "America/Chicago" })).toBe(
    "2026-12-17",
  );
  expect(await dueOf("Deck, finished in three weeks", { at, timeZone: "UTC" })).toBe("2026-12-18");
  const told = ai.log.calls.map(({ texts }) => (JSON.parse(texts ?? "") as { today: string }).today);
  expect(told).toEqual(["2026-11-26, Thursday", "2026-11-27, Friday"]);
});

test("a day that the calendar does not have is asked for again, and never passed on", async () => {
  await expect(dueOf("Deck, due 2026-02-31", NOON)).rejects.toThrow();
  expect(ai.log.calls).toHaveLength(2);
  const { problems } = JSON.parse(ai.log.calls[1]?.texts ?? "") as { problems: string[] };
  expect(problems).toEqual(["dueDate: dayInvalid"]);
});
