import { anyOf } from "./words";
import lists from "./words/remarks.json" with { type: "json" };

/** What gives a reason, and what restricts or contradicts what comes before it. */
const REASONS = anyOf(lists.reasons);
const CONTRASTS = anyOf(lists.contrasts);

/** Nobody decides on these, and holidays and dust are everybody's. */
const NATURE = anyOf(lists.nature);
/** "All but the last wall, which follows tomorrow." */
const TO_COME = anyOf(lists["to come"]);

/** Whether a plain text gives a reason other than the weather, or contradicts what it reports. */
export function joinsRemark(text: string): boolean {
  if (NATURE.test(text)) return false;
  return REASONS.test(text) || (CONTRASTS.test(text) && !TO_COME.test(text));
}
