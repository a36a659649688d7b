import { bareAt, type Fact, phraseAt, type Token } from "./token";
import { BOTH, DATES, type GuardLanguage, meaningsOf, NAMES } from "./words";

const MORNING = /^(?:manana|morning)$/;
const LATER = /^(?:tarde|noche|afternoon|evening)$/;

/** Days, months, "tomorrow", "next week", and which half of the day a time is in. */
export function datesIn(tokens: Token[], language: GuardLanguage): Fact[] {
  return tokens.flatMap(({ bare, start, end }, at): Fact[] => {
    if (!/^[\p{L}\d]/u.test(bare)) return [];
    const key = periodAt(tokens, at) ?? dayAt(tokens, at, language) ?? halfOfDayAt(tokens, at);
    // "It's your turn": today, without saying so. 3/15 may name March, 02/10 February or October.
    const parts = /^(\d{1,2})\/(\d{1,2})(?:\/\d+)?$/.exec(bare)?.slice(1, 3) ?? [];
    const isPart = MORNING.test(bare) || LATER.test(bare);
    // "Tonight" and "esta tarde" may be "today", and may be "in the afternoon".
    const isToday = bare === "tonight" || (isPart && /^(?:this|esta)$/.test(bareAt(tokens, at - 1)));
    const loose = isToday ? ["today"] : parts.flatMap((part) => BOTH.months[Number(part) - 1] ?? []);
    const isOptional = !key || key === "today" || bare === "overnight";
    const keys = key ? [key] : loose;
    return keys.length > 0 ? [{ keys, kind: "date", isOptional, start, end }] : [];
  });
}

const PERIODS = meaningsOf(BOTH.periods);

function periodAt(tokens: Token[], at: number): string | undefined {
  const period = PERIODS.get(bareAt(tokens, at));
  if (!period) return undefined;
  const [before, after] = [phraseAt(tokens, at - 2, 2), phraseAt(tokens, at + 1, 2)];
  const isNext =
    /^(?:el|la) otr[oa]$| (?:next|coming|following|proxim[oa]|siguiente)$/.test(before) ||
    /^(?:que (?:viene|entra)|proxim[oa]|entrante|siguiente)/.test(after);
  if (isNext) return `next-${period}`;
  return / (?:last|past)$/.test(before) || /^pasad[oa]/.test(after) ? `last-${period}` : undefined;
}

/** What is said in three words of a day. */
const DAYS_IN_WORDS = [...meaningsOf(BOTH["days in words"])].map(
  ([words, day]) => [new RegExp(`${words}$`), day] as const,
);

function dayAt(tokens: Token[], at: number, language: GuardLanguage): string | undefined {
  const { text, bare } = tokens[at] ?? { text: "", bare: "" };
  const before = bareAt(tokens, at - 1);
  // "Tomorrow's pour".
  const word = /['’]s$/.test(text) ? bare.slice(0, -1) : bare;
  const said = DAYS_IN_WORDS.find(([words]) => words.test(`${phraseAt(tokens, at - 2, 2)} ${word}`))?.[1];
  if (said) return said;
  if (language === "es" && word === "manana")
    return /^(?:la|esta|una|cada|toda|media)$/.test(before) ? undefined : "tomorrow";
  if (language === "en" && /^(?:may|march|june)$/.test(word))
    return isMonth(tokens, at) ? word.slice(0, 3) : undefined;
  // "Don Julio": a month is written small.
  if (language === "es" && text === "Julio" && !/^(?:de|en|del)$/.test(before)) return undefined;
  return DATES[language].get(word);
}

/** "March 12" and "in May", not "may be late" and "June has the plans". */
function isMonth(tokens: Token[], at: number): boolean {
  const before = bareAt(tokens, at - 1);
  const isNamed =
    /^(in|by|of|since|until|till|next|last|through|thru|before|after|from|to|this|mid|late|early)$/.test(
      before,
    ) ||
    /^\d/.test(bareAt(tokens, at + 1)) ||
    (before === "on" && !NAMES.has(bareAt(tokens, at)));
  return isNamed && /^\p{Lu}/u.test(tokens[at]?.text ?? "");
}

/** Only where it belongs to a time: "a las 6 de la mañana", "6 pm", "noon". */
function halfOfDayAt(tokens: Token[], at: number): string | undefined {
  const [before, word] = [bareAt(tokens, at - 1), bareAt(tokens, at)];
  if (/^(?:noon|midday|mediodia|1[3-9]:\d\d|2[0-3]:\d\d)$/.test(word)) return "pm";
  if (/^(?:midnight|medianoche)$/.test(word)) return "am";
  const half = /^\d*(am|pm)$/.exec(word)?.[1] ?? /^([ap])(?: \.)? m\b/.exec(phraseAt(tokens, at, 3))?.[1];
  if (half) return half.length === 1 ? `${half}m` : half;
  const isAfterDay =
    DATES.en.has(before) && before !== "today" && /^(?:morning|afternoon|evening|night)$/.test(word);
  if (isAfterDay) return word === "morning" ? "am" : "pm";
  const isOfTime = /^(?:(?:de|por|en) la|in the)$/.test(phraseAt(tokens, at - 2, 2));
  // "Hoy en la noche" is tonight.
  if (!isOfTime || bareAt(tokens, at - 3) === "hoy") return undefined;
  return MORNING.test(word) ? "am" : LATER.test(word) ? "pm" : undefined;
}
