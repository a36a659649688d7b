import { createTransport, type Transporter } from "nodemailer";
import { env } from "@/lib/kernel/env";
import { reasonOf } from "@/lib/kernel/failure-reason";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { log } from "@/lib/kernel/log";

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** Milliseconds. A server that hangs must not block a worker: nodemailer's own limits go up to ten minutes. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

let transport: Transporter | undefined;

/**
 * Sends a job's mail through the SMTP server. Throws when the server does not accept it now, and the job is retried. A mail
 * that the server refuses for good is an error in the log, without its address; without SMTP_URL, a warning. Both are dropped, and
 * without a word what goes to an account that was deleted meanwhile: nobody has such an address (RFC 2606).
 */
export async function sendMail(mail: Mail, jobId: string): Promise<void> {
  if (mail.to.endsWith(".invalid")) return;
  if (!env.SMTP_URL) {
    log.warn({ subject: mail.subject }, "mail is not configured (SMTP_URL): not sent");
    return;
  }
  transport ??= createTransport(withTimeouts(env.SMTP_URL));
  try {
    await transport.sendMail({
      from: env.MAIL_FROM,
      ...mail,
      // A retry after a lost acknowledgement has the same id, by which servers recognize the duplicate.
      messageId: `<${jobId}@${new URL(appUrl("/")).hostname}>`,
      headers: { ...mail.headers, "Auto-Submitted": "auto-generated" },
    });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    log.error({ job: jobId, reason: reasonOf(error) }, "mail refused");
  }
}

/** What the mail library calls a refusal of an address or of the mail. Others, as of a password, end when somebody mends our configuration. */
const OF_THIS_MAIL = ["EENVELOPE", "EMESSAGE"];

/** 5xx is the server's word that another try is refused in the same way (RFC 5321 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const { code = "", responseCode = 0 } = error as { code?: string; responseCode?: number };
  return OF_THIS_MAIL.includes(code) && responseCode >= 500;
}

/** Adds the default timeouts to an SMTP_URL that does not set its own; nodemailer reads them from the URL alone. */
export function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  return url.href;
}
