import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MessagesProvider } from "@/components/providers/messages-provider";
import en from "@/messages/en";
import MissingTranslation from "./missing-translation";
import { TextLine } from "./text-line";

const t = en.translation;
const FAILED = { state: "failed", error: { code: "internal", message: "Broken" } };

test.each([
  ["off", false, null, t.off],
  ["waiting", true, { state: "waiting" }, t.waiting],
  ["failed", true, FAILED, t.failed],
])("a line that wraps leaves no dot alone: %s", (_, isOn, asked, words) => {
  const { container } = render(
    <MessagesProvider locale="en" messages={en}>
      <TextLine icon={null}>
        <span>Written in Spanish</span>
        <MissingTranslation isOn={isOn} asked={asked as never} onRetry={() => undefined} />
      </TextLine>
    </MessagesProvider>,
  );
  expect(screen.getByText(words)).toBeDefined();
  const parts = [...container.querySelectorAll("*")].map(({ textContent }) => textContent.trim());
  expect(parts.filter((part) => /^·|·$/.test(part))).toEqual([]);
});
