import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Messages } from "@/components/providers/messages";
import { TimeZone } from "@/components/providers/time-zone";
import { HeroDemo } from "@/components/screens/landing/hero-demo";
import { AuthAside } from "@/components/shell/auth-aside";
import { BackAndFocus } from "@/components/shell/back-and-focus";
import { MinimalBar } from "@/components/shell/bar/minimal-bar";
import { SkipLink } from "@/components/shell/skip-link";
import { NavigationProvider } from "@/components/ui/text/navigation-provider";

/** A form, and beside it on wide screens an example of what the product does. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations();
  return (
    <Messages namespaces={["common", "auth", "newPassword", "account", "join", "passkey"]}>
      <NavigationProvider>
        <TimeZone chosen={null}>
          <BackAndFocus />
          <SkipLink label={t("nav.skip")} />
          <MinimalBar />
          <div className="wide-edge grid items-start gap-x-20 pt-5 pb-16 sm:pt-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-14">
            <main
              id="main"
              tabIndex={-1}
              className="w-full max-w-[27rem] min-w-0 outline-none max-lg:mx-auto"
            >
              {children}
            </main>
            <AuthAside title={t("auth.aside")}>
              <HeroDemo />
            </AuthAside>
          </div>
        </TimeZone>
      </NavigationProvider>
    </Messages>
  );
}
