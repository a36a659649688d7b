import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { logOutAction } from "@/app/(auth)/actions";
import { acceptInvitationAction } from "@/app/(workspace)/actions";
import { SECRET, titled } from "@/app/titled";
import { AcceptInvitation } from "@/components/screens/invitation/accept-invitation";
import {
  AcceptedInvitation,
  ExpiredInvitation,
  InvalidInvitation,
} from "@/components/screens/invitation/closed-invitation";
import { FocusOnChange } from "@/components/screens/invitation/focus-on-change";
import {
  PendingInvitation,
  SignInChoices,
  WrongAccountNotice,
} from "@/components/screens/invitation/pending-invitation";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import type { Actor } from "@/lib/access/actor";
import { currentUser } from "@/lib/account/session/current-user";
import { readAdminInvitation } from "@/lib/businesses/read-invitations";
import type { InvitationDetailView } from "@/lib/businesses/view";
import { single } from "@/lib/kernel/search-params";
import { paths } from "@/lib/shared/paths/paths";

export const generateMetadata = titled("acceptInvitation.metaTitle", SECRET);

/** The page that a mailed invitation's link opens, signed in or not. */
export default async function AcceptAdminInvitationPage({
  searchParams,
}: PageProps<"/accept-admin-invitation">) {
  const token = single((await searchParams).token);
  const [invitation, user] = await Promise.all([
    token === undefined ? null : readAdminInvitation(token),
    currentUser(),
  ]);
  return <FocusOnChange {...shownTo({ token, invitation, user })} />;
}

interface Opened {
  token: string | undefined;
  /** Null when the token matches no invitation. */
  invitation: InvitationDetailView | null;
  user: Pick<Actor, "email"> | null;
}

/** One of six parts, and a name for it; whether the invitation can still be accepted comes before who opened it. */
function shownTo({ token, invitation, user }: Opened): ComponentProps<typeof FocusOnChange> {
  const signedIn = user !== null;
  if (token === undefined || !invitation)
    return { of: "invalid", children: <InvalidInvitation signedIn={signedIn} /> };
  if (invitation.status === "accepted") return { of: "accepted", children: <AcceptedInvitation /> };
  if (invitation.status === "expired")
    return { of: "expired", children: <ExpiredInvitation invitation={invitation} signedIn={signedIn} /> };
  const { email } = invitation;
  if (!user) {
    const choices = (
      <>
        <PendingInvitation invitation={invitation} />
        <SignInChoices token={token} email={email} />
      </>
    );
    return { of: "visitor", children: choices };
  }
  // Addresses are stored in lower case.
  if (user.email !== email) {
    const notice = (
      <WrongAccountNotice token={token} email={email} current={user.email} logOut={logOutAction} />
    );
    return { of: "stranger", children: <PendingInvitation invitation={invitation} notice={notice} /> };
  }
  return { of: "invited", children: <OwnInvitation token={token} invitation={invitation} /> };
}

async function OwnInvitation({ token, invitation }: { token: string; invitation: InvitationDetailView }) {
  const t = await getTranslations("acceptInvitation");
  return (
    <AcceptInvitation
      token={token}
      action={acceptInvitationAction}
      buttonClass={buttonVariants({ size: "lg" })}
      cancel={
        <Link href={paths.dashboard()} className={buttonVariants({ variant: "secondary", size: "lg" })}>
          {t("cancel")}
        </Link>
      }
      accepted={<AcceptedInvitation business={invitation.business.name} />}
      redirectTo={paths.businesses()}
      texts={{
        accept: t("accept"),
        accepting: t("accepting"),
        done: t("acceptedToast"),
        failed: t("failed"),
        offline: t("offline"),
        unexpected: t("unexpected"),
      }}
    >
      <PendingInvitation invitation={invitation} />
    </AcceptInvitation>
  );
}
