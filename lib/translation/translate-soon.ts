import type { SubjectType } from "./schema";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueueAll } from "@/lib/events/jobs";
import type { Tx } from "@/lib/kernel/db";
import { hasLanguage } from "@/lib/language/languages-of";

/** A text that was just written. */
interface Written {
  type: SubjectType;
  id: string;
  texts: (string | null | undefined)[];
}

interface Whose {
  /** Who wrote it: its translation counts toward their daily limit. */
  actor: { id: string };
  /** Whose text it is: businesses take turns. */
  business: { id: string };
}

/**
 * Queues a job that translates a text for readers of other languages, before they open it. Queues nothing if no service is
 * configured, or if the text is only numbers, codes or names.
 */
export async function translateSoon(tx: Tx, whose: Whose, written: Written): Promise<void> {
  await translateAllSoon(tx, whose, [written]);
}

/** The same for texts that were written together. */
export async function translateAllSoon(tx: Tx, whose: Whose, written: Written[]): Promise<void> {
  if (!isAiConfigured()) return;
  const worded = written.filter(({ texts }) => hasLanguage(texts.filter(Boolean).join("\n")));
  const jobs = worded.map(({ type, id }) => ({
    data: { type, id, by: whose.actor.id },
    turnOf: whose.business.id,
  }));
  await enqueueAll(tx, "text.translate", jobs);
}
