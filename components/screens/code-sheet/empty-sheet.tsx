import { getTranslations } from "next-intl/server";
import { Logo } from "@/components/shell/logo";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

/** Replaces the cards when every code is used or expired. */
export async function EmptySheet({ projectId }: { projectId: string }) {
  const t = await getTranslations("businesses.sheet");
  return (
    <div className="mt-8">
      <h2 className="title-section-lg">{t("emptyTitle")}</h2>
      <p className="mt-1.5 max-w-[52ch] text-muted">{t("emptyBody")}</p>
      <ButtonLink href={paths.businesses({ project: projectId })} className="mt-5">
        {t("generate")}
      </ButtonLink>
    </div>
  );
}

/** The same for a project that does not exist and for one whose codes the reader may not see. */
export async function NoSheet() {
  const t = await getTranslations("businesses.sheet");
  return (
    <div className="mx-auto max-w-xl py-12 lg:py-20">
      <Logo className="size-12" />
      <h1 className="mt-4 title-page">{t("noneTitle")}</h1>
      <p className="mt-2 text-lg text-muted">{t("noneBody")}</p>
      <ButtonLink href={paths.businesses()} className="mt-6">
        {t("toBusinesses")}
      </ButtonLink>
    </div>
  );
}
