import type { SubjectType } from "./schema";
import { isAiConfigured } from "@/lib/ai/client";
import type { Tx } from "@/lib/db";
import { enqueue } from "@/lib/events/jobs";
import { languagesOf } from "@/lib/language/languages-of";

/** A text that was just written, with all its words. */
interface Written {
  type: SubjectType;
  id: string;
  texts: (string | null | undefined)[];
}

/**
 * Has a text translated for those who read its project in another language, before they open it. Nothing is queued without a
 * service, nor for numbers, codes and the like.
 */
export async function translateSoon(tx: Tx, { type, id, texts }: Written): Promise<void> {
  if (!isAiConfigured()) return;
  const words = texts.filter(Boolean).join("\n");
  if (languagesOf(words).length > 0) await enqueue(tx, "text.translate", { type, id });
}
