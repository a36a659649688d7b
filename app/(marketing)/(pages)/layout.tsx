import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { logOutAction } from "@/app/(auth)/actions";
import { pickMessages } from "@/components/providers/pick-messages";
import { rememberedZone } from "@/components/providers/remembered-zone";
import { PublicBar } from "@/components/shell/bar/public-bar";
import { SiteFooter } from "@/components/shell/footer/site-footer";
import { WorkspaceBar } from "@/components/workspace-bar/workspace-bar";
import type { Actor } from "@/lib/access/actor";
import { currentUser } from "@/lib/account/session/current-user";
import { runsBusiness } from "@/lib/businesses/queries";
import { env } from "@/lib/kernel/env";

export default async function PublicPagesLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  return (
    <>
      {user ? (
        <SignedInBar user={user} />
      ) : (
        <div className="border-b border-line bg-surface">
          <PublicBar />
        </div>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="wide-edge min-h-[60dvh] pt-8 pb-16 outline-none lg:pt-14 lg:pb-24"
      >
        {children}
      </main>
      <SiteFooter email={env.SUPPORT_EMAIL} />
    </>
  );
}

async function SignedInBar({ user }: { user: Actor }) {
  const { id, name, email, timeZone } = user;
  const [locale, messages, zone, runs] = await Promise.all([
    getLocale(),
    pickMessages(["common", "install", "nav", "notifications", "outbox", "recorder", "session", "theme"]),
    rememberedZone(),
    runsBusiness(user),
  ]);
  return (
    <WorkspaceBar
      locale={locale}
      messages={messages}
      user={{ id, name, email, timeZone, runsBusiness: runs }}
      rememberedZone={zone}
      logOut={logOutAction}
    />
  );
}
