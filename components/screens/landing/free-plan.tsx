import { getTranslations } from "next-intl/server";
import { PlanFeatures } from "./plan-features";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { getFormat } from "@/lib/i18n/get-format";
import { cn } from "@/lib/shared/utils";

export async function FreePlan({ joinHref }: { joinHref: string }) {
  const [t, format] = await Promise.all([getTranslations("landing.pricing"), getFormat()]);
  return (
    <div className="rounded-[22px] border border-line bg-bg p-5.5 sm:p-7">
      <h3 className="title-section-lg">{t("freeName")}</h3>
      <p className="mt-1 text-muted">{t("freeFor")}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-[2.5rem] leading-none font-extrabold tracking-[-0.03em]">
          {format.money(0)}
        </span>
        <span className="text-muted">{t("freePer")}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{t("freeTerms")}</p>
      <Link
        href={joinHref}
        className={cn(buttonVariants({ variant: "secondary", size: "lg" }), "mt-6 w-full text-base")}
      >
        {t("freeStart")}
      </Link>
      <PlanFeatures
        items={[
          { text: t("freeJoin") },
          { text: t("freePost") },
          { text: t("freeLanguages") },
          { text: t("freeEvery") },
        ]}
      />
    </div>
  );
}
