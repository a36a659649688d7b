import { getTranslations } from "next-intl/server";
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
import { readAdminInvitation } from "@/lib/businesses/own-invitations";
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
  const state = stateOf({ token, invitation, user });
  return (
    <FocusOnChange of={state.name}>
      <Invitation state={state} />
    </FocusOnChange>
  );
}

function Invitation({ state }: { state: InvitationState }) {
  switch (state.name) {
    case "invalid":
      return <InvalidInvitation signedIn={state.signedIn} />;
    case "accepted":
      return <AcceptedInvitation />;
    case "expired":
      return <ExpiredInvitation invitation={state.invitation} signedIn={state.signedIn} />;
    case "visitor":
      return (
        <>
          <PendingInvitation invitation={state.invitation} />
          <SignInChoices token={state.token} email={state.invitation.email} />
        </>
      );
    case "stranger":
      return <WrongAccountInvitation {...state} />;
    case "invited":
      return <OwnInvitation {...state} />;
  }
}

function WrongAccountInvitation({ token, invitation, current }: Answerable & { current: string }) {
  const notice = (
    <WrongAccountNotice token={token} email={invitation.email} current={current} logOut={logOutAction} />
  );
  return <PendingInvitation invitation={invitation} notice={notice} />;
}

async function OwnInvitation({ token, invitation }: Answerable) {
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

interface Answerable {
  token: string;
  invitation: InvitationDetailView;
}

/** The state of an invitation for the person who opened its link. */
type InvitationState =
  | { name: "invalid"; signedIn: boolean }
  | { name: "accepted" }
  | { name: "expired"; invitation: InvitationDetailView; signedIn: boolean }
  | ({ name: "visitor" | "invited" } & Answerable)
  | ({ name: "stranger"; current: string } & Answerable);

interface Opened {
  token: string | undefined;
  /** Null when the token matches no invitation. */
  invitation: InvitationDetailView | null;
  user: Pick<Actor, "email"> | null;
}

/** Picks one of the six states; whether it can still be accepted comes before who opened it. */
function stateOf({ token, invitation, user }: Opened): InvitationState {
  const signedIn = user !== null;
  if (token === undefined || !invitation) return { name: "invalid", signedIn };
  if (invitation.status === "accepted") return { name: "accepted" };
  if (invitation.status === "expired") return { name: "expired", invitation, signedIn };
  if (!user) return { name: "visitor", token, invitation };
  // Addresses are stored in lower case.
  if (user.email !== invitation.email) return { name: "stranger", token, invitation, current: user.email };
  return { name: "invited", token, invitation };
}
