"use client";

import { useTranslations } from "next-intl";
import { type KeptDraft, keptField } from "@/components/form/use-kept-draft";
import type { Viewer } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Textarea } from "@/components/ui/textarea";
import { MAX } from "@/lib/limits";
import type { UpdateView } from "@/lib/updates/view";
import { focusAtEnd } from "./focus";
import { useEditDraft, useTranscriptDraft } from "./use-edit-draft";
import { WriteProblem } from "./write-problem";

interface WithdrawnEditsProps {
  update: UpdateView;
  viewer: Viewer;
  /** Whether its field was open, and so had the focus. */
  wasOpen: boolean;
}

/** What the reader was making of their update when somebody else withdrew it: kept to be copied until they discard it. */
export default function WithdrawnEdits({ update, viewer, wasOpen }: WithdrawnEditsProps) {
  const t = useTranslations();
  const content = useEditDraft(update, viewer);
  const transcript = useTranscriptDraft(update, viewer);
  return (
    <>
      {content.isKept && <WithdrawnEdit draft={content} label={t("updates.edit")} wasOpen={wasOpen} />}
      {transcript.isKept && (
        <WithdrawnEdit draft={transcript} label={t("voice.transcript")} wasOpen={wasOpen} />
      )}
    </>
  );
}

interface WithdrawnEditProps {
  draft: KeptDraft;
  label: string;
  wasOpen: boolean;
}

/** The edit field without a Save button, so that the text being typed is not lost. */
function WithdrawnEdit({ draft, label, wasOpen }: WithdrawnEditProps) {
  const t = useTranslations();
  return (
    <div className="grid basis-full gap-2.5 py-2">
      <WriteProblem reason={t("updates.withdrawnMeanwhile")} />
      <Textarea
        aria-label={label}
        rows={3}
        maxLength={MAX.transcript}
        {...keptField(draft)}
        {...(wasOpen && { ref: focusAtEnd })}
      />
      <div className="flex gap-2.5">
        <CopyButton value={draft.text} label={t("outbox.copy")} copiedLabel={t("outbox.copied")} />
        <Button variant="secondary" size="sm" onClick={draft.forget}>
          {t("common.discardDraft")}
        </Button>
      </div>
    </div>
  );
}
