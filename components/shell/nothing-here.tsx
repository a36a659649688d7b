import { getTranslations } from "next-intl/server";
import { Logo } from "./logo";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

/** The same page for what does not exist and for what the reader may not see, with the way back to their businesses. */
export async function NothingHere({ of }: { of: "insights" | "businesses.sheet" }) {
  const t = await getTranslations();
  return (
    <div className="mx-auto max-w-xl page-edge py-12 lg:py-20">
      <Logo className="size-12" />
      <h1 className="mt-4 title-page">{t(`${of}.noneTitle`)}</h1>
      <p className="mt-2 text-lg text-muted">{t(`${of}.noneBody`)}</p>
      <ButtonLink href={paths.businesses()} className="mt-6">
        {t(`${of}.toBusinesses`)}
      </ButtonLink>
    </div>
  );
}
