import { useEffect } from "react";
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
import { onSessionChange } from "@/lib/browser/tabs/on-session-change";
import { lastAnnounced, type SignedIn } from "@/lib/browser/tabs/session-channel";
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

/** Reloads a public page when another tab signs out or signs somebody else in. Nothing typed is lost here. */
function useReloadForOthers(userId: string): void {
  useEffect(() => {
    const onSession = (signedIn: SignedIn | undefined) => {
      if (signedIn !== undefined && signedIn?.id !== userId) window.location.reload();
    };
    // A page restored from the back/forward cache missed the announcement.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onSession(lastAnnounced());
    };
    const unsubscribe = onSessionChange(onSession);
    window.addEventListener("pageshow", onShow);
    return () => {
      unsubscribe();
      window.removeEventListener("pageshow", onShow);
    };
  }, [userId]);
}
