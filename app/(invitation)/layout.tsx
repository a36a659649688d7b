import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageSession } from "@/components/providers/page-session";
import { TimeZone } from "@/components/providers/time-zone";
import { MinimalBar } from "@/components/shell/bar/minimal-bar";
import { SkipLink } from "@/components/shell/skip-link";
import { currentUser } from "@/lib/account/session/current-user";

/** The frame of a mailed invitation, signed in or not: no navigation but the link home. */
export default async function InvitationLayout({ children }: { children: ReactNode }) {
  const [t, user] = await Promise.all([getTranslations("nav"), currentUser()]);
  return (
    <TimeZone chosen={user?.timeZone ?? null}>
      {user && <PageSession user={{ id: user.id, name: user.name }} />}
      <SkipLink label={t("skip")} />
      <MinimalBar />
      <main id="main" tabIndex={-1} className="wide-edge pt-5 pb-16 outline-none sm:pt-8 lg:pt-12">
        {children}
      </main>
    </TimeZone>
  );
}
