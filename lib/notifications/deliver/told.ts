import type { NotificationView } from "../view";
import { createTranslator } from "next-intl";
import { localeOf } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";
import { shortName } from "@/lib/mail/name-in-mail";

export type ToldTexts = Awaited<ReturnType<typeof toldTexts>>;

/** The texts of pushes and emails in a language; English for an unsupported one. */
export async function toldTexts(language: string) {
  const locale = localeOf(language);
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "told" });
  return { locale, t };
}

/** "Mateo Rivas posted 3 updates" */
export function headlineOf({ t }: ToldTexts, { kind, asks, actor, count }: NotificationView): string {
  return t(asks ? "asks" : kind, {
    actor: actor ? shortName(actor.name) : t("somebody"),
    count,
  });
}

/** The project or business. */
export function whereOf({ project, business }: NotificationView): string {
  return shortName((project ?? business)?.name ?? "");
}
