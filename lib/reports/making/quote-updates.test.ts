import { expect, test } from "vitest";
import { MOST_QUOTED, quoteUpdates } from "./quote-updates";
import { AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";

const quotesOf = (texts: string[]) => quoteUpdates(texts.map((text) => ({ text })));

test.each([
  ["Ya quitamos la cimbra. Mañana sigue el muro.", ["“Ya quitamos la cimbra.”"]],
  ["12 joists are set", ["“12 joists are set”"]],
  ["Deliver at 9 a.m. sharp! Gate 4.", ["“Deliver at 9 a.m. sharp!”"]],
  ["She said “stop” at noon.", ["“She said “stop” at noon.”"]],
  ["and then ".repeat(900), [`“${"and then ".repeat(33).trim()}…”`]],
  ["\n\nThe slab\nis poured.", ["“The slab”"]],
  [AUDIO_UPDATE, []],
  ["…", []],
  ["", []],
])("%j is quoted as it was written: %j", (text, quotes) => {
  expect(quotesOf([text]).map((one) => one.text)).toEqual(quotes);
});

test("each quote cites its update, oldest first, and of many the newest are quoted", () => {
  const texts = Array.from({ length: MOST_QUOTED + 2 }, (_, n) => `Bolt ${n + 1} is tight.`);
  const quotes = quotesOf(texts);
  expect(quotes).toHaveLength(MOST_QUOTED);
  expect(quotes[0]).toEqual({
    section: "quoted",
    text: "“Bolt 3 is tight.”",
    sources: ["3"],
    hold: null,
  });
  expect(quotes.at(-1)?.sources).toEqual([String(MOST_QUOTED + 2)]);
});
