import type { Draft } from "./draft";
import type { NewItem } from "./item";
import { randomKey } from "@/lib/browser/random-key";

export function newItem(userId: string, { kind, content, written, undoMs = 0, ...draft }: Draft): NewItem {
  const now = Date.now();
  const { capturedAt = new Date(now).toISOString(), photos, heard } = draft;
  return {
    key: randomKey(),
    userId,
    kind,
    written,
    content,
    capturedAt,
    sendAfter: now + undoMs,
    attempts: 0,
    retryAt: 0,
    revision: 0,
    refusal: null,
    movedFrom: null,
    files: [],
    ...(photos && { photos }),
    ...(heard && { heard }),
  };
}
