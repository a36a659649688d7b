import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { Closing } from "@/components/marketing/closing";
import { Features } from "@/components/marketing/features";
import { Hero } from "@/components/marketing/hero";
import { Pricing } from "@/components/marketing/pricing";
import { Steps } from "@/components/marketing/steps";
import { Testimonials } from "@/components/marketing/testimonials";
import { PublicBar } from "@/components/shell/public-bar";
import { currentUser } from "@/lib/account/current-user";
import { paths } from "@/lib/paths";
import { PRODUCT_NAME } from "@/lib/product";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("landing");
  return { title: { absolute: `${PRODUCT_NAME} · ${t("metaTitle")}` }, description: t("metaDescription") };
}

/** For visitors; whoever is signed in goes to the dashboard, with the invitation they followed (workspace.txt 2). */
export default async function LandingPage({ searchParams }: PageProps<"/">) {
  const join = codeIn((await searchParams).join);
  const invitation = join === undefined ? {} : { join };
  if (await currentUser()) redirect(paths.dashboard(invitation));
  const startHref = paths.auth({ ...invitation, tab: "sign-up" });
  return (
    <>
      <PublicBar join={join} className="wide-edge" />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero startHref={startHref} />
        <Features />
        <Steps />
        <Testimonials />
        <Pricing startHref={startHref} joinHref={startHref} />
        <Closing startHref={startHref} />
      </main>
    </>
  );
}

function codeIn(join: string | string[] | undefined): string | undefined {
  return typeof join === "string" && join.trim() !== "" ? join : undefined;
}
