import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Brand } from "@/components/shell/brand";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("errorPages");
  return { title: t("notFoundTitle") };
}

export default async function NotFound() {
  const t = await getTranslations("errorPages");
  return (
    <>
      <header className="wide-edge flex h-16 items-center">
        <Brand href={paths.landing()} />
      </header>
      <main className="wide-edge pt-10 pb-20 lg:pt-20">
        <p className="font-mono text-xl font-strong tracking-[0.04em] text-accent-text">404</p>
        <h1 className="mt-2 max-w-[16ch] title-hero">{t("notFoundTitle")}</h1>
        <p className="mt-4 max-w-[44ch] text-lg text-muted">{t("notFoundBody")}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={paths.landing()} size="lg">
            {t("home")}
          </ButtonLink>
          <ButtonLink href={paths.help()} variant="secondary" size="lg" className="text-base">
            {t("help")}
          </ButtonLink>
        </p>
      </main>
    </>
  );
}
