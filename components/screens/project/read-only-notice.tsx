import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { focusIfLost } from "@/components/ui/focus/focus";
import { UnsavableText } from "@/components/updates/unsavable-text";

/** Says why the reader cannot post, and keeps what they were writing when they no longer could: the composer's draft. */
export function ReadOnlyNotice({ draftName }: { draftName: string }) {
  const t = useTranslations("updates");
  const draft = useKeptDraft(draftName);
  return (
    <div className="mx-auto w-full max-w-7xl page-edge py-3 lg:border-b lg:border-line">
      <p className="flex items-start gap-2 text-[0.9375rem] text-muted">
        <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {t("mayNotPost")}
      </p>
      {draft.isKept && (
        <UnsavableText draft={draft} label={t("write")} reason={t("mayNotPostDraft")} ref={focusIfLost} />
      )}
    </div>
  );
}
