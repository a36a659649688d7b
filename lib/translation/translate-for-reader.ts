import { findTranslations } from "./find-translations";
import type { Item } from "./schema";
import { readableSubjects, type Subject } from "./subjects";
import type { Actor } from "@/lib/access/actor";
import { AiError } from "@/lib/ai/client";
import { spend } from "@/lib/kernel/rate-limit";
import { AppError } from "@/lib/shared/errors";

/** How long a reader waits for the service; less than the call's time limit. */
const WAIT_MS = 20_000;

/**
 * Texts with their translations, those that the reader may see, who pays for missing ones. Runs outside of any transaction: a row claims
 * each text. Throws rate_limited, upstream_failed or not_configured if that leaves no translation at all.
 */
export async function translateForReader(
  actor: Actor,
  items: readonly Item[],
  to: string,
): Promise<Subject[]> {
  const { subjects, problem } = await findTranslations({
    to,
    read: () => readableSubjects(actor, items, to),
    beforeSending: () => spend("ai", actor.id),
    userId: actor.id,
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (problem && !subjects.some(({ stored }) => typeof stored?.content === "string"))
    throw problem instanceof AiError ? new AppError("upstream_failed", { cause: problem }) : problem;
  return subjects;
}
