import type { Match } from "./matches";
import type { Side } from "./sides";
import { patternsOf } from "./words";

const CALLING = patternsOf("calling");
const ARTICLE = {
  en: /^(?:the|my|our|your|mr|mrs)$/,
  es: /^(?:la|los|las|mi|tu|su|don|dona|senor|senora)$/,
} as const;

/** "Tell the owner that the architect is coming" that became "díganle al arquitecto que viene el dueño". */
export function otherAddressee(said: Side, written: Side, matches: readonly Match[]): Match | undefined {
  const people = matches.filter(({ category }) => category === "people" || category === "name");
  if (people.length < 2) return undefined;
  const one = people.filter((match) => isCalled(said, match.said.first));
  const other = people.filter((match) => isCalled(written, match.written.first));
  return one.length === 1 && other.length === 1 && one[0] !== other[0] ? one[0] : undefined;
}

function isCalled({ tokens, language }: Side, first: number): boolean {
  const word = (by: number) => tokens[first - by]?.bare ?? "";
  const at = ARTICLE[language].test(word(1)) ? 2 : 1;
  if (language === "es") return /^al?$/.test(word(at)) && CALLING.es.test(word(at + 1));
  return CALLING.en.test(word(at)) || (word(at) === "let" && word(-1) === "know");
}
