import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ComingSoon } from "@/components/shell/coming-soon";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("comingSoon");
  return { title: t("invitationTitle") };
}

export default async function AcceptAdminInvitationPage() {
  const t = await getTranslations("comingSoon");
  return <ComingSoon title={t("invitationTitle")} body={t("invitationBody")} />;
}
