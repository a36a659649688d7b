import { getTranslations } from "next-intl/server";
import { HeroDemo } from "./hero-demo";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { ButtonLink } from "@/components/ui/text/button-link";
import { getFormat } from "@/lib/i18n/get-format";
import { PRICING } from "@/lib/shared/product";
import { cn } from "@/lib/shared/utils";

/** `isBilled` says whether businesses pay. */
export async function Hero({ startHref, isBilled }: { startHref: string; isBilled: boolean }) {
  const [t, format] = await Promise.all([getTranslations("landing"), getFormat()]);
  const terms = {
    days: PRICING.trialDays,
    monthly: format.money(PRICING.monthlyCents),
    limit: PRICING.monthlyProjectLimit,
    yearly: format.money(PRICING.yearlyCents),
  };
  return (
    <section className="wide-edge grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-9 pt-7 pb-16 lg:grid-cols-[1.02fr_.98fr] lg:pt-14 lg:pb-24">
      <div className="min-w-0">
        <p className="mb-3.5 font-bold text-accent-text">{t("hero.eyebrow")}</p>
        <h1 className="title-hero">{t.rich("hero.title", { br: () => <br /> })}</h1>
        <p className="mt-5 mb-6.5 max-w-[36ch] text-lg leading-[1.45] text-muted lg:text-xl lg:leading-[1.45]">
          {t("hero.body")}
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={startHref} size="lg">
            {t(isBilled ? "hero.start" : "hero.startFree")}
          </ButtonLink>
          <a
            href="#how"
            className={cn(buttonVariants({ variant: "secondary", size: "lg" }), "px-5.5 text-base")}
          >
            {t("hero.how")}
          </a>
        </p>
        <p className="mt-4 text-sm text-muted">{isBilled ? t("hero.terms", terms) : t("hero.free")}</p>
      </div>
      <HeroDemo />
    </section>
  );
}
