import { ChevronRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { NextStep } from "./next-step";
import { Card } from "@/components/ui/display/card";
import { ButtonLink } from "@/components/ui/text/button-link";
import { Link } from "@/components/ui/text/link";
import { Section } from "@/components/ui/text/section";
import { getFormat } from "@/lib/i18n/get-format";
import { paths } from "@/lib/shared/paths/paths";

/** The next step for users whom other screens sent here to create a business or to upgrade; may be nothing. */
export function NextStepNotice({ step, isBilled }: { step: NextStep | null; isBilled: boolean }) {
  if (step?.kind === "create-business") return <FirstSteps isBilled={isBilled} />;
  return step && <ChoosePlan {...step} />;
}

async function FirstSteps({ isBilled }: { isBilled: boolean }) {
  const t = await getTranslations("settings.wayOn");
  const steps = [
    { href: paths.businesses(), label: t("createBusiness") },
    ...(isBilled ? [{ href: paths.billing(), label: t("choosePlan") }] : []),
  ];
  return (
    <section aria-labelledby="next-step" className="mt-6">
      <Card className="px-0 pb-0">
        <h2 id="next-step" className="px-4 title-section">
          {t("createTitle")}
        </h2>
        <p className="mt-1 px-4 text-muted">{t("createHint")}</p>
        <ol className="mt-3 divide-y divide-line border-t border-line">
          {steps.map(({ href, label }, index) => (
            <li key={href} className="group">
              <Link
                href={href}
                className="flex min-h-14 items-center gap-3.5 px-4 py-2 -outline-offset-3 group-last:rounded-b-card hover:bg-sunk"
              >
                <span
                  aria-hidden
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-text"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1 font-strong">{label}</span>
                <ChevronRight aria-hidden className="size-5.5 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

async function ChoosePlan({ businesses }: Extract<NextStep, { kind: "choose-plan" }>) {
  const [t, format] = await Promise.all([getTranslations("settings.wayOn"), getFormat()]);
  const named = { count: businesses.length, businesses: format.list(businesses.map(({ name }) => name)) };
  const [first] = businesses;
  return (
    <Section
      title={t("upgradeTitle")}
      titleClassName="text-accent-text"
      className="mt-6 rounded-card bg-accent-soft p-4 sm:p-5"
    >
      <p className="mt-1 wrap-anywhere">{t("upgradeBody", named)}</p>
      <ButtonLink href={paths.billing(first && { choose: first.id })} className="mt-4 max-sm:w-full">
        {t("upgrade")}
      </ButtonLink>
    </Section>
  );
}
