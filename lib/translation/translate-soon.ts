import type { TranslatedType } from "./schema";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueueAll } from "@/lib/events/jobs";
import type { Tx } from "@/lib/kernel/db";
import { hasLanguage } from "@/lib/language/languages-of";

/** A text that was just written. */
interface Written {
  type: TranslatedType;
  id: string;
  texts: (string | null | undefined)[];
}

interface Whose {
  tx: Tx;
  /** Who wrote it: its translation counts toward their daily limit. */
  actor: { id: string };
  /** Whose text it is: businesses take turns. */
  business: { id: string };
}

/**
 * Queues jobs that translate texts which were written together for readers of other languages, before they open them. Queues nothing
 * if no service is configured, nor for a text that is only numbers, codes or names.
 */
export async function translateSoon({ tx, actor, business }: Whose, ...written: Written[]): Promise<void> {
  if (!isAiConfigured()) return;
  const worded = written.filter(({ texts }) => hasLanguage(texts.filter(Boolean).join("\n")));
  const jobs = worded.map(({ type, id }) => ({
    data: { type, id, by: actor.id },
    turnOf: business.id,
  }));
  await enqueueAll(tx, "text.translate", jobs);
}
