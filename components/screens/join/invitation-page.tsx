import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { UnusableForVisitor, VisitorInvitation } from "./visitor-invitation";
import type { Provider } from "@/components/sign-in/other-ways";
import { AuthAside } from "@/components/shell/auth-aside";
import { MinimalBar } from "@/components/shell/bar/minimal-bar";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { describedBy, Field } from "@/components/ui/input/field";
import { Input } from "@/components/ui/input/input";
import { Link } from "@/components/ui/text/link";
import { MAX_TYPED_CODE } from "@/lib/projects/limits";
import type { VisitorsInvitation } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";
import { cn } from "@/lib/shared/utils";

const ID = "connect-code";

interface InvitationPageProps {
  code: string;
  /** Null when no code is given yet. */
  invitation: VisitorsInvitation | null;
  /** A demo of the product, shown beside the invitation on wide screens. */
  demo: ReactNode;
  providers: Provider[];
}

/** What a join link opens for visitors, instead of the landing page: a worker's first sight of the product. */
export async function InvitationPage({ code, invitation, demo, providers }: InvitationPageProps) {
  const t = await getTranslations("invitation");
  return (
    <div className="flex min-h-dvh flex-col">
      <MinimalBar />
      <div className="wide-edge grid w-full flex-1 items-start gap-x-20 pt-5 pb-10 sm:pt-10 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:pt-14">
        <main id="main" tabIndex={-1} className="w-full max-w-[29rem] min-w-0 outline-none max-lg:mx-auto">
          {invitation === null && <CodeEntry />}
          {invitation?.state === "valid" && (
            <VisitorInvitation code={code} invitation={invitation} providers={providers} />
          )}
          {invitation && invitation.state !== "valid" && (
            <UnusableForVisitor code={code} state={invitation.state} />
          )}
        </main>
        <AuthAside title={t("aside")} titleClassName="mb-5 max-w-none title-section-lg text-muted">
          {demo}
        </AuthAside>
      </div>
      <SmallPrint />
    </div>
  );
}

async function SmallPrint() {
  const t = await getTranslations();
  const links = [
    { href: paths.landing(), text: t("invitation.about", { product: PRODUCT_NAME }) },
    { href: paths.help(), text: t("landing.footer.help") },
    { href: paths.privacy(), text: t("landing.footer.privacy") },
    { href: paths.terms(), text: t("landing.footer.terms") },
  ];
  return (
    <footer className="border-t border-line">
      <ul className="wide-edge flex flex-wrap gap-x-6 py-3 max-lg:justify-center">
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-12 items-center text-sm font-medium text-muted underline-offset-3 hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}

/** A field for a code from paper or a phone call. A plain form, which works without scripts. */
async function CodeEntry() {
  const t = await getTranslations();
  const hint = t("join.hint");
  return (
    <form action={paths.landing()} method="get">
      <h1 className="title-chapter">{t("invitation.codeTitle")}</h1>
      <p className="mt-3 mb-7 text-lg leading-[1.45] text-muted">{t("invitation.codeBody")}</p>
      <Field id={ID} label={t("join.code")} hint={hint}>
        <Input
          id={ID}
          name="join"
          required
          maxLength={MAX_TYPED_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className="h-14 font-mono text-xl tracking-[0.06em] uppercase"
          {...describedBy(ID, { hint })}
        />
      </Field>
      <button type="submit" className={cn(buttonVariants({ size: "lg" }), "mt-6 w-full")}>
        {t("invitation.codeShow")}
      </button>
    </form>
  );
}
