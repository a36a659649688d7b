import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { editProfileAction } from "@/app/(workspace)/actions";
import { AccountInformation } from "@/components/account/account-information";
import { ProfileForm } from "@/components/account/profile-form";
import { QuickActions } from "@/components/account/quick-actions";
import { Messages } from "@/components/providers/messages";
import { requireUser } from "@/lib/account/current-user";
import { toUserView } from "@/lib/account/view";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings");
  return { title: t("title") };
}

/** One's own name and address, and what the account is (platform.txt 2). */
export default async function SettingsPage() {
  const [actor, t] = await Promise.all([requireUser(), getTranslations("settings")]);
  const user = toUserView(actor);
  return (
    <Messages namespaces={["settings"]}>
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 page-edge pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-9">
        <section className="max-w-xl min-w-0">
          <h1 className="title-page">{t("title")}</h1>
          <p className="mt-2 text-muted">{t("lead")}</p>
          <ProfileForm user={user} action={editProfileAction} />
        </section>
        <div className="grid content-start gap-8">
          <AccountInformation user={user} />
          <QuickActions />
        </div>
      </div>
    </Messages>
  );
}
