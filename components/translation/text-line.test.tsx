import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import MissingTranslation from "./missing-translation";
import { TextLine } from "./text-line";
import { TranslatedText } from "./translated-text";
import { TranslationContext } from "./translation-context";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const t = en.translation;
const FAILED = { state: "failed", error: { code: "internal", message: "Broken" } };

test.each([
  ["waiting", { state: "waiting" }, t.waiting],
  ["failed", FAILED, t.failed],
])("a line that wraps leaves no dot alone: %s", (_, asked, words) => {
  const { container } = renderInPage(
    <TextLine icon={null}>
      <span>Written in Spanish</span>
      <MissingTranslation asked={asked as never} onRetry={() => undefined} />
    </TextLine>,
  );
  expect(screen.getByText(words)).toBeDefined();
  const parts = [...container.querySelectorAll("*")].map(({ textContent }) => textContent.trim());
  expect(parts.filter((part) => /^·|·$/.test(part))).toEqual([]);
});

const STORED = { to: "en", from: "es", content: "We took the forms off.", doubts: [] };

test.each([
  ["without a service it stays as written, without a mark", false, undefined, ""],
  ["with one it can be translated", true, undefined, `Original, in Spanish${t.translate}`],
  ["a stored translation needs no service", false, STORED, `Original, in Spanish${t.showTranslation}`],
])("a text in another language: %s", (_, isOn, translation, line) => {
  const of = {
    type: "update",
    id: "u1",
    text: "Ya quitamos la cimbra.",
    language: "es",
    translation,
  } as const;
  const { container } = renderInPage(
    <TranslationContext value={{ isOn, originalsFirst: true }}>
      <TranslatedText of={of} />
    </TranslationContext>,
  );
  expect(container.textContent).toBe(of.text + line);
});
