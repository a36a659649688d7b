import { createTranslator } from "next-intl";
import type { Mail } from "./send-mail";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";
import { PRODUCT_NAME } from "@/lib/product";

/** What a mail says; every text already in the reader's language. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** A last line in small print: why one got this, what to do if it was not oneself. */
  note: string;
}

/** The texts of the `mail` messages in a user's language; English for one that the product does not speak. */
export async function mailTexts(language: string) {
  const locale: Locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: "mail" });
}

/** Lays a mail out as HTML (readable in dark mode, nothing loaded from elsewhere) and as plain text. */
export function renderMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, html: html(content), text: text(content) };
}

function text({ paragraphs, button, note }: MailContent): string {
  const action = button ? [`${button.label}:\n${button.href}`] : [];
  return [...paragraphs, ...action, note, `${PRODUCT_NAME} · ${env.SUPPORT_EMAIL}`].join("\n\n");
}

function html({ subject, paragraphs, button, note }: MailContent): string {
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join("");
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:19px;font-weight:800">${PRODUCT_NAME}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escape(subject)}</h1>
${body}${button ? buttonHtml(button) : ""}
<p style="margin:24px 0 0;font-size:14px;opacity:.8">${escape(note)}</p>
<p style="margin:16px 0 0;font-size:14px;opacity:.8">${PRODUCT_NAME} · ${escape(env.SUPPORT_EMAIL)}</p>
</div></body></html>`;
}

function buttonHtml({ label, href }: NonNullable<MailContent["button"]>): string {
  const style =
    "display:inline-block;padding:14px 22px;border-radius:12px;background:#ff862b;color:#201208;font-weight:700;text-decoration:none";
  return `<p style="margin:0 0 8px"><a href="${escape(href)}" style="${style}">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escape(href)}</p>`;
}

function escape(value: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
