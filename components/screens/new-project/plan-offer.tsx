"use client";

import LayoutTemplate from "lucide-react/icons/layout-template";
import Sparkles from "lucide-react/icons/sparkles";
import { useTranslations } from "next-intl";
import { useKickoff } from "@/components/kickoff/use-kickoff";
import { Button } from "@/components/ui/input/button";

/** Beside the form for a blank project: a plan from a description, where a service is configured, or from a template. */
export function PlanOffer() {
  const t = useTranslations("projects");
  const { open, openTemplates, preload, isAiConfigured, dialog } = useKickoff();
  return (
    <section
      aria-labelledby="plan-offer"
      className="mt-6 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="plan-offer" className="title-section">
        {t("planOffer.title")}
      </h2>
      <p className="mt-1 text-muted">{t(isAiConfigured ? "planOffer.hint" : "planOffer.templateHint")}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {isAiConfigured && (
          <Button variant="soft" className={WIDE} onPointerEnter={preload} onClick={open}>
            <Sparkles aria-hidden className="size-5" />
            {t("kickoffButton")}
          </Button>
        )}
        <Button
          variant={isAiConfigured ? "secondary" : "soft"}
          className={WIDE}
          onPointerEnter={preload}
          onClick={openTemplates}
        >
          <LayoutTemplate aria-hidden className="size-5" />
          {t("planOffer.template")}
        </Button>
      </div>
      {dialog}
    </section>
  );
}

/** Side by side where both labels fit, else one below the other. */
const WIDE = "min-w-0 grow basis-[13rem]";
