import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { readAuthQuery } from "./auth-query";
import * as actions from "@/app/(auth)/actions";
import { AuthTabs } from "@/components/screens/auth/auth-tabs";
import {
  AdminInvitationNote,
  InvitationNote,
  ProviderProblemNote,
  SessionEndedNote,
} from "@/components/screens/auth/notes";
import type { PasskeyActions } from "@/components/screens/auth/passkey-sign-in";
import { UnusableForVisitor } from "@/components/screens/join/visitor-invitation";
import { OtherWays } from "@/components/sign-in/other-ways";
import type { Actor } from "@/lib/access/actor";
import { configuredProviders } from "@/lib/account/providers/catalogue";
import { currentUser } from "@/lib/account/session/current-user";
import { isSharedDevice } from "@/lib/account/session/known-device";
import { readAdminInvitation } from "@/lib/businesses/read-invitations";
import { canMail, env } from "@/lib/kernel/env";
import { publicMetadata } from "@/lib/kernel/installation/public-metadata";
import { findInvitation, findInvitationFor } from "@/lib/projects/codes/find-invitation";
import type { UnusableState, VisitorsInvitation } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

export async function generateMetadata({ searchParams }: PageProps<"/auth">): Promise<Metadata> {
  const [t, query] = await Promise.all([getTranslations("auth"), searchParams]);
  const { join, adminToken, tab } = readAuthQuery(query);
  const title = tab === "sign-up" ? t("signUp") : t("signIn");
  if (join !== undefined || adminToken !== undefined) return { title, robots: { index: false } };
  return publicMetadata({ title, description: t("aside"), path: paths.auth() });
}

/** Signing in and signing up; signed-in users are redirected to their destination, unless it is for another. */
export default async function AuthPage({ searchParams }: PageProps<"/auth">) {
  const { join, adminToken, as, tab, destination, problem, ended } = readAuthQuery(await searchParams);
  const user = await currentUser();
  if (user && (as === undefined || as === user.id)) redirect(await destinationFor(user, join, destination));
  const [invitation, admin] = await Promise.all([
    join === undefined ? null : findInvitation(join),
    adminToken === undefined ? null : readAdminInvitation(adminToken),
  ]);
  const providers = configuredProviders();
  const passkeys = passkeyActions(join !== undefined);
  const dead = invitation && unusableState(invitation);
  if (join !== undefined && dead) return <UnusableForVisitor code={join} state={dead} />;
  const invited = admin?.status === "pending" ? admin : null;
  return (
    <>
      {ended && <SessionEndedNote ended={ended} supportEmail={env.SUPPORT_EMAIL} />}
      {problem && <ProviderProblemNote problem={problem} />}
      {invitation?.state === "valid" && <InvitationNote invitation={invitation} />}
      {invited && <AdminInvitationNote invitation={invited} />}
      <AuthTabs
        initialTab={tab}
        destination={destination}
        product={PRODUCT_NAME}
        // Who signs up is not counted yet.
        isShared={await isSharedDevice(0)}
        email={invited?.email}
        connectCode={join}
        logIn={join === undefined ? actions.logInAction : actions.logInAndJoinAction}
        register={join === undefined ? actions.registerAction : actions.registerAndJoinAction}
        passkeys={passkeys}
        codes={
          canMail
            ? {
                request: actions.requestSignInCodeAction,
                signIn: join === undefined ? actions.signInByCodeAction : actions.signInByCodeAndJoinAction,
              }
            : null
        }
      >
        {/* AuthTabs asks whether there are any, which it cannot tell once they are rendered. */}
        {providers.length > 0 && <OtherWays providers={providers} next={destination} join={join} />}
      </AuthTabs>
    </>
  );
}

function passkeyActions(joins: boolean): PasskeyActions {
  return {
    startSignIn: actions.startPasskeySignInAction,
    signIn: joins ? actions.signInByPasskeyAndJoinAction : actions.signInByPasskeyAction,
    startSignUp: actions.startPasskeySignUpAction,
    signUp: joins ? actions.signUpByPasskeyAndJoinAction : actions.signUpByPasskeyAction,
  };
}

/**
 * Where to redirect a signed-in user. Signing in renders this page again: after joining with the same form, this must be
 * the form's own destination, or the two navigations would race.
 */
async function destinationFor(user: Actor, join: string | undefined, destination: string): Promise<string> {
  if (join === undefined) return destination;
  const invitation = await findInvitationFor(user, join);
  return invitation.state === "inside" ? paths.project(invitation.projectId) : destination;
}

/** Why the form is not shown. A rate limit says nothing about this code, so the form is shown: joining will tell. */
function unusableState({ state }: VisitorsInvitation): UnusableState | null {
  return state === "valid" || state === "limited" ? null : state;
}
