import { getTranslations } from "next-intl/server";
import { Brand } from "@/components/shell/brand";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

/** The bar of public pages for visitors: signing in and up. */
export async function PublicBar() {
  const t = await getTranslations("nav");
  return (
    <header className="wide-edge flex min-h-16 flex-wrap items-center gap-1 sm:gap-3">
      <Brand crowded href={paths.landing()} />
      <span className="flex-1" />
      <ButtonLink href={paths.auth()} variant="ghost" size="text" className="px-2 sm:px-3">
        {t("signIn")}
      </ButtonLink>
      <ButtonLink href={paths.auth({ tab: "sign-up" })} size="sm" className="px-4 sm:px-5">
        {t("getStarted")}
      </ButtonLink>
    </header>
  );
}
