import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Logo } from "./logo";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

interface NothingHereProps {
  of: "insights" | "businesses.sheet" | "diary";
  /** The way back. Default: to their businesses. */
  children?: ReactNode;
}

/** The same page for what does not exist and for what the reader may not see, with a way back. */
export async function NothingHere({ of, children }: NothingHereProps) {
  const t = await getTranslations();
  return (
    <div className="mx-auto max-w-xl page-edge py-12 lg:py-20">
      <Logo className="size-12" />
      <h1 className="mt-4 title-page">{t(`${of}.noneTitle`)}</h1>
      <p className="mt-2 text-lg text-muted">{t(`${of}.noneBody`)}</p>
      {children ?? (
        <ButtonLink href={paths.businesses()} className="mt-6">
          {t(`${of}.noneBack`)}
        </ButtonLink>
      )}
    </div>
  );
}
