import { expect, test, vi } from "vitest";
import { filled, FILLERS } from "./hostile-texts";
import { richParts } from "@/components/chat/message/rich-parts";
import { foundParts } from "@/lib/shared/found-parts";
import { piecesOf as transcriptPieces } from "@/components/player/transcript-pieces";
import { statementParts } from "@/components/reports/preview/statement-parts";
import { toCsv } from "@/lib/shared/csv";
import { markedParts } from "@/components/translation/marked-parts";
import { withWordsAround } from "@/components/translation/words-around";
import { initials } from "@/components/ui/display/avatar";
import { changedWords } from "@/components/updates/terms/changed-words";
import { resemblingTerms } from "@/components/updates/terms/resembling-terms";
import { languageTag } from "@/lib/ai/language-tag";
import { plainTextOf } from "@/lib/help/queries";
import { matches as matchesEntityTag } from "@/lib/http/answer/preconditions";
import { chooseLocale, readTimeZone } from "@/lib/i18n/locale";
import { networkOf } from "@/lib/kernel/client-network";
import { emailText, knownEmailText } from "@/lib/kernel/email-text";
import { excerptOf } from "@/lib/kernel/excerpt";
import { nameText } from "@/lib/kernel/name-text";
import { likePattern } from "@/lib/kernel/sql/like-pattern";
import { optionalDay, optionalText, requiredText, uuid } from "@/lib/kernel/text";
import { progressOf } from "@/lib/kickoff/ask-for-plan";
import { languagesOf } from "@/lib/language/languages-of";
import { shortName, withoutLinks } from "@/lib/mail/name-in-mail";
import { MAX_TYPED_CODE } from "@/lib/projects/limits";
import { connectCodeIn, groupConnectCode } from "@/lib/projects/shared/code-text";
import { cleanSegments, segmentsIn } from "@/lib/recordings/transcribe/clean-segments";
import { normalizeSentence, isPhantom, isWeakAlone, sentencesOf } from "@/lib/recordings/transcribe/phantoms";
import { createHoldCheck } from "@/lib/reports/confidential/for-customers";
import { createMatterFinder, findMatter } from "@/lib/reports/confidential/is-confidential";
import { findDifferences } from "@/lib/reports/making/find-differences";
import { daysNamedIn, withoutDays } from "@/lib/reports/making/known-days";
import { quoteUpdates } from "@/lib/reports/making/quote-updates";
import { checkSentences, type Statement } from "@/lib/reports/statements";
import { MAX } from "@/lib/shared/limits";
import { parseVoiceContent } from "@/lib/recordings/shared/voice-words";
import { foldForSearch, matches, wordsOf } from "@/lib/shared/search";
import { findDoubts } from "@/lib/translation/guard/find-doubts";
import { piecesOf } from "@/lib/translation/making/pieces";
import { composeContent, isComposed } from "@/lib/updates/recording/compose-content";

// Processor time is limited below; how long that takes depends on what else the machine does.
vi.setConfig({ testTimeout: 180_000 });

/** The slowest take 25 alone, and more than twice that in a process that has run a hundred test files. */
const LIMIT_MS = 100;
const ATTEMPTS = 6;
const ROUNDS = 4;
/** A statement of a report, as the service may write it. */
const STATEMENT = 1_000;

const PEOPLE = ["Rosa Ortiz", "Dale Brandt", "Mateo Rivas", "June Park", "Luis Herrera"];
const ENGLISH = "The crew set 12 trusses on Monday, and Rosa will not come before the 3rd.";
const SPANISH = "La cuadrilla puso 12 armaduras el lunes, y Rosa no viene antes del 3.";
const DAY = "2026-11-20";
const source = (text: string) => ({ text, language: "es", day: DAY });
const statement = (text: string): Statement => ({ section: "status", text, sources: ["1"] });
const segment = (text: string) => ({ start: 0, end: 1, text, isUnsure: false });
const doubt = (translated: string) => ({ translated });
const forCustomers = createHoldCheck({
  people: PEOPLE,
  includesNames: false,
  names: ["Kitchen"],
  language: "en",
});
const namingCheck = (name: string, text: string) =>
  createHoldCheck({ people: [...PEOPLE, name], includesNames: true, names: [], language: "en" }, [
    { author: name, text },
  ]);
