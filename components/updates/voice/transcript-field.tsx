import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { draftFieldProps, type KeptDraft } from "@/components/form/use-kept-draft";
import { DraftNote } from "@/components/form/draft-note";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { toast } from "@/components/ui/toast/toast-store";
import { focusAtEnd } from "@/components/ui/focus/focus";
import { SubmitHint, submitOnCtrlEnter, submitWith } from "@/components/updates/submit-keys";
import { GlossaryOffer } from "@/components/updates/terms/glossary-offer";
import { TermOffer } from "@/components/updates/terms/term-offer";
import { useReason } from "@/components/updates/use-reason";
import { useSaveOnce } from "@/components/updates/use-save-once";
import { WriteProblem } from "@/components/updates/write-problem";
import { trimmed } from "@/lib/shared/trimmed";

/** An update or a message with a recording. */
interface Heard {
  projectId: string;
  transcript: string | null;
  /** BCP 47. */
  language: string | null;
}

interface TranscriptFieldProps {
  of: Heard;
  draft: KeptDraft;
  /** Sends the correction, and shows what is corrected. */
  correct: (transcript: string) => Promise<void>;
  onClose: () => void;
}

/** A field for the transcript of the reader's own recording, below its player. Closes once the server has the correction. */
export function TranscriptField({ of, draft, correct, onClose }: TranscriptFieldProps) {
  const t = useTranslations("voice");
  const reasonOf = useReason();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = draft;
  const { save, isPending, error } = useSaveOnce(correct, () => {
    toast({ title: t("corrected") });
    draft.forget();
    onClose();
  });
  useEffect(() => {
    focusAtEnd(field.current);
  }, []);
  const saveText = () => {
    if (trimmed(text)) save(trimmed(text));
  };
  return (
    <form onSubmit={submitWith(saveText)} className="grid gap-2.5">
      <Textarea
        aria-label={t("transcript")}
        rows={4}
        {...draftFieldProps(draft)}
        readOnly={isPending}
        ref={field}
        onKeyDown={submitOnCtrlEnter}
        {...(of.language && { lang: of.language })}
      />
      <TermOffer projectId={of.projectId} field={field} text={text} disabled={isPending} />
      <SubmitHint />
      <DraftNote drafts={[draft]} />
      <CorrectedElsewhere of={of} text={text} />
      <WordOffer of={of} text={text} />
      <WriteProblem title={t("correctFailed")} reason={error && reasonOf(error)} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending} disabled={trimmed(text) === ""}>
          {t("save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

interface TypedProps {
  of: Heard;
  text: string;
}

/** Shows the transcript as corrected on another device while this field was open: saving would overwrite it. */
function CorrectedElsewhere({ of, text }: TypedProps) {
  const t = useTranslations("voice");
  const [atOpen] = useState(of.transcript);
  const isReplaced = of.transcript !== atOpen && of.transcript !== text;
  return (
    <div role="status" className="grid gap-1 text-[0.9375rem]">
      {isReplaced && (
        <>
          <p className="text-muted">{t("correctedElsewhere")}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang={of.language ?? undefined}>
            {of.transcript}
          </p>
        </>
      )}
    </div>
  );
}

function WordOffer({ of: { language, transcript }, text }: TypedProps) {
  const { businessId } = useWorkspace().project;
  if (!useCan("project:manage")) return null;
  return (
    <GlossaryOffer businessId={businessId} language={language} heard={transcript ?? ""} corrected={text} />
  );
}
