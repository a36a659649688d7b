import type { Mail } from "./inbox-store";
import { escapeHtml } from "@/sandbox/http/escape-html";

const STYLE = `
:root{color-scheme:light dark;--bg:oklch(.975 .004 95);--surface:#fff;--line:oklch(.89 .006 95);--ink:oklch(.22 .02 265);--muted:oklch(.43 .018 265);--accent:oklch(.74 .175 52);--blue:oklch(.45 .12 258)}
@media (prefers-color-scheme:dark){:root{--bg:oklch(.19 .016 265);--surface:oklch(.235 .018 265);--line:oklch(.33 .02 265);--ink:oklch(.955 .006 95);--muted:oklch(.78 .012 265);--accent:oklch(.77 .165 55);--blue:oklch(.8 .09 258)}}
*{box-sizing:border-box;margin:0}
body{font:400 16px/1.5 "Atkinson Hyperlegible Next",system-ui,sans-serif;color:var(--ink);background:var(--bg)}
header{height:64px;display:flex;align-items:center;gap:8px;padding:0 16px;background:var(--surface);border-bottom:1px solid var(--line);font-weight:800;font-size:19px;letter-spacing:-.015em}
header a{color:inherit;text-decoration:none;display:flex;align-items:center;gap:8px}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:26px;line-height:1.15;letter-spacing:-.02em;font-weight:800;margin-bottom:16px;overflow-wrap:anywhere}
h2{font-size:18px;margin:32px 0 8px}
ul{list-style:none;padding:0 0 0 30px;position:relative}
ul::before{content:"";position:absolute;left:9px;top:4px;bottom:0;width:2px;background:var(--line)}
li{position:relative;padding-bottom:22px}
li::before{content:"";position:absolute;left:-26px;top:8px;width:12px;height:12px;border-radius:50%;background:var(--bg);box-shadow:0 0 0 2px var(--muted)}
li:first-child::before{background:var(--accent);border-radius:2px 2px 50% 50%;height:16px;box-shadow:0 0 0 2px var(--ink)}
li a,.back{color:var(--blue);font-weight:650;text-underline-offset:3px;display:inline-block;padding:4px 0}
a:focus-visible{outline:3px solid oklch(.55 .15 258);outline-offset:2px;border-radius:4px}
p,dl{color:var(--muted);font-size:14px;line-height:1.4;overflow-wrap:anywhere}
dt{font-weight:650;color:var(--ink)}dd{margin:0 0 8px}
iframe,pre{width:100%;background:#fff;color:#222;border:1px solid var(--line);border-radius:14px}
iframe{height:520px}
pre{background:var(--surface);color:var(--ink);padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
summary{min-height:48px;display:flex;align-items:center;font-weight:650;cursor:pointer;margin-top:16px}`;

const MARK = `<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2v11" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/><path d="M10.5 13h11l-1.6 6.2L16 30l-3.9-10.8z" fill="var(--accent)" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg>`;

/** The list, newest first; it reloads every five seconds. */
export function listPage(mails: Mail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/messages/${mail.id}">${escapeHtml(mail.subject || "(no subject)")}</a><p>To ${escapeHtml(mail.to.join(", "))} · ${time(mail)}</p></li>`,
  );
  const empty =
    "<p>No mail yet. Everything that the app sends appears here; nothing leaves this machine.</p>";
  return page(
    "Inbox",
    `<h1>Inbox</h1>${items.length > 0 ? `<ul>${items.join("")}</ul>` : empty}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/** One mail: as a mail client shows it, its plain text, and its headers. */
export function mailPage(mail: Mail): string {
  const headers = mail.headers
    .map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join("");
  const html =
    mail.html &&
    `<iframe title="The mail as it is shown" src="/messages/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  const text = mail.text && `<h2>Plain text</h2><pre>${linked(escapeHtml(mail.text))}</pre>`;
  const facts = `<p>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.to.join(", "))}<br>${time(mail)}</p><br>`;
  const body = `<a class="back" href="/">Back to the inbox</a><h1>${escapeHtml(mail.subject || "(no subject)")}</h1>${facts}${html}${text}`;
  return page(mail.subject, `${body}<details><summary>Headers</summary><dl>${headers}</dl></details>`);
}

/** The mail's own HTML, for the frame; its links open in a new tab. */
export function framePage(mail: Mail): string {
  return `<base target="_blank">${mail.html}`;
}

function page(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}<title>${escapeHtml(title)} · Plumbline inbox</title><style>${STYLE}</style></head><body><header><a href="/">${MARK}Plumbline inbox</a></header><main>${body}</main></body></html>`;
}

function time(mail: Mail): string {
  return `<time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 19).replace("T", " ")} UTC</time>`;
}

function linked(escaped: string): string {
  return escaped.replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`,
  );
}
