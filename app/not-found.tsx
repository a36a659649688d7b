import { getTranslations } from "next-intl/server";
import { titled } from "@/app/titled";
import { Logo } from "@/components/shell/logo";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";
import { cn } from "@/lib/shared/utils";

export const generateMetadata = titled("errorPages.notFoundTitle");

/** With plain links: every page loads what this one uses, and would load Next's own a second time. */
export default async function NotFound() {
  const t = await getTranslations("errorPages");
  return (
    <>
      <header className="wide-edge flex h-16 items-center">
        <a
          href={paths.landing()}
          className="-mx-1 flex min-h-11 items-center gap-2 rounded-button px-1 text-[1.1875rem] font-extrabold tracking-[-0.015em]"
        >
          <Logo className="size-7" />
          <span>{PRODUCT_NAME}</span>
        </a>
      </header>
      <main className="wide-edge pt-10 pb-20 lg:pt-20">
        <p className="font-mono text-xl font-strong tracking-[0.04em] text-accent-text">404</p>
        <h1 className="mt-2 max-w-[16ch] title-hero">{t("notFoundTitle")}</h1>
        <p className="mt-4 max-w-[44ch] text-lg text-muted">{t("notFoundBody")}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          <a href={paths.landing()} className={buttonVariants({ size: "lg" })}>
            {t("home")}
          </a>
          <a
            href={paths.help()}
            className={cn(buttonVariants({ variant: "secondary", size: "lg" }), "text-base")}
          >
            {t("help")}
          </a>
        </p>
      </main>
    </>
  );
}
