import { useDraft, writeDraft } from "./draft-store";
import { trimmed } from "@/lib/shared/trimmed";

export interface KeptDraft {
  text: string;
  setText: (text: string) => void;
  /** What the field showed when its text began to be typed. */
  seen: string;
  /** Whether a draft that differs from the original is kept. */
  isKept: boolean;
  /** The text was sent or discarded: the next field opens with the original. */
  forget: () => void;
}

/**
 * A text being typed, saved with every keystroke until it is sent or discarded, so that leaving the field, Back, a closed sheet
 * or a reload lose nothing: the next field with this name (`draftName`) opens with it. Components with the same name share one
 * draft.
 */
export function useKeptDraft(name: string, original = ""): KeptDraft {
  const text = useDraft(name, (draft) => draft?.text ?? original);
  const seen = useDraft(name, (draft) => draft?.seen ?? original);
  return {
    text,
    setText: (typed) => writeDraft(name, typed === original ? null : { text: typed, seen }),
    seen,
    isKept: trimmed(text) !== "" && text !== original,
    forget: () => writeDraft(name, null),
  };
}

/** Props that connect a text field to a draft. */
export function draftFieldProps({ text, setText }: KeptDraft) {
  return {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
  };
}
