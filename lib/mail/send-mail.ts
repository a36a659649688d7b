import { createTransport, type Transporter } from "nodemailer";
import { appUrl } from "@/lib/app-url";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Milliseconds. A server that hangs must not hold a worker: nodemailer itself would wait for up to ten minutes. */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

let transport: Transporter | undefined;

/**
 * Hands a job's mail to the SMTP server. Throws when it does not take it: the job is tried again. Without SMTP_URL it says so
 * in the log and drops it.
 */
export async function sendMail(mail: Mail, jobId: string): Promise<void> {
  if (!env.SMTP_URL) {
    log.warn({ subject: mail.subject }, "mail is not configured (SMTP_URL): not sent");
    return;
  }
  transport ??= createTransport(withPatience(env.SMTP_URL));
  await transport.sendMail({
    from: env.MAIL_FROM,
    ...mail,
    // A server may have taken a mail whose acknowledgement was lost: by the job's id the second one is known as the same.
    messageId: `<${jobId}@${new URL(appUrl("/")).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  });
}

/** An SMTP_URL with its time limits, its own ones first: nodemailer takes them from the address alone. */
export function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  return url.href;
}
