"use client";

import { useReloadForOthers } from "./use-reload-for-others";
import { OutboxLoader } from "@/components/outbox/outbox-loader";
import { WaitingCount } from "@/components/outbox/waiting/waiting-count";
import { MessagesProvider } from "@/components/providers/messages-provider";
import { PageSession } from "@/components/providers/page-session";
import { QueryProvider } from "@/components/providers/query-provider";
import { TimeZoneProvider } from "@/components/providers/time-zone-provider";
import { KeptSection } from "@/components/recorder/kept-recordings";
import { MenuOrder } from "@/components/shell/bar/menu-entries";
import { TopBar } from "@/components/shell/bar/top-bar";
import type { LogOutAction } from "@/components/shell/bar/use-log-out";
import { Tooltips } from "@/components/ui/overlay/tooltips";
import { NavigationProvider } from "@/components/ui/text/navigation-provider";
import type { Locale } from "@/lib/i18n/locale";
import type { Messages } from "@/lib/i18n/messages";

interface BarWithProvidersProps {
  locale: Locale;
  messages: Partial<Messages>;
  user: { id: string; name: string; email: string; timeZone: string | null; runsBusiness: boolean };
  /** The device's time zone as reported on an earlier page. */
  rememberedZone: string | null;
  logOut: LogOutAction;
}

/** The bar with the providers of the workspace's layout, which the public page beside it does not need. */
export default function BarWithProviders({
  locale,
  messages,
  user: { id, name, email, timeZone, runsBusiness },
  rememberedZone,
  logOut,
}: BarWithProvidersProps) {
  useReloadForOthers(id);
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <NavigationProvider>
        <QueryProvider>
          <TimeZoneProvider locale={locale} chosen={timeZone} remembered={rememberedZone}>
            <PageSession user={{ id, name }} />
            <OutboxLoader userId={id} />
            <MenuOrder runsBusiness={runsBusiness}>
              <TopBar
                user={{ name, email }}
                logOut={logOut}
                waiting={<WaitingCount kept={<KeptSection />} />}
              />
            </MenuOrder>
            <Tooltips />
          </TimeZoneProvider>
        </QueryProvider>
      </NavigationProvider>
    </MessagesProvider>
  );
}
