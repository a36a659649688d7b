import { getTranslations } from "next-intl/server";
import { Logo } from "@/components/shell/logo";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

/** The same for a business that does not exist and for one that the reader does not run. */
export async function NoInsights() {
  const t = await getTranslations("insights");
  return (
    <div className="mx-auto max-w-xl page-edge py-12 lg:py-20">
      <Logo className="size-12" />
      <h1 className="mt-4 title-page">{t("noneTitle")}</h1>
      <p className="mt-2 text-lg text-muted">{t("noneBody")}</p>
      <ButtonLink href={paths.businesses()} className="mt-6">
        {t("toBusinesses")}
      </ButtonLink>
    </div>
  );
}
