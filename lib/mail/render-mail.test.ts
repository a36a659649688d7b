import { describe, expect, it } from "vitest";
import { mailTexts, renderMail } from "./render-mail";

const CONTENT = {
  subject: "Reset your password",
  paragraphs: ["Hello Rosa,", "Somebody asked."],
  button: {
    label: "Choose a new password",
    href: "https://plumbline.example/reset-password?token=a_b-c&x=1",
  },
  note: "If it was not you, do nothing.",
};

describe("a mail", () => {
  const mail = renderMail("rosa@example.com", CONTENT);

  it("says the same as HTML and as plain text", () => {
    for (const part of [...CONTENT.paragraphs, CONTENT.button.label, CONTENT.note]) {
      expect(mail.html).toContain(part);
      expect(mail.text).toContain(part);
    }
    expect(mail).toMatchObject({ to: "rosa@example.com", subject: CONTENT.subject });
  });

  it("gives the link in full in both, to be clicked or copied", () => {
    expect(mail.text).toContain(CONTENT.button.href);
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    expect(links).toEqual([CONTENT.button.href]);
  });

  it("loads nothing from elsewhere and runs nothing", () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|object|video|audio)|src=|url\(|@import/i);
  });

  it("needs no button", () => {
    const { button: _, ...plain } = CONTENT;
    expect(renderMail("rosa@example.com", plain).html).not.toContain("<a ");
  });
});

it("shows what people typed as text, never as markup", () => {
  const hostile = `"><script>alert('x')</script>&`;
  const button = { label: hostile, href: `https://plumbline.example/?a=${hostile}` };
  const mail = renderMail("rosa@example.com", {
    subject: hostile,
    paragraphs: [hostile],
    button,
    note: hostile,
  });
  expect(mail.html).not.toContain("<script>");
  expect(mail.html.match(/&quot;&gt;&lt;script&gt;alert\(&#39;x&#39;\)&lt;\/script&gt;&amp;/g)).toHaveLength(
    7,
  );
  expect(mail.text).toContain(hostile);
});

it.each([
  ["en", "Reset your password", "Hello Rosa,"],
  ["es", "contraseña", "Hola, Rosa"],
  ["fr", "Reset your password", "Hello Rosa,"],
])(
  "is written in %s, or in English for a language that the product does not speak",
  async (language, subject, hello) => {
    const t = await mailTexts(language);
    expect(t("resetSubject")).toContain(subject);
    expect(t("hello", { name: "Rosa" })).toContain(hello);
  },
);
