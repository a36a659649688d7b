import { anyOf } from "./words";
import lists from "./words/doubtful-words.json" with { type: "json" };

/** Words that a report needs in one sense; in any other they tell what it must not. */
interface Doubtful {
  words: RegExp;
  /** What must be in the sentence, too. */
  sense: RegExp;
}

const DOUBTFUL: readonly Doubtful[] = [
  {
    words: anyOf(lists.percent),
    sense: anyOf(lists["percent, in its sense"]),
  },
  {
    words: anyOf(lists.hours),
    sense: anyOf(lists["hours, in its sense"]),
  },
  {
    words: anyOf(lists.falls),
    sense: anyOf(lists["falls, in its sense"]),
  },
  {
    words: anyOf(lists.smells),
    sense: anyOf(lists["smells, in its sense"]),
  },
  {
    words: anyOf(lists.bottles),
    sense: anyOf(lists["bottles, in its sense"]),
  },
  {
    words: anyOf(lists.permits),
    sense: anyOf(lists["permits, in its sense"]),
  },
  {
    words: anyOf(lists.photos),
    sense: anyOf(lists["photos, in its sense"]),
  },
  {
    words: anyOf(lists.hazards),
    sense: anyOf(lists["hazards, in its sense"]),
  },
  {
    words: anyOf(lists.left),
    sense: anyOf(lists["left, in its sense"]),
  },
  {
    words: anyOf(lists.old),
    sense: anyOf(lists["old, in its sense"]),
  },
  {
    words: anyOf(lists.used),
    sense: anyOf(lists["used, in its sense"]),
  },
];

/** How an order to somebody begins. A customer is asked politely. */
const ORDER =
  /^\W*(?:leave|ask|put|take|use|turn|call|get|go|do|make|tell|bring|give|hide|hold|move|push|send|show|skip|stay|stop|wait|watch|keep|remind|charge|order|pick|park|lock|cover|mark|dejen?|dejales?|hablen|hable|usen|usemos|lleven|lleve|cobren|cobrenle|cobrale|digan|diga|pidan|saquen|tiren|echen|echale|manden|guarden|quiten|pongan|tapen|escondan|ofrezcan|ofrezcamos|hagan|vayan|vamos|compren|apaguen|cuiden|hay que)(?!\p{L})/u;
const POLITE = anyOf(lists.polite);
const BELONGING =
  /^\W*(?:order|cover|mark|lock|pick|park|move|hold|turn|stop|wait|watch|show|vamos) (?:of|for|on|is|are|was|were|and|to|a|al|by|up)(?!\p{L})/u;

/** Whether a plain text has words in another sense than a report needs, or begins like an order. */
export function isDoubtful(text: string): boolean {
  if (DOUBTFUL.some(({ words, sense }) => words.test(text) && !sense.test(text))) return true;
  return ORDER.test(text) && !POLITE.test(text) && !BELONGING.test(text);
}
