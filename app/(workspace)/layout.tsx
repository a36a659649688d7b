import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { logInAction, logOutAction } from "@/app/(auth)/actions";
import { LiveLoader } from "@/components/live/live-loader";
import { OutboxLoader } from "@/components/outbox/outbox-loader";
import { UnsentOnCover } from "@/components/outbox/unsent/unsent-on-cover";
import { WaitingCount } from "@/components/outbox/waiting/waiting-count";
import { Messages } from "@/components/providers/messages";
import { QueryProvider } from "@/components/providers/query-provider";
import { TimeZone } from "@/components/providers/time-zone";
import { KeptRecordings, KeptSection } from "@/components/recorder/kept-recordings";
import { OpeningPage } from "./opening-page";
import { BackAndFocus } from "@/components/shell/back-and-focus";
import { MenuOrder } from "@/components/shell/bar/menu-entries";
import { TopBar } from "@/components/shell/bar/top-bar";
import { PageEnded } from "@/components/shell/ended/page-ended";
import { PageSkeleton } from "@/components/shell/page-skeleton";
import { SkipLink } from "@/components/shell/skip-link";
import { TranslationProvider } from "@/components/translation/translation-context";
import { Tooltips } from "@/components/ui/overlay/tooltips";
import { Link } from "@/components/ui/text/link";
import { NavigationProvider } from "@/components/ui/text/navigation-provider";
import { requireUser } from "@/lib/account/session/current-user";
import { isAiConfigured, isAiSampled } from "@/lib/ai/client";
import { runsBusiness } from "@/lib/businesses/queries";
import { env } from "@/lib/kernel/env";
import { paths } from "@/lib/shared/paths/paths";

function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="border-b border-line bg-sunk px-4 py-1 text-center text-sm text-muted"
    >
      {children}
    </aside>
  );
}

/** The shell of every signed-in page: the bar, the page in `<main>`, and the query cache around both. */
export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const [user, t] = await Promise.all([requireUser(), getTranslations("nav")]);
  const runs = await runsBusiness(user);
  return (
    <Messages
      namespaces={["common", "install", "nav", "notifications", "outbox", "recorder", "session", "theme"]}
    >
      <NavigationProvider>
        <QueryProvider>
          <MenuOrder runsBusiness={runs}>
            <TimeZone chosen={user.timeZone}>
              <PageEnded
                user={{ id: user.id, name: user.name, email: user.email }}
                signIn={logInAction}
                supportEmail={env.SUPPORT_EMAIL}
                unsent={<UnsentOnCover />}
              />
              <OutboxLoader userId={user.id} />
              <KeptRecordings />
              <LiveLoader
                userId={user.id}
                keepsPages={env.APP_MODE !== "development"}
                language={user.language}
                timeZone={user.timeZone}
              />
              <BackAndFocus />
              <SkipLink label={t("skip")} />
              <TopBar
                user={{ name: user.name, email: user.email }}
                logOut={logOutAction}
                waiting={<WaitingCount kept={<KeptSection />} />}
              />
              {user.deletionDueAt && (
                <Strip label={t("deletion")}>
                  {t("deletionDue")}{" "}
                  <Link href={paths.settings()} className="font-strong underline underline-offset-3">
                    {t("deletionKeep")}
                  </Link>
                </Strip>
              )}
              {isAiSampled() && <Strip label={t("demo")}>{t("sampleAi")}</Strip>}
              <main id="main" tabIndex={-1} className="peer outline-none">
                <TranslationProvider isOn={isAiConfigured()} originalsFirst={user.originalsFirst}>
                  {children}
                </TranslationProvider>
              </main>
              <PageSkeleton className="hidden peer-empty:block" />
              <OpeningPage />
              <Tooltips />
            </TimeZone>
          </MenuOrder>
        </QueryProvider>
      </NavigationProvider>
    </Messages>
  );
}
