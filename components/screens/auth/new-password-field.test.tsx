import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, test } from "vitest";
import en from "@/messages/en";
import { NewPasswordField } from "./new-password-field";

const { auth } = en;

test("says how strong a password is, knowing the person's name, and offers a better one", () => {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <NewPasswordField error={undefined} known={() => ["Rosa Ortiz"]} />
    </NextIntlClientProvider>,
  );
  const field = () => screen.getByLabelText<HTMLInputElement>(auth.password);
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  expect(screen.getByText(auth.passwordHint)).toBeDefined();
  type("rosaortiz1");
  expect(screen.getByText(auth.weak)).toBeDefined();
  type("correct horse battery staple nail");
  expect(screen.getByText(auth.strong)).toBeDefined();
  expect(screen.queryByRole("button", { name: auth.suggest })).toBeNull();
  type("harlow");
  fireEvent.click(screen.getByRole("button", { name: auth.suggest }));
  expect(field().value).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(field().type).toBe("text");
  expect(screen.getByText(auth.suggested)).toBeDefined();
  type("harlow2");
  expect(screen.getByText(auth.weak)).toBeDefined();
});
