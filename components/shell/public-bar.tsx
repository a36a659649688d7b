import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";
import { Brand } from "./brand";

interface PublicBarProps {
  signedIn?: boolean;
  className?: string;
}

/** The bar of public pages: signing in and up, or a link to the dashboard for signed-in users. */
export async function PublicBar({ signedIn = false, className }: PublicBarProps) {
  const t = await getTranslations("nav");
  return (
    <header className={cn("flex h-16 items-center gap-1 sm:gap-3", className)}>
      <Brand crowded href={signedIn ? paths.dashboard() : paths.landing()} />
      <span className="flex-1" />
      {signedIn ? (
        <Link href={paths.dashboard()} className={cn(buttonVariants({ variant: "secondary", size: "sm" }))}>
          {t("dashboard")}
        </Link>
      ) : (
        <>
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
        </>
      )}
    </header>
  );
}
