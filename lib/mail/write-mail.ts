import { type MailTexts, mailTexts } from "./mail-texts";
import { shortName } from "./name-in-mail";
import { type MailContent, renderMail } from "./render-mail";
import { type Mail, sendMail } from "./send-mail";
import { zoneOf } from "@/lib/i18n/zone-of";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { columns } from "@/lib/kernel/sql/columns";

/** Whom a mail goes to; somebody without an account has no name. */
interface Addressee {
  language: string;
  /** The one that they chose. */
  timeZone: string | null;
  email: string;
  name?: string | undefined;
  preferences?: { deviceTimeZone: string | null } | null;
}

/** Selects what a mail needs of a user. */
export const addressee = {
  ...columns("email", "name", "language", "timeZone"),
  preferences: { select: { deviceTimeZone: true } },
} as const;

interface Written extends Omit<MailContent, "greeting" | "button" | "unsubscribe"> {
  /** Leads to a path of ours. */
  button?: { label: string; path: string };
  /** The path that turns such mails off. */
  unsubscribe?: string;
}

/** Sends a job's mail in its reader's language. Throws as `sendMail`. */
export async function mailTo(
  jobId: string,
  to: Addressee,
  write: (texts: MailTexts) => Written,
): Promise<void> {
  await sendMail(await writeMail(to, write), jobId);
}

/** A mail in its reader's language, which greets them. */
export async function writeMail(to: Addressee, write: (texts: MailTexts) => Written): Promise<Mail> {
  const timeZone = zoneOf({ timeZone: to.timeZone, deviceTimeZone: to.preferences?.deviceTimeZone ?? null });
  const texts = await mailTexts({ language: to.language, timeZone });
  const { t } = texts;
  const { button, unsubscribe, ...written } = write(texts);
  const greeting = to.name === undefined ? t("helloThere") : t("hello", { name: shortName(to.name) });
  return renderMail(to.email, texts, {
    ...written,
    greeting,
    ...(button && { button: { label: button.label, href: appUrl(button.path) } }),
    ...(unsubscribe && { unsubscribe: { label: t("unsubscribe"), href: appUrl(unsubscribe) } }),
  });
}
