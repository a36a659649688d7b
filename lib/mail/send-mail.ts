import { createTransport, type Transporter } from "nodemailer";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

let transport: Transporter | undefined;

/** Hands a mail to the SMTP server. Throws when it does not take it: the job is tried again. Without SMTP_URL it says so in the log and drops it. */
export async function sendMail(mail: Mail): Promise<void> {
  if (!env.SMTP_URL) {
    log.warn({ subject: mail.subject }, "mail is not configured (SMTP_URL): not sent");
    return;
  }
  transport ??= createTransport(env.SMTP_URL);
  await transport.sendMail({ from: env.MAIL_FROM, ...mail });
}
