import { beforeAll, describe, expect, it } from "vitest";
import { mailTexts, type MailTexts } from "./mail-texts";
import { renderMail } from "./render-mail";

const HREF = "https://plumbline.example/reset-password?token=a_b-c&x=1";
const CONTENT = {
  subject: "Reset your password",
  greeting: "Hello Rosa,",
  paragraphs: ["Somebody asked.", "The button works once."],
  facts: [{ label: "Valid until", value: "Nov 28, 2026" }],
  button: { label: "Choose a new password", href: HREF },
  note: "If it was not you, do nothing.",
};

let texts: MailTexts;

beforeAll(async () => {
  texts = await mailTexts({ language: "en", timeZone: "UTC" });
});

describe("a mail", () => {
  const rendered = () => renderMail("rosa@example.com", texts, CONTENT);

  it("says the same as HTML and as plain text", () => {
    const { facts, button, paragraphs, greeting, note, subject } = CONTENT;
    const parts = [greeting, ...paragraphs, button.label, note, ...facts.flatMap(Object.values)];
    for (const part of parts) {
      expect(rendered().html).toContain(part);
      expect(rendered().text).toContain(part);
    }
    expect(rendered()).toMatchObject({ to: "rosa@example.com", subject });
  });

  it("shows a code on a line of its own, and no link without a button", () => {
    const { button, ...without } = CONTENT;
    const mail = renderMail("rosa@example.com", texts, { ...without, code: "012345" });
    expect(mail.text.split("\n")).toContain("012345");
    expect(mail.html).toContain(">012345</p>");
    expect(mail.html + mail.text).not.toContain(button.href);
    expect(mail.html).not.toMatch(/href="(?!mailto:)/);
  });

  it("keeps every text on one line, whatever a name in it contains", () => {
    const name = "Acme\r\n\r\nYour account is locked.\u2028Open evil.example";
    const mail = renderMail("rosa@example.com", texts, {
      ...CONTENT,
      subject: name,
      greeting: name,
      paragraphs: [name],
      facts: [{ label: "Business", value: name }],
    });
    const line = "Acme Your account is locked. Open evil.\u2060example";
    expect(mail.subject).toBe(line);
    expect(mail.text.split("\n").filter((text) => text.includes("locked"))).toEqual([
      line,
      line,
      `Business: ${line}`,
    ]);
  });

  it("has no link but its own and that to us, whatever a name in it contains", () => {
    const name = "ACCOUNT SUSPENDED https://evil.example/x www.evil.example win@evil.example";
    const mail = renderMail("rosa@example.com", texts, {
      ...CONTENT,
      subject: name,
      greeting: name,
      paragraphs: [name],
      facts: [{ label: "Business", value: name }],
      note: name,
    });
    for (const written of [mail.subject, mail.text, mail.html.replaceAll(/<[^>]*>/g, " ")]) {
      expect(written).toContain(
        "ACCOUNT SUSPENDED https:\u2060//evil.\u2060example/x www.\u2060evil.\u2060example",
      );
      expect(written).not.toMatch(/https:\/\/evil|www\.\w|evil\.\w/);
    }
  });

  it.each([
    ["rosa@example.com", "Sign up with rosa@example.com, or sign in.", "rosa@example.com,"],
    ["rosa@example.com", "Sign up with rosa@example.com.co/x now.", "rosa@example.\u2060com.\u2060co/x"],
    ["rosa+www.evil.example@example.com", "See rosa+www.evil.example@example.com", "rosa+www.\u2060evil."],
    ["rosa/evil.example/x@example.com", "See rosa/evil.example/x@example.com", "rosa/evil.\u2060example/x@"],
  ])("to %s says %j with the reader's own address alone as a link", (to, paragraph, shown) => {
    expect(renderMail(to, texts, { ...CONTENT, paragraphs: [paragraph] }).text).toContain(shown);
  });

  it("gives the link in full in both, to be clicked or copied", () => {
    expect(rendered().text).toContain(HREF);
    const links = [...rendered().html.matchAll(/href="(http[^"]*)"/g)].map(([, href = ""]) => href);
    expect(links).toEqual([HREF.replaceAll("&", "&amp;")]);
    expect(rendered().html).toContain(`>${HREF.replaceAll("&", "&amp;")}<`);
  });

  it("loads nothing from elsewhere and runs nothing", () => {
    expect(rendered().html).not.toMatch(/<(img|link|script|iframe|object|video|audio)|src=|url\(|@import/i);
  });

  it("begins with a preview for the inbox's list", () => {
    const [, body = ""] = rendered().html.split("<body");
    expect(body.indexOf("Somebody asked.")).toBeLessThan(body.indexOf("Hello Rosa,"));
  });

  it("declares its language and its dark mode", () => {
    expect(rendered().html).toContain('<html lang="en">');
    expect(rendered().html).toContain('<meta name="color-scheme" content="light dark">');
    expect(rendered().html).toMatch(/@media \(prefers-color-scheme:dark\)/);
  });
});

it("shows what people typed as text, never as markup", () => {
  const hostile = `"><script>alert('x')</script>&`;
  const button = { label: hostile, href: `https://plumbline.example/?a=${hostile}` };
  const mail = renderMail("rosa@example.com", texts, {
    subject: hostile,
    greeting: hostile,
    paragraphs: [hostile],
    facts: [{ label: hostile, value: hostile }],
    button,
    note: hostile,
  });
  expect(mail.html).not.toContain("<script>");
  // Title and heading, greeting, preview and paragraph, a fact's two halves, label, address twice, note.
  const escaped = /&quot;&gt;&lt;script&gt;alert\(&#39;x&#39;\)&lt;\/script&gt;&amp;/g;
  expect(mail.html.match(escaped)).toHaveLength(11);
  expect(mail.text).toContain(hostile);
});

it.each([
  ["en", "en", "Reset your password", "Hello Rosa,", "Nov 27, 2026"],
  ["es", "es", "contraseña", "Hola, Rosa", "27 nov 2026"],
  ["fr", "en", "Reset your password", "Hello Rosa,", "Nov 27, 2026"],
])(
  "for a reader of %s is written in %s, with dates in their format and zone",
  async (language, locale, subject, hello, date) => {
    const { t, format, ...rest } = await mailTexts({ language, timeZone: "America/Chicago" });
    expect(rest.locale).toBe(locale);
    expect(t("resetSubject")).toContain(subject);
    expect(t("hello", { name: "Rosa" })).toContain(hello);
    expect(format.date("2026-11-28T03:00:00.000Z")).toBe(date);
  },
);
