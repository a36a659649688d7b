import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { JoinBanner } from "@/components/join/join-banner";
import { Closing } from "@/components/marketing/closing";
import { Features } from "@/components/marketing/features";
import { Hero } from "@/components/marketing/hero";
import { Pricing } from "@/components/marketing/pricing";
import { Steps } from "@/components/marketing/steps";
import { Testimonials } from "@/components/marketing/testimonials";
import { PublicBar } from "@/components/shell/public-bar";
import { currentUser } from "@/lib/account/current-user";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { PRODUCT_NAME } from "@/lib/product";
import { findInvitation } from "@/lib/projects/find-invitation";
import { single } from "@/lib/search-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("landing");
  return { title: { absolute: `${PRODUCT_NAME} · ${t("metaTitle")}` }, description: t("metaDescription") };
}

/** For visitors; whoever is signed in goes to the dashboard, with the invitation they followed (workspace.txt 2). */
export default async function LandingPage({ searchParams }: PageProps<"/">) {
  const join = single((await searchParams).join);
  const invitation = join === undefined ? {} : { join };
  if (await currentUser()) redirect(paths.dashboard(invitation));
  const startHref = paths.auth({ ...invitation, tab: "sign-up" });
  const signInHref = paths.auth({ ...invitation, tab: "sign-in" });
  const found = join === undefined ? null : await findInvitation(join);
  return (
    <>
      <PublicBar join={join} className="wide-edge" />
      <main id="main" tabIndex={-1} className="outline-none">
        {found && <JoinBanner {...found} signUpHref={startHref} signInHref={signInHref} />}
        <Hero startHref={startHref} />
        <Features />
        <Steps />
        <Testimonials />
        <Pricing startHref={startHref} joinHref={startHref} />
        <Closing startHref={startHref} email={env.SUPPORT_EMAIL} />
      </main>
    </>
  );
}
