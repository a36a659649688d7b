import { translatableRecording, type Worded } from "./voice-words";
import {
  type Translatable,
  translatableTyped,
  translatableUpdate,
} from "@/components/translation/translatable";
import { paragraphs, parseVoiceContent } from "@/lib/recordings/shared/voice-words";

/** What an update says; null for photos alone, and for a recording of which nothing is known. */
export function wordsOf(update: Worded, readerId: string): Translatable | null {
  if (update.audioUrl === null) return update.content ? translatableUpdate(update, readerId) : null;
  const { spoken } = parseVoiceContent(update);
  const typed = translatableTyped("update", update, readerId);
  return spoken === null ? typed : together(typed, translatableRecording(update, spoken, readerId));
}

/**
 * What was typed beside a recording and what was said as one text, translated as far as they are; without a language where theirs
 * differ.
 */
export function together(typed: Translatable | null, said: Translatable): Translatable {
  if (!typed) return said;
  const parts = [typed, said];
  const languages = new Set(parts.flatMap(({ language }) => language ?? []));
  const made = parts.flatMap(({ translation }) => translation ?? []);
  const content = paragraphs(...parts.map(({ text, translation }) => translation?.content ?? text));
  const doubts = made.flatMap((one) => one.doubts);
  return {
    ...said,
    parts,
    text: paragraphs(typed.text, said.text),
    language: languages.size === 1 ? (said.language ?? typed.language) : null,
    translation: made[0] && { ...made[0], content, doubts },
  };
}
