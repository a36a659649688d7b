import { getTranslations } from "next-intl/server";
import { AccountDeletion, type AccountDeletionProps } from "./account-deletion";
import { MailLink } from "@/components/ui/text/article";

interface DeleteAccountProps extends AccountDeletionProps {
  supportEmail: string;
}

/** Deletes one's account, with the same text as the privacy page, here or by a mail to support. */
export async function DeleteAccount({ user, supportEmail, ...deletion }: DeleteAccountProps) {
  const t = await getTranslations();
  const subject = encodeURIComponent(t("settings.data.deleteSubject"));
  const body = encodeURIComponent(t("settings.data.deleteRequest", { id: user.id, email: user.email }));
  return (
    <>
      <h3 className="title-section">{t("privacy.deleteTitle")}</h3>
      <p className="mt-1 text-muted">{t("privacy.deleteBody")}</p>
      <AccountDeletion user={user} {...deletion} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a
          href={`mailto:${supportEmail}?subject=${subject}&body=${body}`}
          className="inline-flex min-h-12 items-center font-strong text-blue underline underline-offset-3"
        >
          {t("settings.data.deleteAsk")}
        </a>
        <MailLink email={supportEmail} />
      </div>
    </>
  );
}
