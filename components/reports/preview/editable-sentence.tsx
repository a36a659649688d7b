import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from "react";
import { useReportChange } from "./use-report-change";
import { ChangedTo } from "@/components/form/changed-to";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { focusAtEnd } from "@/components/ui/focus/focus";
import { submitOnCtrlEnter } from "@/components/updates/submit-keys";
import { LONGEST_SENTENCE } from "@/lib/reports/limits";
import type { ReportStatement, ReportView } from "@/lib/reports/view";
import { trimmed } from "@/lib/shared/trimmed";

interface EditableSentenceProps {
  report: ReportView;
  sentence: ReportStatement;
  userId: string;
  /** The sentence as it is shown. */
  children: ReactNode;
  /** What is said of it, in the reader's language. */
  note?: ReactNode;
  /** Further buttons. */
  actions?: ReactNode;
}

/** A sentence of a report with who edited it, and buttons to edit it or to restore its first wording. */
export function EditableSentence({
  report,
  sentence,
  userId,
  children,
  note,
  actions,
}: EditableSentenceProps) {
  const t = useTranslations("report");
  const format = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  const { isPending, change } = useReportChange(report);
  const { text, edited } = sentence;
  if (isEditing)
    return <Editor report={report} sentence={sentence} userId={userId} onClose={() => setIsEditing(false)} />;
  const restore = () =>
    void change(sentence, { content: null, isLeftOut: false }, { title: t("sentenceEdited") });
  return (
    <div className="min-w-0">
      <div lang={report.language} className="font-strong wrap-anywhere">
        {children}
      </div>
      {note}
      {edited && (
        <p className="mt-1 text-sm text-muted">
          {t("edited", { name: edited.by.name, when: format.dayTime(edited.at) })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <SentenceButton does="edit" text={text} onClick={() => setIsEditing(true)} />
        {edited && <SentenceButton does="restore" text={text} disabled={isPending} onClick={restore} />}
        {actions}
      </div>
    </div>
  );
}

interface SentenceButtonProps extends ComponentProps<typeof Button> {
  does: "edit" | "restore" | "release" | "takeBack" | "leaveOut" | "putBack";
  /** The sentence, which is part of its name. */
  text: string;
}

/** One of a sentence's buttons. */
export function SentenceButton({ does, text, ...button }: SentenceButtonProps) {
  const t = useTranslations("report");
  return (
    <Button variant="secondary" size="sm" aria-label={t(`${does}Of`, { text })} {...button}>
      {t(does)}
    </Button>
  );
}

type EditorProps = Pick<EditableSentenceProps, "report" | "sentence" | "userId"> & { onClose: () => void };

/** Closes once the server has the change. */
function Editor({ report, sentence, userId, onClose }: EditorProps) {
  const t = useTranslations("report");
  const common = useTranslations("common");
  const { isPending, change } = useReportChange(report);
  const draft = useKeptDraft(
    draftName(userId, "report-sentence", report.id, String(sentence.at)),
    sentence.text,
  );
  const content = trimmed(draft.text);
  const over = content.length - LONGEST_SENTENCE;
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (content === "" || over > 0) return;
    const isStored = await change(sentence, { content, isLeftOut: false }, { title: t("sentenceEdited") });
    if (!isStored) return;
    draft.forget();
    onClose();
  };
  return (
    <form className="grid gap-2.5" onSubmit={(event) => void save(event)}>
      <Textarea
        name="sentence"
        aria-label={t("sentence")}
        lang={report.language}
        rows={3}
        readOnly={isPending}
        ref={focusAtEnd}
        onKeyDown={submitOnCtrlEnter}
        {...draftFieldProps(draft)}
      />
      {draft.isKept && ![draft.seen, draft.text].includes(sentence.text) && (
        <p className="text-sm">
          <ChangedTo text={sentence.text} />
        </p>
      )}
      {over > 0 && (
        <p role="alert" className="text-sm font-strong text-danger">
          {t("tooLong", { over, max: LONGEST_SENTENCE })}
        </p>
      )}
      <DraftNote drafts={[draft]} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={isPending} disabled={content === "" || over > 0}>
          {t("save")}
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}
