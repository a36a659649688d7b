import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { InvitationPage } from "@/components/screens/join/invitation-page";
import { Closing } from "@/components/screens/landing/closing";
import { Features } from "@/components/screens/landing/features";
import { Hero } from "@/components/screens/landing/hero";
import { HeroDemo } from "@/components/screens/landing/hero-demo";
import { Photos } from "@/components/screens/landing/photos";
import { Pricing } from "@/components/screens/landing/pricing";
import { ProductData } from "@/components/screens/landing/product-data";
import { Screens } from "@/components/screens/landing/screens";
import { Steps } from "@/components/screens/landing/steps";
import { Testimonials } from "@/components/screens/landing/testimonials";
import { PublicBar } from "@/components/shell/bar/public-bar";
import { SiteFooter } from "@/components/shell/footer/site-footer";
import { configuredProviders } from "@/lib/account/providers/catalogue";
import { currentUser } from "@/lib/account/session/current-user";
import { env, isBilled } from "@/lib/kernel/env";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { linkPreview, publicMetadata } from "@/lib/kernel/installation/public-metadata";
import { single } from "@/lib/kernel/search-params";
import { findInvitation } from "@/lib/projects/codes/find-invitation";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

export async function generateMetadata({ searchParams }: PageProps<"/">): Promise<Metadata> {
  const { join } = await searchParams;
  if (typeof join === "string") return invitationMetadata(single(join));
  const t = await getTranslations("landing");
  const title = `${PRODUCT_NAME} · ${t("metaTitle")}`;
  const description = t(isBilled ? "metaDescription" : "metaFree");
  return publicMetadata({ title, description, path: paths.landing(), isWholeTitle: true });
}

/**
 * For visitors: the product, or the invitation whose link they opened; for `join` without a code, a field to type one. Signed-in
 * users are redirected to the dashboard, with their invitation.
 */
export default async function LandingPage({ searchParams }: PageProps<"/">) {
  const { join } = await searchParams;
  const code = single(join);
  if (await currentUser()) redirect(paths.dashboard(code === undefined ? {} : { join: code }));
  if (typeof join !== "string") return <Landing />;
  const invitation = code === undefined ? null : await findInvitation(code);
  return (
    <InvitationPage
      code={code ?? ""}
      invitation={invitation}
      demo={<HeroDemo />}
      providers={configuredProviders()}
    />
  );
}

function Landing() {
  const startHref = paths.auth({ tab: "sign-up" });
  return (
    <>
      <PublicBar />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero startHref={startHref} isBilled={isBilled} />
        <Features />
        <Photos />
        <Screens />
        <Steps isBilled={isBilled} />
        <Testimonials />
        <Pricing isBilled={isBilled} startHref={startHref} joinHref={paths.join("")} />
        <Closing startHref={startHref} email={env.SUPPORT_EMAIL} isBilled={isBilled} />
      </main>
      <SiteFooter email={env.SUPPORT_EMAIL} />
      <ProductData url={appUrl(paths.landing())} image={appUrl("/og-en.png")} isBilled={isBilled} />
    </>
  );
}

/** Messengers show this as the link's preview, before anybody opens it. */
async function invitationMetadata(code: string | undefined): Promise<Metadata> {
  const page = await invitationTexts(code);
  return { ...page, ...(await linkPreview(page)), robots: { index: false } };
}

async function invitationTexts(code: string | undefined): Promise<{ title: string; description?: string }> {
  const t = await getTranslations("invitation");
  if (code === undefined) return { title: t("codeTitle") };
  const invitation = await findInvitation(code);
  if (invitation.state !== "valid") return { title: t("label") };
  const { project, invitedBy, business } = invitation;
  return {
    title: t("metaTitle", { project: project.name }),
    description: t("metaDescription", { inviter: invitedBy.name, business: business.name }),
  };
}
