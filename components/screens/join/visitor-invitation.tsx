import { getTranslations } from "next-intl/server";
import { InvitationView } from "./invitation-view";
import { UnusableInvitation } from "./unusable-invitation";
import { OtherWays, type Provider } from "@/components/sign-in/other-ways";
import { SmallPrint } from "@/components/sign-in/small-print";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import type { UnusableState, OpenInvitation } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

interface VisitorInvitationProps {
  code: string;
  invitation: OpenInvitation;
  providers: Provider[];
}

/** An invitation for a visitor; the sign-up form is one tap away. */
export async function VisitorInvitation({ code, invitation, providers }: VisitorInvitationProps) {
  const t = await getTranslations("invitation");
  return (
    <InvitationView invitation={invitation}>
      <Link href={paths.auth({ join: code, tab: "sign-up" })} className={cn(buttonVariants({ size: "lg" }))}>
        <span className="line-clamp-2 wrap-anywhere">{t("join", { project: invitation.project.name })}</span>
      </Link>
      <Link href={paths.auth({ join: code, tab: "sign-in" })} className={secondary}>
        {t("haveAccount")}
      </Link>
      {providers.length > 0 && (
        <>
          <OtherWays providers={providers} join={code} />
          <SmallPrint />
        </>
      )}
    </InvitationView>
  );
}

/** For a visitor whose link cannot be used. If they used the code themselves, they find the project after signing in. */
export async function UnusableForVisitor({ code, state }: { code: string; state: UnusableState }) {
  const t = await getTranslations("invitation");
  const mine = paths.auth({ next: paths.dashboard({ join: code }) });
  return (
    <UnusableInvitation code={code} state={state}>
      <Link href={state === "limited" ? paths.join(code) : paths.join("")} className={primary}>
        {state === "limited" ? t("tryAgain") : t("anotherCode")}
      </Link>
      <Link href={state === "used" ? mine : paths.auth()} className={secondary}>
        {t("signIn")}
      </Link>
    </UnusableInvitation>
  );
}

const primary = cn(buttonVariants({ size: "lg" }));
const secondary = cn(buttonVariants({ variant: "secondary", size: "lg" }), "text-base");
