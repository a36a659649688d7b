import { anyOf } from "./words";
import lists from "./words/defects.json" with { type: "json" };

const DEFECT = anyOf(lists.defect);
const REMEDY = anyOf(lists.remedy);
const RETURNS = anyOf(lists.returns);
const WET = anyOf(lists.wet);
const WEATHER = anyOf(lists.weather);
const HIDING = anyOf(lists.hiding);
const BURIED_THING = anyOf(lists["buried thing"]);
const LEFT_THERE = anyOf(lists["left there"]);
const OUT_OF_SIGHT = anyOf(lists["out of sight"]);
const LATE = anyOf(lists.late);
const NOBODY_CAUSES = anyOf(lists["nobody causes"]);

/** Whether a plain text tells of a defect and not how it is mended, of what was left out of sight, or of a delay that somebody causes. */
export function reportsDefect(text: string): boolean {
  if (DEFECT.test(text) && RETURNS.test(text)) return true;
  if (DEFECT.test(text) && (!REMEDY.test(text) || HIDING.test(text))) return true;
  if (WET.test(text) && !WEATHER.test(text) && !REMEDY.test(text)) return true;
  if (BURIED_THING.test(text) && LEFT_THERE.test(text) && OUT_OF_SIGHT.test(text)) return true;
  return LATE.test(text) && !NOBODY_CAUSES.test(text);
}
