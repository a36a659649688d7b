import Send from "lucide-react/icons/send";
import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { draftName } from "@/components/form/draft-store";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { focusAtEnd } from "@/components/updates/focus";
import { submitOnCtrlEnter } from "@/components/updates/submit-keys";
import { useFieldWrite, useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";
import { addToOutbox } from "@/lib/browser/outbox/client";
import type { WrittenIn } from "@/lib/browser/outbox/items/item";
import type { AnswerContent } from "@/lib/browser/outbox/kinds/answer";
import { MAX } from "@/lib/shared/limits";

interface AnswerFieldProps {
  userId: string;
  /** What is answered, and where. */
  to: Omit<AnswerContent, "text">;
  written: WrittenIn;
  /** Called once this phone has stored the answer. */
  onSent: () => void;
}

/** The answer to a question, which the outbox sends. Closing it keeps the draft. */
export default function AnswerField({ userId, to, written, onSent }: AnswerFieldProps) {
  const t = useTranslations("asking");
  const write = useFieldWrite(draftName(userId, "answer", to.questionId), {
    max: MAX.comment,
    store: async (text) => {
      await addToOutbox(userId, { kind: "answer", content: { ...to, text }, written });
      onSent();
    },
  });
  const { text, setText, canSubmit } = useTyped(write);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    write.submit();
  };
  return (
    <form onSubmit={onSubmit} className="mt-2 grid gap-2">
      <div className="flex items-end gap-2">
        <Textarea
          aria-label={t("yourAnswer")}
          placeholder={t("yourAnswer")}
          rows={1}
          value={text}
          readOnly={write.storing}
          className="field-sizing-content max-h-34 min-h-12 flex-1 resize-none"
          ref={focusAtEnd}
          onKeyDown={submitOnCtrlEnter}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={!canSubmit} pending={write.storing}>
          {!write.storing && <Send aria-hidden className="size-5" />}
          {t("send")}
        </Button>
      </div>
      <WriteProblem reason={write.failure} />
    </form>
  );
}
