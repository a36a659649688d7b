import { useTranslations } from "next-intl";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { focusIfLost } from "@/components/updates/focus";
import { UnsavableText } from "@/components/updates/unsavable-text";

interface FormerNoteProps {
  name: string;
  /** Name of the draft of a message to the person. */
  draftName: string;
}

/** Replaces the field once the person has left the project; an unsent draft can be copied. */
export function FormerNote({ name, draftName }: FormerNoteProps) {
  const t = useTranslations("chat");
  const draft = useKeptDraft(draftName);
  return (
    <div className="border-t border-line bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:px-8">
      <p className="text-[0.9375rem] text-muted">{t("formerNote", { name })}</p>
      {draft.isKept && (
        <UnsavableText
          draft={draft}
          label={t("writeTo", { name })}
          reason={t("formerDraft")}
          ref={focusIfLost}
        />
      )}
    </div>
  );
}
