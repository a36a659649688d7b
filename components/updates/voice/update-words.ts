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

/** What was typed beside a recording and what was said as one text, translated as far as they are. */
export function together(typed: Translatable | null, said: Translatable): Translatable {
  if (!typed) return said;
  const made = [typed, said].flatMap(({ translation }) => translation ?? []);
  const content = paragraphs(...[typed, said].map(({ text, translation }) => translation?.content ?? text));
  const doubts = made.flatMap((one) => one.doubts);
  return {
    ...said,
    text: paragraphs(typed.text, said.text),
    language: said.language ?? typed.language,
    translation: made[0] && { ...made[0], content, doubts },
  };
}
