import { useTranslations } from "next-intl";
import { useState } from "react";
import type { KeptDraft } from "./use-kept-draft";
import { useInBrowser } from "@/components/providers/use-store";
import { Button } from "@/components/ui/input/button";

/** Says that fields were filled from drafts, and offers to start over. Drafts exist only in the browser, hence the remount. */
export function DraftNote({ drafts }: { drafts: KeptDraft[] }) {
  return <Note key={String(useInBrowser(() => true, false))} drafts={drafts} />;
}

function Note({ drafts }: { drafts: KeptDraft[] }) {
  const t = useTranslations("common");
  const [wasKept, setWasKept] = useState(drafts.some(({ isKept }) => isKept));
  if (!wasKept) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{t("draftKept")}</p>
      <Button
        variant="link"
        className="min-h-11"
        onClick={({ currentTarget: target }) => {
          drafts.forEach(({ forget }) => forget());
          setWasKept(false);
          // The button is gone now: the focus moves to what it emptied.
          target.form?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
        }}
      >
        {t("discardDraft")}
      </Button>
    </div>
  );
}
