import type { Segment } from "../view";
import { normalizeSentence, isPhantom, isWeakAlone, sentencesOf } from "./phantoms";
import type { RawSegment } from "@/lib/ai/transcribe";

/** Whisper's own thresholds for guesses, silence and repetition. */
const GUESS = -1;
const PROBABLY_SILENT = 0.6;
const REPEATS_ITSELF = 2.4;
/** Characters per second; nobody speaks faster. */
const TOO_FAST = 40;
/** Repetitions in a row that nobody would say. */
const TOO_OFTEN = 3;

/**
 * Separates speech from what the service hallucinated: drops its phantom texts and what it wrote into silence; marks guesses,
 * repetitions and text faster than speech as unsure. Never changes a word.
 */
export function cleanSegments(raw: RawSegment[]): Segment[] {
  const spoken = raw
    .filter((segment) => !isSilence(segment))
    .flatMap((segment) => {
      const text = withoutPhantoms(segment.text);
      return text === "" ? [] : [{ ...segment, text }];
    });
  return withoutRepeats(spoken).map((segment) => ({
    start: segment.start,
    end: segment.end,
    text: segment.text,
    isUnsure: isGuess(segment) || isOften(segment, spoken) || (spoken.length === 1 && isWeak(segment)),
  }));
}

/** The transcript: all segments that are not unsure; empty if there are none. */
export function transcriptOf(segments: Segment[]): string {
  return segments
    .filter(({ isUnsure }) => !isUnsure)
    .map(({ text }) => text)
    .join(" ");
}

/** The segments that a corrected transcript still contains, in order: these can be played with a tap. */
export function segmentsIn(transcript: string, segments: Segment[]): Segment[] {
  let from = 0;
  return segments.filter(({ text, isUnsure }) => {
    const at = isUnsure ? -1 : transcript.indexOf(text, from);
    if (at < 0) return false;
    from = at + text.length;
    return true;
  });
}

function isSilence({ noSpeechProb, avgLogprob }: RawSegment): boolean {
  return (noSpeechProb ?? 0) > PROBABLY_SILENT && (avgLogprob ?? 0) < GUESS / 2;
}

function isGuess(segment: RawSegment): boolean {
  const { avgLogprob, noSpeechProb, compressionRatio } = segment;
  if ((avgLogprob ?? 0) < GUESS || (noSpeechProb ?? 0) > 0.9) return true;
  return (compressionRatio ?? 0) > REPEATS_ITSELF || isTooFast(segment) || repeatsWithin(segment.text);
}

/** Ignores short texts, whose times are rounded. */
function isTooFast({ start, end, text }: RawSegment): boolean {
  return end > start && text.length > TOO_FAST && text.length / (end - start) > TOO_FAST;
}

/** Whether one to eight words repeat, with hardly anything else in the text. */
function repeatsWithin(text: string): boolean {
  const words = normalizeSentence(text).split(" ");
  for (let length = 1; length <= 8; length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const times = timesInARow(words, at, length);
      if (times > TOO_OFTEN && times * length > words.length / 2) return true;
    }
  }
  return false;
}

function timesInARow(words: string[], at: number, length: number): number {
  const phrase = words.slice(at, at + length).join(" ");
  let times = 1;
  while (words.slice(at + times * length, at + (times + 1) * length).join(" ") === phrase) times += 1;
  return times;
}

/** Whether a text such as "you" is all that was heard, and the service is not sure of both the words and the voice. */
function isWeak({ text, avgLogprob, noSpeechProb }: RawSegment): boolean {
  return isWeakAlone(text) && !((avgLogprob ?? GUESS) > -0.3 && (noSpeechProb ?? 1) < 0.1);
}

/** Removes hallucinated sentences from a segment; keeps the rest as it is. */
function withoutPhantoms(text: string): string {
  const sentences = sentencesOf(text);
  const said = sentences.filter((sentence) => !isPhantom(sentence));
  return said.length === sentences.length ? text.trim() : said.join(" ");
}

/** Keeps the first of several equal segments in a row. */
function withoutRepeats(segments: RawSegment[]): RawSegment[] {
  return segments.filter((segment, at) => {
    const before = segments[at - 1];
    return (
      !before ||
      normalizeSentence(before.text) !== normalizeSentence(segment.text) ||
      !isOften(segment, segments)
    );
  });
}

function isOften(segment: RawSegment, all: RawSegment[]): boolean {
  const words = normalizeSentence(segment.text);
  let inARow = 0;
  for (const { text } of all) {
    inARow = normalizeSentence(text) === words ? inARow + 1 : 0;
    if (inARow >= TOO_OFTEN) return true;
  }
  return false;
}
