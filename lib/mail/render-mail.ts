import type { MailTexts } from "./mail-texts";
import { onOneLine, withoutLinks } from "./name-in-mail";
import type { Mail } from "./send-mail";
import { env } from "@/lib/kernel/env";
import { PRODUCT_NAME } from "@/lib/shared/product";

/** What a mail says; every text already in the reader's language. */
export interface MailContent {
  subject: string;
  greeting: string;
  /** The first one is what an inbox shows beside the subject. */
  paragraphs: string[];
  /** The details to find at a glance. */
  facts?: { label: string; value: string }[];
  /** To be read across a room and typed. */
  code?: string;
  button?: { label: string; href: string };
  /** A last line in small print: why they got this mail, and what to do if it was not them. */
  note: string;
  /** The link that turns such mails off; mail programs offer it, too (RFC 8058). */
  unsubscribe?: { label: string; href: string };
}

/** Renders a mail as HTML (readable in dark mode, loads nothing) and as plain text. */
export function renderMail(to: string, texts: Pick<MailTexts, "t" | "locale">, written: MailContent): Mail {
  const content = harmless(to, written);
  const { subject, unsubscribe } = content;
  const headers = unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe.href}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { to, subject, html: html(texts, content), text: text(content), ...(headers && { headers }) };
}

/** Whatever a name in it is, no text has a link or a second paragraph: the mail's links are the button's address and the way out. */
function harmless(to: string, { paragraphs, facts = [], ...rest }: MailContent): MailContent {
  const line = (text: string) => withAddress(to, withoutLinks(onOneLine(text)));
  return {
    ...rest,
    subject: line(rest.subject),
    greeting: line(rest.greeting),
    note: line(rest.note),
    paragraphs: paragraphs.map(line),
    facts: facts.map(({ label, value }) => ({ label, value: line(value) })),
  };
}

/** Leaves the reader's own address, where it is a word, to be copied; not one in which a link could be read. */
function withAddress(to: string, line: string): string {
  if (!/^[\w.+-]+@/.test(to) || /www\./i.test(to)) return line;
  const shown = withoutLinks(to);
  const words = line.split(" ");
  return words
    .map((word) => (word.replace(/[,.:]$/, "") === shown ? word.replace(shown, to) : word))
    .join(" ");
}

function text({ greeting, paragraphs, facts = [], code, button, note, unsubscribe }: MailContent): string {
  const table = facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const link = button && `${button.label}:\n${button.href}`;
  const wayOut = unsubscribe && `${unsubscribe.label}:\n${unsubscribe.href}`;
  const parts = [greeting, ...paragraphs, table, code, link, note, wayOut];
  return [...parts.filter(Boolean), `${PRODUCT_NAME} · ${env.SUPPORT_EMAIL}`].join("\n\n");
}

/*
 * Tables and inline styles, since some clients support nothing else. The colors are not quite white: clients that darken
 * mails by themselves then invert them instead of leaving a bright box.
 */
const LIGHT = { page: "#f4f3ef", card: "#fdfcfa", line: "#dcdbd6", ink: "#161b24", muted: "#4b505a" };
const DARK = { page: "#10141b", card: "#1a1e27", line: "#303540", ink: "#f1f0ec", muted: "#babec6" };
const ACCENT = { fill: "#fe852a", ink: "#2c1204" };

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:${DARK.page}!important}.card{background:${DARK.card}!important;border-color:${DARK.line}!important}.rule{border-color:${DARK.line}!important}.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}}`;

function html({ t, locale }: Pick<MailTexts, "t" | "locale">, content: MailContent): string {
  const { subject, greeting, paragraphs, facts = [], code, button, note, unsubscribe } = content;
  const [preview = ""] = paragraphs;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no,address=no,email=no,url=no"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}${"&#8199;&#847; ".repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.page}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${LIGHT.ink}">
<tr><td class="ink" style="padding:0 4px 16px;font-size:20px;font-weight:800;letter-spacing:-.015em;color:${LIGHT.ink}"><span style="display:inline-block;width:12px;height:17px;margin-right:9px;border-radius:2px 2px 50% 50%;background:${ACCENT.fill};vertical-align:-2px"></span>${PRODUCT_NAME}</td></tr>
<tr><td class="card ink" style="padding:32px 28px;border:1px solid ${LIGHT.line};border-radius:16px;background:${LIGHT.card};color:${LIGHT.ink};overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;letter-spacing:-.015em">${escape(subject)}</h1>
${[greeting, ...paragraphs].map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join("\n")}
${factsHtml(facts)}${code ? codeHtml(code) : ""}${button ? buttonHtml(button, t("linkHint")) : ""}
<p class="rule muted" style="margin:24px 0 0;padding-top:20px;border-top:1px solid ${LIGHT.line};font-size:14px;color:${LIGHT.muted}">${escape(note)}</p>
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;font-size:14px;color:${LIGHT.muted}">${PRODUCT_NAME} · <a class="muted" href="mailto:${escape(env.SUPPORT_EMAIL)}" style="color:${LIGHT.muted}">${escape(env.SUPPORT_EMAIL)}</a>${unsubscribe ? ` · <a class="muted" href="${escape(unsubscribe.href)}" style="color:${LIGHT.muted}">${escape(unsubscribe.label)}</a>` : ""}</td></tr>
</table></td></tr></table></body></html>`;
}

function factsHtml(facts: NonNullable<MailContent["facts"]>): string {
  if (facts.length === 0) return "";
  const cell = `padding:10px 12px 10px 0;border-top:1px solid ${LIGHT.line};text-align:left`;
  const rows = facts.map(
    ({ label, value }) => `<tr>
<th scope="row" class="rule muted" style="${cell};font-size:14px;font-weight:400;color:${LIGHT.muted}">${escape(label)}</th>
<td class="rule" style="${cell};width:70%;font-weight:600">${escape(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="font:inherit;color:inherit">${rows.join("")}</table>\n`;
}

function codeHtml(code: string): string {
  return `<p style="margin:24px 0;font:700 34px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.18em">${escape(code)}</p>\n`;
}

function buttonHtml({ label, href }: NonNullable<MailContent["button"]>, hint: string): string {
  const style = `display:inline-block;padding:14px 24px;color:${ACCENT.ink};font-weight:700;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0;font:inherit"><tr><td style="border-radius:12px;background:${ACCENT.fill}"><a href="${escape(href)}" style="${style}">${escape(label)}</a></td></tr></table>
<p class="muted" style="margin:0;font-size:14px;color:${LIGHT.muted}">${escape(hint)}<br><span style="word-break:break-all">${escape(href)}</span></p>`;
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
