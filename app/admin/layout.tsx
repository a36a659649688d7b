import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Messages } from "@/components/providers/messages";
import { QueryProvider } from "@/components/providers/query-provider";
import { TimeZone } from "@/components/providers/time-zone";
import { BackAndFocus } from "@/components/shell/back-and-focus";
import { SkipLink } from "@/components/shell/skip-link";
import { Tooltips } from "@/components/ui/overlay/tooltips";
import { NavigationProvider } from "@/components/ui/text/navigation-provider";

/** The operator's console, without the product's navigation. */
export default async function OperatorLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("nav");
  return (
    <Messages namespaces={["common", "nav", "theme", "activity", "console"]}>
      <NavigationProvider>
        <QueryProvider>
          <TimeZone chosen={null}>
            <BackAndFocus />
            <SkipLink label={t("skip")} />
            {children}
            <Tooltips />
          </TimeZone>
        </QueryProvider>
      </NavigationProvider>
    </Messages>
  );
}