const languages = { from: "en", to: "es", names: PEOPLE };

/** Everything that reads what people write, with the greatest length that reaches it. */
const READERS: Record<string, [number, (text: string) => unknown]> = {
  "languagesOf, of an update": [MAX.update, (text) => languagesOf(text)],
  "languagesOf, of a transcript": [MAX.transcript, (text) => languagesOf(text, PEOPLE)],
  "findDoubts, of an original": [
    MAX.update,
    (original) => findDoubts({ ...languages, original, translation: SPANISH }),
  ],
  "findDoubts, of a translation": [
    MAX.update,
    (translation) => findDoubts({ ...languages, original: ENGLISH, translation }),
  ],
  "findDoubts, of both": [
    MAX.update,
    (text) => findDoubts({ ...languages, original: text, translation: `${text.slice(1)}2` }),
  ],
  "findDoubts, Spanish to English": [
    MAX.update,
    (text) => findDoubts({ from: "es", to: "en", original: text, translation: text }),
  ],
  "piecesOf, of a transcript": [
    MAX.transcript,
    (text) => piecesOf({ text, description: text, segments: [segment(text.slice(0, 9)), segment(text)] }),
  ],
  "findDifferences, of a source": [
    MAX.update,
    (text) => findDifferences({ text: ENGLISH, language: "en" }, [source(text), source(SPANISH)]),
  ],
  "findDifferences, of a sentence": [
    STATEMENT,
    (text) => findDifferences({ text, language: "en" }, [source(SPANISH)], [DAY]),
  ],
  findMatter: [STATEMENT, findMatter],
  createMatterFinder: [STATEMENT, createMatterFinder(PEOPLE)],
  "createHoldCheck, of a sentence": [STATEMENT, (text) => forCustomers(text)],
  "createHoldCheck, of a folder's name": [
    MAX.name,
    (text) =>
      createHoldCheck({ people: PEOPLE, includesNames: true, names: [text], language: "en" })(ENGLISH),
  ],
  "createHoldCheck, of somebody's name": [MAX.name, (text) => namingCheck(text, ENGLISH)(ENGLISH)],
  "createHoldCheck, of a source": [MAX.transcript, (text) => namingCheck("Rosa Ortiz", text)(ENGLISH)],
  "createHoldCheck, of a sentence that names somebody": [
    STATEMENT,
    (text) => namingCheck(text.slice(0, MAX.name), ENGLISH)(text),
  ],
  checkSentences: [STATEMENT, (text) => checkSentences([statement(text)], forCustomers)],
  quoteUpdates: [MAX.transcript, (text) => quoteUpdates([{ text }])],
  daysNamedIn: [MAX.update, (text) => daysNamedIn(text, DAY)],
  withoutDays: [MAX.update, (text) => withoutDays(text, [DAY], "es")],
  "normalizeSentence, of a sentence heard": [MAX.transcript, normalizeSentence],
  isPhantom: [MAX.transcript, isPhantom],
  isWeakAlone: [MAX.transcript, isWeakAlone],
  "sentencesOf, of a transcript": [MAX.transcript, sentencesOf],
  cleanSegments: [
    MAX.transcript,
    (text) =>
      cleanSegments([
        { start: 0, end: 9, text, avg_logprob: 0, no_speech_prob: 0, compression_ratio: 1 },
      ] as never),
  ],
  segmentsIn: [MAX.transcript, (text) => segmentsIn(text, [segment(text.slice(3, 30)), segment(text)])],
  composeContent: [
    MAX.transcript,
    (transcript) => composeContent({ transcript, language: "es", translatedText: transcript.slice(1) }),
  ],
  isComposed: [
    MAX.transcript,
    (text) => isComposed(text, { transcript: text, language: "es", translatedText: text.slice(1) }),
  ],
  parseVoiceContent: [
    MAX.transcript,
    (transcript) => parseVoiceContent({ content: transcript.slice(1), transcript, language: "es" }),
  ],
  requiredText: [MAX.update, (text) => requiredText(MAX.update, "missing").safeParse(text)],
  optionalText: [MAX.description, (text) => optionalText(MAX.description).safeParse(text)],
  emailText: [MAX.email, (text) => emailText.safeParse(text)],
  "emailText, far too long": [MAX.transcript, (text) => emailText.safeParse(text)],
  "emailText, of a domain": [MAX.email, (text) => emailText.safeParse(`a@${text}`)],
  knownEmailText: [MAX.transcript, (text) => knownEmailText.safeParse(text)],
  optionalDay: [MAX.transcript, (text) => optionalDay.safeParse(text)],
  uuid: [MAX.transcript, (text) => uuid().safeParse(text)],
  excerptOf: [MAX.update, (text) => excerptOf(text, 9_000)],
  foldForSearch: [MAX.transcript, foldForSearch],
  likePattern: [MAX.search, likePattern],
  "wordsOf, of a search": [MAX.search, wordsOf],
  "matches, of a long text": [MAX.transcript, (text) => matches(text, text.slice(0, MAX.search))],
  plainTextOf: [MAX.update, plainTextOf],
  shortName: [MAX.name, shortName],
  withoutLinks: [MAX.name, withoutLinks],
  nameText: [MAX.name, (text) => nameText.safeParse(text)],
  connectCodeIn: [MAX_TYPED_CODE, connectCodeIn],
  groupConnectCode: [MAX_TYPED_CODE, groupConnectCode],
  chooseLocale: [16_000, (text) => chooseLocale(undefined, text)],
  readTimeZone: [4_000, readTimeZone],
  languageTag: [MAX.name, languageTag],
  networkOf: [4_000, networkOf],
  matchesEntityTag: [16_000, (text) => matchesEntityTag(text, 'W/"tag"')],
  progressOf: [40_000, (text) => progressOf(`{"title": "${text}`)],
  initials: [MAX.name, initials],
  richParts: [MAX.message, (text) => richParts(text, PEOPLE)],
  "foundParts, of a letter": [MAX.message, (text) => foundParts(text, text.slice(0, 2))],
  "foundParts, of many words": [MAX.message, (text) => foundParts(text, text.slice(0, MAX.search))],
  statementParts: [STATEMENT, (text) => statementParts({ text: `${text}x`, doubts: [] })],
  "toCsv, of a comment": [MAX.update, (text) => toCsv([[`${text}x`]])],
  markedParts: [MAX.update, (text) => markedParts(text, [doubt(text.slice(0, 2)), doubt(text.slice(-3))])],
  withWordsAround: [MAX.update, (text) => withWordsAround(text, text.slice(0, 3))],
  changedWords: [MAX.update, (text) => changedWords(text, `${text.slice(1)}x`)],
  resemblingTerms: [
    MAX.update,
    (text) => resemblingTerms(text, [{ term: "Sheetrock", language: "en" } as never]),
  ],
  transcriptPieces: [MAX.update, (text) => transcriptPieces(text, [segment(text.slice(0, 9))])],
};

