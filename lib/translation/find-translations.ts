import { setTimeout as sleep } from "node:timers/promises";
import { foreignLanguage } from "./foreign";
import { readKnowledge } from "./knowledge";
import type { Subject } from "./subjects";
import { isAiConfigured } from "@/lib/ai/client";
import { AppError } from "@/lib/shared/errors";
import { makeTranslations, type Problem } from "@/lib/translation/making/make-translations";

const POLL_MS = 250;

interface Finding {
  /** Reads the current texts. */
  read: () => Promise<Subject[]>;
  to: string;
  /** Who asks, or wrote the texts: they pay, with the business. Null if nobody in particular. */
  userId: string | null;
  /** Called before anything is sent. */
  beforeSending?: () => Promise<void>;
  /** Aborts waiting for translations that another process is making. */
  signal?: AbortSignal;
}

/**
 * The current texts with their translations. Missing ones are made first, each by only one process. `problem` says why some
 * are still missing; null if none is.
 */
export async function findTranslations(finding: Finding): Promise<{ subjects: Subject[]; problem: Problem }> {
  const { read, to, userId, beforeSending, signal } = finding;
  const subjects = await read();
  const knowledge = await readKnowledge(subjects, to);
  const missing = subjects.flatMap((subject) => {
    const from = isSettled(subject) ? null : foreignLanguage(subject, to, knowledge.get(subject.projectId));
    return from ? [{ subject, from }] : [];
  });
  if (missing.length === 0) return { subjects, problem: null };
  if (!isAiConfigured()) return { subjects, problem: new AppError("not_configured") };
  await beforeSending?.();
  const unclaimed = missing.filter(({ subject }) => !subject.stored?.isClaimed);
  const problem = await makeTranslations(unclaimed, { to, knowledge, userId, signal });
  return { subjects: await readUntilDone(read, signal), problem };
}

/** Whether the text is translated, or permanently refused. */
function isSettled({ stored }: Subject): boolean {
  return stored !== null && (stored.content !== null || stored.isRefused);
}

async function readUntilDone(read: Finding["read"], signal?: AbortSignal): Promise<Subject[]> {
  for (;;) {
    const subjects = await read();
    if (!signal || signal.aborted || !subjects.some(({ stored }) => stored?.isClaimed)) return subjects;
    await sleep(POLL_MS);
  }
}
