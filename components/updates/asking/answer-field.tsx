import { Mic, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { draftName } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { useSpokenWords } from "@/components/recorder/use-spoken-words";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { focusAtEnd, focusIfLost } from "@/components/ui/focus/focus";
import { submitOnCtrlEnter, submitWith } from "@/components/updates/submit-keys";
import { UnsavableText } from "@/components/updates/unsavable-text";
import { useFieldWrite, useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";
import { addToOutbox } from "@/lib/browser/outbox/client";
import type { WrittenIn } from "@/lib/browser/outbox/items/item";
import type { AnswerContent } from "@/lib/browser/outbox/items/item-kinds";
import { MAX } from "@/lib/shared/limits";

interface AnswerFieldProps {
  userId: string;
  /** Whether they have consented to where recordings are sent. */
  hasConsent: boolean;
  /** What is answered, and where. */
  to: Omit<AnswerContent, "text">;
  written: WrittenIn;
  /** Called once this phone has stored the answer, or nothing is left of one that was overtaken. */
  onSent: () => void;
  /** Whether somebody else has answered or settled the question: what was typed can be copied or discarded. */
  isOvertaken: boolean;
}

/**
 * The answer to a question, typed or spoken, which the outbox sends. Closing it keeps the draft. When it is overtaken, it stays until
 * nothing is left of what was typed or said.
 */
export default function AnswerField({
  userId,
  hasConsent,
  to,
  written,
  onSent,
  isOvertaken,
}: AnswerFieldProps) {
  const t = useTranslations("asking");
  const recorder = useTranslations("recorder.words");
  const write = useFieldWrite(draftName(userId, "answer", to.questionId), {
    max: MAX.comment,
    store: async (text) => {
      await addToOutbox(userId, { kind: "answer", content: { ...to, text }, written });
      onSent();
    },
  });
  const { text, setText, addText, canSubmit } = useTyped(write);
  const field = useRef<HTMLTextAreaElement>(null);
  const focusFirst = useCallback((shown: HTMLTextAreaElement | null) => {
    field.current = shown;
    focusAtEnd(shown);
  }, []);
  const draft = useKeptDraft(write.name);
  const { open, isHearing, isPending, parts } = useSpokenWords({
    name: write.name,
    userId,
    written,
    hasConsent,
    onWords: addText,
  });
  const isOver = isOvertaken && !draft.isKept && !isPending;
  const end = useEffectEvent(onSent);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (isOver) return null;
  return (
    <div className="mt-2 grid gap-2">
      {isOvertaken && draft.isKept && (
        <UnsavableText draft={draft} label={t("yourAnswer")} reason={t("overtaken")} ref={focusIfLost} />
      )}
      {!isOvertaken && (
        <form onSubmit={submitWith(write.submit)} className="grid gap-2">
          <div className="flex items-end gap-2">
            <div className="relative min-w-0 flex-1">
              <Textarea
                aria-label={t("yourAnswer")}
                placeholder={t("yourAnswer")}
                rows={1}
                value={text}
                readOnly={write.storing || isHearing}
                className="block field-sizing-content max-h-34 min-h-12 resize-none pr-13"
                ref={focusFirst}
                onKeyDown={submitOnCtrlEnter}
                onChange={({ target }) => setText(target.value)}
              />
              <Button
                variant="bare"
                size="icon"
                aria-label={recorder(isHearing ? "hearing" : "answer")}
                pending={isHearing}
                className="absolute right-0 bottom-0"
                onClick={open}
              >
                {!isHearing && <Mic aria-hidden className="size-5.5" />}
              </Button>
            </div>
            <Button type="submit" disabled={!canSubmit || isHearing} pending={write.storing}>
              {!write.storing && <Send aria-hidden className="size-5" />}
              {t("send")}
            </Button>
          </div>
          <WriteProblem reason={write.failure} />
        </form>
      )}
      {parts}
    </div>
  );
}
