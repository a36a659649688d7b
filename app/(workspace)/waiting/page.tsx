import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Waiting } from "@/components/screens/waiting/waiting";
import { requireUser } from "@/lib/account/session/current-user";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("outbox");
  return { title: t("title") };
}

/** The items are in the browser alone. */
export default async function WaitingPage() {
  const { id } = await requireUser();
  return <Waiting userId={id} />;
}
