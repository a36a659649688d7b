import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { UpdateView } from "@/lib/updates/view";

const RevisionsDialog = onDemand(() => import("./revisions-dialog"));

/** Marks an update as edited; a press shows its revisions. */
export function EditedNote({ update }: { update: UpdateView }) {
  const t = useTranslations("updates");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t("showHistory")}
        className="relative underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink"
        onClick={() => setOpen(true)}
      >
        {t("edited")}
      </button>
      {open && <RevisionsDialog update={update} onClose={() => setOpen(false)} />}
    </>
  );
}
