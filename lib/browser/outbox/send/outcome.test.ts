import { expect, it } from "vitest";
import { backoffMs, outcomeOf } from "./outcome";
import { apiError } from "@/sandbox/fixtures/outbox-fixture";

const FIRST = { attempts: 1, transientRefusals: 0, isMoved: false, isEdited: false };
const THIRD = { ...FIRST, attempts: 3, transientRefusals: 2 };
const TRANSIENT = { is: "retried", afterMs: 2000, isTransientRefusal: true };
const REUSED = { details: { reason: "key_reused" } };

it.each([
  ["offline", FIRST, {}, { is: "retried", afterMs: 2000 }],
  ["internal", FIRST, {}, { is: "retried", afterMs: 2000 }],
  ["rate_limited", FIRST, {}, { is: "retried", afterMs: 2000 }],
  ["something new", FIRST, {}, { is: "retried", afterMs: 2000 }],
  ["unauthenticated", FIRST, {}, { is: "paused", by: "signedOut" }],
  ["unauthenticated", FIRST, { details: { reason: "suspended" } }, { is: "paused", by: "suspended" }],
  ["other_user", FIRST, {}, { is: "paused", by: "otherUser" }],
  ["validation_failed", FIRST, { path: "taskId" }, { is: "withoutFolder" }],
  ["validation_failed", FIRST, { path: "subtaskId" }, { is: "withoutFolder" }],
  ["validation_failed", FIRST, { path: "toId" }, { is: "withoutAsked" }],
  ["validation_failed", FIRST, { path: "audioUrl" }, { is: "withoutUpload" }],
  ["validation_failed", THIRD, { path: "audioUrl" }, { is: "refused", reason: "file" }],
  ["validation_failed", FIRST, { path: "content" }, { is: "refused", reason: "other" }],
  ["forbidden", FIRST, {}, { is: "refused", reason: "permission" }],
  ["subscription_required", FIRST, {}, { is: "refused", reason: "permission" }],
  ["plan_limit", FIRST, {}, { is: "refused", reason: "other" }],
  ["gone", FIRST, {}, { is: "refused", reason: "gone" }],
  ["not_found", FIRST, {}, { is: "refused", reason: "gone" }],
  ["conflict", FIRST, {}, TRANSIENT],
  ["conflict", THIRD, {}, { is: "refused", reason: "other" }],
  ["conflict", { ...FIRST, isMoved: true }, REUSED, { is: "received" }],
  ["conflict", { ...FIRST, isEdited: true }, REUSED, { is: "refused", reason: "earlierReceived" }],
  ["too_large", FIRST, {}, TRANSIENT],
  ["too_large", THIRD, {}, { is: "refused", reason: "file" }],
  ["too_large", { ...FIRST, attempts: 9 }, {}, { ...TRANSIENT, afterMs: 300_000 }],
  ["upload_failed", FIRST, {}, TRANSIENT],
  ["unsupported_media", FIRST, {}, { is: "refused", reason: "file" }],
  ["unsupported_media", FIRST, { details: { found: "amr" } }, { is: "refused", reason: "notAudio" }],
])("%s %o %o: %o", (code, facts, more, outcome) => {
  expect(outcomeOf(apiError(code, more), facts, () => 1)).toEqual(outcome);
});

it("waits as long as the server asks for, up to an hour, else ever longer up to five minutes, never all phones at once", () => {
  const busy = Object.assign(apiError("rate_limited"), { retryAfterMs: 60_000 });
  expect(outcomeOf(busy, FIRST, () => 0)).toEqual({ is: "retried", afterMs: 60_000 });
  const away = Object.assign(apiError("unavailable"), { retryAfterMs: 86_400_000 });
  expect(outcomeOf(away, FIRST, () => 0)).toEqual({ is: "retried", afterMs: 3_600_000 });
  expect([1, 2, 3, 8, 9, 100].map((attempts) => backoffMs(attempts, () => 1))).toEqual([
    2000, 4000, 8000, 256_000, 300_000, 300_000,
  ]);
  expect(backoffMs(3, () => 0)).toBe(4000);
});
