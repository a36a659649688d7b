import { getTranslations } from "next-intl/server";
import { Logo } from "@/components/shell/logo";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

/** The same page for a project that does not exist and for one that the reader may not see. */
export default async function ProjectNotFound() {
  const t = await getTranslations("project");
  return (
    <div className="mx-auto max-w-xl page-edge py-16 lg:py-24">
      <Logo className="size-12" />
      <h1 className="mt-4 title-page">{t("notFound")}</h1>
      <p className="mt-2 text-lg text-muted">{t("notFoundBody")}</p>
      <ButtonLink href={paths.dashboard()} className="mt-6">
        {t("backToDashboard")}
      </ButtonLink>
    </div>
  );
}
