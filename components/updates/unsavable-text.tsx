import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { WriteProblem } from "./write-problem";
import { type KeptDraft, draftFieldProps } from "@/components/form/use-kept-draft";
import { Button } from "@/components/ui/input/button";
import { CopyButton } from "@/components/ui/input/copy-button";
import { Textarea } from "@/components/ui/input/textarea";

interface UnsavableTextProps {
  draft: KeptDraft;
  label: string;
  /** Why it can no longer be saved or sent. */
  reason: string;
  /** Takes the focus of the field, if that had it. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text that was being typed when its destination disappeared, to copy or discard. */
export function UnsavableText({ draft, label, reason, ref }: UnsavableTextProps) {
  const t = useTranslations();
  return (
    <div className="grid basis-full gap-2.5 py-2">
      <WriteProblem reason={reason} />
      <Textarea ref={ref} aria-label={label} rows={3} {...draftFieldProps(draft)} />
      <div className="flex gap-2.5">
        <CopyButton value={draft.text} label={t("outbox.copy")} copiedLabel={t("outbox.copied")} />
        <Button variant="secondary" size="sm" onClick={draft.forget}>
          {t("common.discardDraft")}
        </Button>
      </div>
    </div>
  );
}
