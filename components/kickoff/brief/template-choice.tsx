import { useLocale, useTranslations } from "next-intl";
import { templateOf } from "./templates";
import type { Proposed } from "@/components/kickoff/draft";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { TEMPLATE_KINDS } from "@/lib/i18n/template-texts";

interface TemplateChoiceProps {
  /** Whether templates are the only option. */
  isInstead: boolean;
  /** Whether a description was wanted, and no service can plan from it. */
  lacksService: boolean;
  onChoose: (template: Proposed) => void;
}

/** Plans that need no AI service. */
export function TemplateChoice({ isInstead, lacksService, onChoose }: TemplateChoiceProps) {
  const t = useTranslations("kickoff");
  const locale = useLocale();
  return (
    <section aria-labelledby="kickoff-templates" className="grid gap-3">
      {lacksService && <Alert tone="info">{t("notConfigured")}</Alert>}
      <h3 id="kickoff-templates" className="title-section">
        {isInstead ? t("chooseTemplate") : t("orTemplate")}
      </h3>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
        {TEMPLATE_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            className="px-3"
            onClick={() => onChoose(templateOf(kind, locale))}
          >
            {t(`templates.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
