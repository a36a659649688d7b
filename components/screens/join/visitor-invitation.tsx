import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { paths } from "@/lib/paths";
import type { DeadState, OpenInvitation } from "@/lib/projects/view";
import { cn } from "@/lib/utils";
import { DeadInvitation } from "./dead-invitation";
import { InvitationView } from "./invitation-view";

/** An invitation for a visitor; the sign-up form is one tap away. */
export async function VisitorInvitation({ code, invitation }: { code: string; invitation: OpenInvitation }) {
  const t = await getTranslations("invitation");
  return (
    <InvitationView invitation={invitation}>
      <Link href={paths.auth({ join: code, tab: "sign-up" })} className={cn(buttonVariants({ size: "lg" }))}>
        <span className="line-clamp-2 wrap-anywhere">{t("join", { project: invitation.projectName })}</span>
      </Link>
      <Link href={paths.auth({ join: code, tab: "sign-in" })} className={secondary}>
        {t("haveAccount")}
      </Link>
    </InvitationView>
  );
}

interface DeadForVisitorProps {
  code: string;
  state: DeadState;
}

/** A link that cannot be used, for a visitor. Whoever used the code finds the project after signing in. */
export async function DeadForVisitor({ code, state }: DeadForVisitorProps) {
  const t = await getTranslations("invitation");
  const mine = paths.auth({ next: paths.dashboard({ join: code }) });
  return (
    <DeadInvitation code={code} state={state}>
      <Link href={state === "limited" ? paths.join(code) : paths.join("")} className={primary}>
        {state === "limited" ? t("tryAgain") : t("anotherCode")}
      </Link>
      <Link href={state === "used" ? mine : paths.auth()} className={secondary}>
        {t("signIn")}
      </Link>
    </DeadInvitation>
  );
}

const primary = cn(buttonVariants({ size: "lg" }));
const secondary = cn(buttonVariants({ variant: "secondary", size: "lg" }), "text-base");
