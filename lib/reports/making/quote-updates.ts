import { excerptOf } from "@/lib/kernel/excerpt";
import type { SelectedUpdate } from "@/lib/reports/selection";
import type { CheckedSentence } from "@/lib/reports/statements";
import { sentencesOf } from "@/lib/translation/guard/sentences";
import { AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";

/** How many updates are quoted, the newest of those that were selected. */
export const MOST_QUOTED = 40;
/** Characters of a quote; speech without a full stop may go on for minutes. */
const LONGEST_QUOTE = 300;

/** What an internal report says where no service writes one: the first sentence of each update, in its own language. */
export function quoteUpdates(updates: readonly Pick<SelectedUpdate, "text">[]): CheckedSentence[] {
  const before = Math.max(0, updates.length - MOST_QUOTED);
  return updates.slice(before).flatMap(({ text }, at) => {
    const quote = quoteOf(text);
    const sources = [String(before + at + 1)];
    return quote === null ? [] : [{ section: "quoted", text: quote, sources, hold: null }];
  });
}

function quoteOf(text: string): string | null {
  if (text === AUDIO_UPDATE) return null;
  const [first] = sentencesOf(text.slice(0, 2 * LONGEST_QUOTE));
  return first ? `“${excerptOf(first.text, LONGEST_QUOTE)}”` : null;
}
