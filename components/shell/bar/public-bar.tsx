import { getTranslations } from "next-intl/server";
import { Brand } from "@/components/shell/brand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

interface PublicBarProps {
  className?: string;
}

/** The bar of public pages for visitors: signing in and up. */
export async function PublicBar({ className }: PublicBarProps) {
  const t = await getTranslations("nav");
  return (
    <header className={cn("flex min-h-16 flex-wrap items-center gap-1 sm:gap-3", className)}>
      <Brand crowded href={paths.landing()} />
      <span className="flex-1" />
      <Link
        href={paths.auth()}
        className={cn(buttonVariants({ variant: "ghost", size: "text" }), "px-2 sm:px-3")}
      >
        {t("signIn")}
      </Link>
      <Link
        href={paths.auth({ tab: "sign-up" })}
        className={cn(buttonVariants({ size: "sm" }), "px-4 sm:px-5")}
      >
        {t("getStarted")}
      </Link>
    </header>
  );
}
