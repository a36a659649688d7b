import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { MailLink } from "@/components/ui/text/article";
import type { UserView } from "@/lib/account/view";
import { cn } from "@/lib/shared/utils";

/** How to have an account deleted, with the same text as the privacy page. */
export async function DeleteAccount({ user, supportEmail }: { user: UserView; supportEmail: string }) {
  const t = await getTranslations();
  const subject = encodeURIComponent(t("settings.data.deleteSubject"));
  const body = encodeURIComponent(t("settings.data.deleteRequest", { id: user.id, email: user.email }));
  return (
    <>
      <h3 className="title-section">{t("privacy.deleteTitle")}</h3>
      <p className="mt-1 text-muted">{t("privacy.deleteBody")}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a
          href={`mailto:${supportEmail}?subject=${subject}&body=${body}`}
          className={cn(buttonVariants({ variant: "secondary" }), "max-sm:w-full")}
        >
          {t("settings.data.deleteAsk")}
        </a>
        <MailLink email={supportEmail} />
      </div>
    </>
  );
}
