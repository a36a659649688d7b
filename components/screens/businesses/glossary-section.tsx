"use client";

import BookOpen from "lucide-react/icons/book-open";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BusinessActions } from "./business-actions";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import type { BusinessView } from "@/lib/businesses/view";

const GlossaryDialog = onDemand(() => import("./glossary-dialog"));

interface GlossarySectionProps {
  business: BusinessView;
  viewerId: string;
  action: BusinessActions["setGlossary"];
}

/** Opens the business's glossary, which loads on demand. */
export function GlossarySection({ business, viewerId, action }: GlossarySectionProps) {
  const t = useTranslations("glossary");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="title-section">{t("title")}</h3>
        <p className="mt-0.5 text-muted">{t("lead")}</p>
      </div>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        aria-haspopup="dialog"
        aria-label={t("editNamed", { business: business.name })}
        onPointerEnter={GlossaryDialog.preload}
        onFocus={GlossaryDialog.preload}
        onClick={() => setOpen(true)}
      >
        <BookOpen aria-hidden className="size-5" />
        {t("edit")}
      </Button>
      {open && <GlossaryDialog business={business} viewerId={viewerId} action={action} onClose={close} />}
    </div>
  );
}
