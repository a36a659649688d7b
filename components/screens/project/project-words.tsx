"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { ofProject } from "@/components/translation/translatable";
import { useTranslated } from "@/components/translation/use-translated";
import { LongText } from "@/components/ui/long-text";
import type { ProjectDetailView } from "@/lib/projects/view";

// Rendered on the server, so that nothing shifts; only a project with a foreign description loads it.
const TranslationLine = dynamic(() =>
  import("@/components/translation/translation-line").then((module) => module.TranslationLine),
);

/** A project's description in the reader's language. */
export function ProjectWords({ project, className }: { project: ProjectDetailView; className: string }) {
  const t = useTranslations("project");
  const translated = useTranslated(ofProject(project));
  const { text, lang, isForeign } = translated;
  return (
    <div className={className}>
      <LongText text={text || t("noDescription")} lang={lang} />
      {isForeign && <TranslationLine translated={translated} language={project.language} />}
    </div>
  );
}
