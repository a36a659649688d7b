import { expect, test } from "vitest";
import { VIEWS } from "./kind-views";
import type { ChatMessageView } from "@/lib/chat/view";
import type { UpdateView } from "@/lib/updates/view";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

const CAPTURED = "2026-11-20T08:00:00.000Z";
const POSTED = "2026-11-20T08:01:00.000Z";
const ITEM = { ...waiting({ capturedAt: CAPTURED }), id: 1 };
const ANSWER = { id: "x", createdAt: POSTED, taskId: null, subtaskId: null };

/** The time of what an answer puts on the page; undefined where it puts nothing there. */
function timeOf(kind: "update" | "message", answer: Partial<UpdateView & ChatMessageView> | null): unknown {
  const applied: unknown[] = [];
  const apply = (...[, change]: [unknown, unknown?]) => void applied.push(change);
  if (kind === "update")
    VIEWS.update.onSent(
      { text: "", taskId: null, subtaskId: null },
      ITEM,
      answer as UpdateView | null,
      apply,
    );
  else VIEWS.message.onSent({ text: "", recipientId: null }, ITEM, answer as ChatMessageView | null, apply);
  expect(applied).toHaveLength(1);
  return (applied[0] as { capturedAt?: string } | undefined)?.capturedAt;
}

test.each(["update", "message"] as const)("%s: it keeps the time that it had while it waited", (kind) => {
  expect(timeOf(kind, { ...ANSWER, capturedAt: null })).toBe(CAPTURED);
  const known = "2026-11-20T06:00:00.000Z";
  expect(timeOf(kind, { ...ANSWER, capturedAt: known })).toBe(known);
  expect(timeOf(kind, null)).toBeUndefined();
});
