import { useTranslations } from "next-intl";
import { translatableProject } from "@/components/translation/translatable";
import { TranslationLine } from "@/components/translation/translation-line";
import { useTranslated } from "@/components/translation/use-translated";
import { LongText } from "@/components/ui/text/long-text";
import type { ProjectDetailView } from "@/lib/projects/view";

/** A project's description in the reader's language. */
export function ProjectDescription({
  project,
  className,
}: {
  project: ProjectDetailView;
  className: string;
}) {
  const t = useTranslations("project");
  const translated = useTranslated(translatableProject(project));
  const { text, lang } = translated;
  return (
    <div className={className}>
      <LongText text={text || t("noDescription")} lang={lang} />
      <TranslationLine translated={translated} />
    </div>
  );
}