/** Whether a text is read in LIMIT_MS, or in as much longer as the machine now takes for anything. */
function isQuick(read: (text: string) => unknown, filler: string, length: number): boolean {
  const text = filled(filler, length);
  const time = () => cpuMs(() => read(text));
  return time() <= LIMIT_MS || Array.from({ length: ROUNDS }).some(() => time() <= LIMIT_MS * slowness());
}

/**
 * How many times slower than alone the machine is now, by the time of a known piece of work. Where other processes take the
 * processor, the threads that compile and collect garbage wait too: the same code then takes up to three times as long.
 */
function slowness(): number {
  const words = "concrete ".repeat(20_000);
  const began = performance.now();
  const used = process.threadCpuUsage();
  const times = cpuMs(() => words.match(/\p{L}+/gu)?.map((word) => word.normalize("NFD").length)) / 10;
  const { user, system } = process.threadCpuUsage(used);
  const isShared = performance.now() - began > (1.2 * (user + system)) / 1000;
  return Math.max(1, times) * (isShared ? 3 : 1);
}

/** The least of some attempts: the first ones may compile, or collect garbage. */
function cpuMs(work: () => unknown): number {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least > LIMIT_MS; attempt += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test("there are enough of both", () => {
  expect(Object.keys(READERS).length).toBeGreaterThanOrEqual(40);
  expect(new Set(FILLERS).size).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(READERS))("%s is quick with any text", (_, [length, read]) => {
  expect(FILLERS.filter((filler) => !isQuick(read, filler, length))).toEqual([]);
});
