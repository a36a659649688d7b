import { getTranslations } from "next-intl/server";
import { Logo } from "@/components/shell/logo";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

/** Replaces the cards when every code is used or expired. */
export async function EmptySheet({ projectId }: { projectId: string }) {
  const t = await getTranslations("businesses.sheet");
  return (
    <div className="mt-8">
      <h2 className="title-section-lg">{t("emptyTitle")}</h2>
      <p className="mt-1.5 max-w-[52ch] text-muted">{t("emptyBody")}</p>
      <Link href={paths.businesses({ project: projectId })} className={cn(buttonVariants(), "mt-5")}>
        {t("generate")}
      </Link>
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
      <Link href={paths.businesses()} className={cn(buttonVariants(), "mt-6")}>
        {t("toBusinesses")}
      </Link>
    </div>
  );
}
