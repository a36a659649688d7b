import type { ReactNode } from "react";
import { SiteFooter } from "@/components/shell/site-footer";
import { PublicBar } from "@/components/shell/public-bar";
import { currentUser } from "@/lib/account/current-user";
import { env } from "@/lib/env";

export default async function PublicPagesLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  return (
    <>
      <div className="border-b border-line bg-surface">
        <PublicBar signedIn={user !== null} className="wide-edge" />
      </div>
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
