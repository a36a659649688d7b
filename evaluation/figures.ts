import { isRight, linesOf, NAMES, SETS, siteNotes, siteSentences, translations, wordCount } from "./lists";
import { languagesOf } from "@/lib/language/languages-of";
import { createHoldCheck } from "@/lib/reports/confidential/for-customers";
import { createMatterFinder, findMatter } from "@/lib/reports/confidential/is-confidential";
import { findDoubts } from "@/lib/translation/guard/find-doubts";

/** What a check gets wrong of one list, and how many it may. */
export interface Figure {
  list: string;
  wrong: string[];
  of: number;
  most: number;
}

/** All figures; of each list every n-th line is tried. */
export function figures(every = 1): Figure[] {
  return [...translationFigures(every), ...confidentialFigures(every), ...languageFigures(every)];
}

function figure<T>(
  list: string,
  cases: readonly T[],
  { most, isWrong, every }: { most: number; isWrong: (one: T) => boolean; every: number },
): Figure {
  const tried = cases.filter((_, at) => at % every === 0);
  const wrong = tried.filter(isWrong).map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  return { list, wrong, of: tried.length, most };
}

/** By list: how many changed translations are missed, and how many faithful ones marked. */
const TRANSLATIONS: Record<string, [missed: number, marked: number]> = {
  // Ours: what is found wrong elsewhere is added here.
  changed: [0, 0],
  faithful: [0, 1],
  // By a translator who had not seen the guard.
  second: [0, 0],
  third: [0, 0],
  // 8 and 6 as long as it was kept apart; the goal is 1 of each on a new one.
  fourth: [1, 2],
  // By a third stranger, who tried to be subtle: 13 and 13, 11 and 7, 16 and 10 before the guard knew of them.
  fifth: [3, 0],
  sixth: [1, 0],
  seventh: [3, 0],
  // 4 and 8, 3 and 8, 6 and 4, 5 and 3 before the guard knew of them.
  eighth: [0, 0],
  ninth: [0, 0],
  tenth: [0, 0],
  eleventh: [0, 0],
  // 2 and 8 as long as it was kept apart.
  twelfth: [0, 0],
  // By somebody who knew the guard: 8 and 0, 9 and 0 of these two before the guard knew of them, 6 and 1, 7 and 3 with its earlier rules.
  thirteenth: [4, 0],
  fourteenth: [2, 0],
};

type Pair = ReturnType<typeof translations>[number];

function translationFigures(every: number): Figure[] {
  return Object.entries(TRANSLATIONS).flatMap(([list, [missed, marked]]) => {
    const pairs = translations(list);
    const changed = pairs.filter(({ kind }) => kind !== "faithful");
    const faithful = pairs.filter(({ kind }) => kind === "faithful");
    const isMarked = (pair: Pair) => findDoubts(pair).length > 0;
    const isMissed = (pair: Pair) => !findDoubts(pair).some(({ kind }) => isDue(pair, kind, list));
    return [
      figure(`translations/${list}: changed and missed`, changed, { most: missed, isWrong: isMissed, every }),
      figure(`translations/${list}: faithful and marked`, faithful, {
        most: marked,
        isWrong: isMarked,
        every,
      }),
    ].filter(({ of }) => of > 0);
  });
}

/** Strangers name a kind in their own sense of it. */
function isDue(pair: Pair, kind: string, list: string): boolean {
  return list !== "changed" || pair.kind === kind;
}

const CREW = ["Rosa Ortiz", "Dale Brandt", "Mateo Rivas", "June Park", "Luis Herrera"];
const matterIn = createMatterFinder(CREW);
const isWithheld = (sentence: string) => matterIn(sentence) !== null;
const holdOf = createHoldCheck({ people: CREW, includesNames: false, names: [], language: "en" });
const waits = (sentence: string) => holdOf(sentence) !== null;

/** What must be withheld from a customer, and what may not be, by itself. */
const CONFIDENTIAL: [list: string, isWrong: (sentence: string) => boolean, most: number][] = [
  ["secrets", (sentence) => findMatter(sentence) === null, 0],
  ["planted", (sentence) => !isWithheld(sentence), 1],
  ["planted-held-out", (sentence) => !isWithheld(sentence), 43],
  ["innocent", isWithheld, 0],
  ["everyday", isWithheld, 2],
  ["harmless", isWithheld, 2],
  ["harmless-held-out", isWithheld, 2],
];

/**
 * How many wait for a release of what may pass, and how many pass of what must wait. The check was tuned to what passed or waited in these
 * lists. Only "unseen" are by somebody who had not seen it, and nothing was changed after they had been read. What passes here is
 * left to the AI service, which sorts the same sentences.
 */
const WAITING = {
  innocent: 2,
  everyday: 1,
  harmless: 0,
  "plain-progress": 0,
  "harmless-held-out": 2,
  "harmless-third": 3,
  "harmless-rounds": 1,
  "harmless-fourth": 0,
  "harmless-fifth": 0,
  "harmless-various": 12,
  "harmless-unseen": 1,
};
const PASSING = {
  secrets: 0,
  planted: 0,
  "told-between-lines": 0,
  "planted-held-out": 0,
  "planted-rounds": 0,
  "planted-fifth": 0,
  "planted-third": 2,
  "planted-fourth": 1,
  "planted-various": 5,
  "planted-unseen": 3,
};

function confidentialFigures(every: number): Figure[] {
  const of = (list: string, what: string, most: number, isWrong: (sentence: string) => boolean) =>
    figure(`confidential/${list}: ${what}`, linesOf(`confidential/${list}`), { most, isWrong, every });
  return [
    ...CONFIDENTIAL.map(([list, isWrong, most]) =>
      of(list, isWrong === isWithheld ? "withheld" : "not withheld", most, isWrong),
    ),
    ...Object.entries(WAITING).map(([list, most]) => of(list, "wait", most, waits)),
    ...Object.entries(PASSING).map(([list, most]) => of(list, "pass", most, (one) => !waits(one))),
  ];
}

/** Short notes by somebody who had not seen the code. In the second and fourth, two have no language: "?" and "3x4", and "ok" twice. */
const NOTES = { "notes-1": 1, "notes-2": 2, "notes-3": 0, "notes-4": 2, "notes-5": 1 };

function languageFigures(every: number): Figure[] {
  const sentences = SETS.flatMap((set) => siteSentences(set).map((sentence) => ({ set, sentence })));
  const isLong = ({ set, sentence }: (typeof sentences)[number]) =>
    set !== "none" && wordCount(sentence) >= 3;
  const isWrong = ({ set, sentence }: (typeof sentences)[number]) =>
    !isRight(set, languagesOf(sentence, NAMES));
  const groups = Object.entries({
    "of three words or more": [sentences.filter(isLong), 0.02],
    shorter: [sentences.filter((one) => one.set !== "none" && !isLong(one)), 0.1],
    "without a language": [sentences.filter(({ set }) => set === "none"), 0],
  } satisfies Record<string, [typeof sentences, number]>);
  return [
    ...groups.map(([name, [cases, share]]) =>
      figure(`languages: sentences ${name}`, cases, {
        most: Math.floor(cases.length * share),
        isWrong,
        every,
      }),
    ),
    ...Object.entries(NOTES).map(([list, most]) =>
      figure(`languages/${list}`, siteNotes(list), {
        most,
        isWrong: ({ language, author, text }) => languagesOf(text, [], author)[0] !== language,
        every,
      }),
    ),
  ];
}
