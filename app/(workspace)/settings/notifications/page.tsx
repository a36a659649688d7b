import { getTranslations } from "next-intl/server";
import { titled } from "@/app/titled";
import { Messages } from "@/components/providers/messages";
import { NotificationSettings } from "@/components/screens/notification-settings/notification-settings";
import { BackLink } from "@/components/shell/back-link";
import { Alert } from "@/components/ui/display/alert";
import { requireUser } from "@/lib/account/session/current-user";
import { waysIn } from "@/lib/account/sign-in/ways-in";
import { ownsBusiness, runsBusiness } from "@/lib/businesses/queries";
import { canMail } from "@/lib/kernel/env";
import { readPreferences } from "@/lib/notifications/preferences/read-preferences";
import { listProjects } from "@/lib/projects/list-projects";
import { paths } from "@/lib/shared/paths/paths";

export const generateMetadata = titled("notificationSettings.title");

/** How notifications reach the user. */
export default async function NotificationSettingsPage() {
  const [user, t] = await Promise.all([requireUser(), getTranslations("notificationSettings")]);
  const [preferences, runs, owns, projects, { hasConfirmed }] = await Promise.all([
    readPreferences(user),
    runsBusiness(user),
    ownsBusiness(user),
    listProjects(user, { status: "active" }),
    waysIn(user),
  ]);
  return (
    <Messages namespaces={["notificationSettings"]}>
      <div className="mx-auto max-w-160 page-edge pt-5 pb-16 lg:pt-9">
        <BackLink href={paths.settings()} label={t("back")} />
        <h1 className="title-page">{t("title")}</h1>
        <p className="text-muted">{t("lead")}</p>
        <NotificationSettings
          preferences={preferences}
          runsBusiness={runs}
          ownsBusiness={owns}
          projects={projects.map(({ id, name }) => ({ id, name }))}
          noEmail={
            (!canMail || !hasConfirmed) && (
              <Alert tone="info" className="mt-4">
                {t(canMail ? "unconfirmed" : "noMail")}
              </Alert>
            )
          }
        />
      </div>
    </Messages>
  );
}
