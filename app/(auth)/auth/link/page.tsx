import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import * as actions from "@/app/(auth)/actions";
import { linkAccountAction } from "@/app/(workspace)/actions";
import { titled, UNLISTED } from "@/app/titled";
import { PageSession } from "@/components/providers/page-session";
import { LinkAccount } from "@/components/screens/auth/link-account";
import { PasskeySignIn } from "@/components/screens/auth/passkey-sign-in";
import { SignInForm } from "@/components/screens/auth/sign-in-form";
import { OtherWays } from "@/components/sign-in/other-ways";
import { ButtonLink } from "@/components/ui/text/button-link";
import { isFresh } from "@/lib/account/password/reauthenticate";
import { signInAgain } from "@/lib/account/providers/arrive";
import { configuredProviders, providerName } from "@/lib/account/providers/catalogue";
import { readPendingLink } from "@/lib/account/providers/flow-cookies";
import { isFor } from "@/lib/account/providers/link-account";
import { currentUser } from "@/lib/account/session/current-user";
import { waysIn } from "@/lib/account/sign-in/ways-in";
import { canMail } from "@/lib/kernel/env";
import { paths } from "@/lib/shared/paths/paths";

export const generateMetadata = titled("auth.signIn", UNLISTED);

/** After coming back from a provider: proves that the account with its address is one's own, and confirms that both be connected. */
export default async function LinkAccountPage() {
  const [pending, user, t] = await Promise.all([
    readPendingLink(),
    currentUser(),
    getTranslations("auth.link"),
  ]);
  // Not a redirect: the action that connects renders this page again, and then goes where the reader was going.
  if (!pending && user) return <NothingToConnect />;
  if (!pending) redirect(paths.auth());
  if (user && !isFor(user, pending)) redirect(paths.dashboard());
  const provider = providerName(pending.provider);
  const email = user?.email ?? pending.email ?? "";
  return (
    <>
      <h1 className="title-page wrap-anywhere">{t("title", { provider })}</h1>
      {user ? (
        <>
          <PageSession user={{ id: user.id, name: user.name }} />
          <LinkAccount
            provider={provider}
            email={email}
            as={pending.email === email ? null : pending.email}
            after={pending.after}
            needsPassword={!isFresh(user) && (await waysIn(user)).hasPassword}
            action={linkAccountAction}
          />
        </>
      ) : (
        <>
          <p className="mt-3 mb-6 wrap-anywhere text-muted">{t("exists", { email })}</p>
          <SignInForm
            action={actions.logInAction}
            codes={
              canMail
                ? { request: actions.requestSignInCodeAction, signIn: actions.signInByCodeAction }
                : null
            }
            destination={paths.linkAccount()}
            email={email}
          />
          <div className="mt-5">
            <PasskeySignIn
              passkeys={{
                startSignIn: actions.startPasskeySignInAction,
                signIn: actions.signInByPasskeyAction,
              }}
              destination={paths.linkAccount()}
            />
          </div>
          <OtherWays
            providers={configuredProviders().filter(({ id }) => id !== pending.provider)}
            next={paths.linkAccount()}
          />
          <ButtonLink href={signInAgain(pending.after)} variant="ghost" size="lg" className="mt-3 w-full">
            {t("cancel")}
          </ButtonLink>
        </>
      )}
    </>
  );
}

async function NothingToConnect() {
  const t = await getTranslations("auth.link");
  return (
    <p className="text-muted">
      <ButtonLink href={paths.settings()} variant="link" size="inline">
        {t("nothing")}
      </ButtonLink>
    </p>
  );
}
