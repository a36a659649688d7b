import { getTranslations } from "next-intl/server";
import { logOutAction } from "@/app/(auth)/actions";
import * as actions from "@/app/(workspace)/actions";
import { titled } from "@/app/titled";
import { Messages } from "@/components/providers/messages";
import {
  ChangePasswordForm,
  PreferencesForm,
  ProfileForm,
} from "@/components/screens/settings/account-forms";
import { ConfirmEmail } from "@/components/screens/settings/confirm-email";
import { DeleteAccount } from "@/components/screens/settings/delete-account";
import { DownloadData } from "@/components/screens/settings/download-data";
import { LinkedAccounts } from "@/components/screens/settings/linked-accounts";
import { nextStep } from "@/components/screens/settings/next-step";
import { NextStepNotice } from "@/components/screens/settings/next-step-notice";
import { NoFiles, NoService } from "@/components/screens/settings/no-service";
import { OnThisPhone } from "@/components/screens/settings/on-this-phone";
import { PasskeyList } from "@/components/screens/settings/passkeys/passkey-list";
import { AccountInformation, QuickActions } from "@/components/screens/settings/settings-aside";
import { SettingsSection } from "@/components/screens/settings/settings-section";
import { SignInList } from "@/components/screens/settings/sign-ins/sign-in-list";
import { Alert } from "@/components/ui/display/alert";
import { linkableAccounts } from "@/lib/account/providers/catalogue";
import { requireUser } from "@/lib/account/session/current-user";
import { listSignIns } from "@/lib/account/session/list-sign-ins";
import { waysIn } from "@/lib/account/sign-in/ways-in";
import { toUserView } from "@/lib/account/view";
import { isAiConfigured } from "@/lib/ai/client";
import { canKeepFiles } from "@/lib/blob/blobs";
import { listBusinesses } from "@/lib/businesses/queries";
import { readDeletion } from "@/lib/deletion/own-deletion";
import { canMail, env, isBilled } from "@/lib/kernel/env";

export const generateMetadata = titled("settings.title");

/** The user's account: name and address, password, emails and times, sessions, stored data. */
export default async function SettingsPage({ searchParams }: PageProps<"/settings">) {
  const [actor, t, words] = await Promise.all([
    requireUser(),
    getTranslations("settings"),
    getTranslations("passkey"),
  ]);
  const [businesses, deletion, keepsFiles, ways, signIns, { linking }] = await Promise.all([
    listBusinesses(actor),
    readDeletion(actor),
    canKeepFiles(),
    waysIn(actor),
    listSignIns(actor),
    searchParams,
  ]);
  const { hasPassword, hasConfirmed, passkeys, linked } = ways;
  const accounts = linkableAccounts(linked);
  const step = nextStep(businesses);
  const user = toUserView(actor);
  const { language, timeZone, originalsFirst } = actor;
  return (
    <Messages namespaces={["settings", "newPassword", "auth", "passkey"]}>
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 page-edge pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-9">
        <div className="max-w-2xl min-w-0">
          <h1 className="title-page">{t("title")}</h1>
          <NextStepNotice step={step} isBilled={isBilled} />
          <SettingsSection id="profile" title={t("profile")} lead={t("lead")}>
            {!hasConfirmed && canMail && (
              <ConfirmEmail
                key={user.email}
                email={user.email}
                request={actions.requestConfirmationAction}
                confirm={actions.confirmEmailAction}
              />
            )}
            <ProfileForm
              user={user}
              hasPassword={hasPassword}
              action={actions.editProfileAction}
              main={step?.kind !== "choose-plan"}
            />
          </SettingsSection>
          <SettingsSection
            id="password"
            title={t("password.title")}
            lead={t(hasPassword ? "password.lead" : "password.noneLead")}
          >
            <ChangePasswordForm user={user} hasPassword={hasPassword} action={actions.changePasswordAction} />
          </SettingsSection>
          {accounts.length > 0 && (
            <SettingsSection id="linked" title={t("linked.title")} lead={t("linked.lead")}>
              {linking === "taken" && (
                <Alert tone="danger" className="mb-4">
                  {t("linked.taken")}
                </Alert>
              )}
              <LinkedAccounts accounts={accounts} unlink={actions.unlinkAccountAction} />
            </SettingsSection>
          )}
          <SettingsSection id="passkeys" title={words("title")} lead={words("lead")}>
            <PasskeyList
              passkeys={passkeys}
              actions={{
                start: actions.startAddingPasskeyAction,
                add: actions.addPasskeyAction,
                rename: actions.renamePasskeyAction,
                remove: actions.removePasskeyAction,
              }}
            />
          </SettingsSection>
          <SettingsSection id="preferences" title={t("preferences.title")}>
            <PreferencesForm
              preferences={{ language, timeZone, originalsFirst }}
              action={actions.setPreferencesAction}
            />
          </SettingsSection>
          <SettingsSection id="kept" title={t("kept.title")} lead={t("kept.lead")}>
            <OnThisPhone userId={actor.id} />
          </SettingsSection>
          <SettingsSection id="security" title={t("security.title")} lead={t("security.lead")}>
            <SignInList
              signIns={signIns}
              actions={{
                end: actions.endSignInAction,
                endOthers: actions.signOutElsewhereAction,
                logOut: logOutAction,
              }}
            />
          </SettingsSection>
          {!isAiConfigured() && <NoService />}
          {!keepsFiles && <NoFiles />}
          <SettingsSection id="data" title={t("data.title")} lead={t("data.lead")}>
            <DownloadData />
            <div className="mt-8">
              <DeleteAccount
                user={user}
                hasPassword={hasPassword}
                supportEmail={env.SUPPORT_EMAIL}
                deletion={deletion}
                actions={{ ask: actions.askForDeletionAction, keep: actions.keepAccountAction }}
              />
            </div>
          </SettingsSection>
        </div>
        <div className="grid content-start gap-8 lg:sticky lg:top-25 lg:self-start">
          <AccountInformation user={user} />
          <QuickActions />
        </div>
      </div>
    </Messages>
  );
}
