import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NewPasswordField } from "./new-password-field";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const { newPassword } = en;

test("says how strong a password is, knowing the person's name, and offers a better one", async () => {
  const taken: string[] = [];
  renderInPage(
    <NewPasswordField
      name="newPassword"
      label="New Password"
      least={8}
      error={undefined}
      known={() => ["Rosa Ortiz"]}
      onSuggest={(password) => taken.push(password)}
    />,
  );
  const field = () => screen.getByLabelText<HTMLInputElement>("New Password");
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  expect(screen.getByText("At least 8 characters. Longer is safer.")).toBeDefined();
  type("rosaortiz1");
  expect(await screen.findByText(newPassword.weak)).toBeDefined();
  type("correct horse battery staple nail");
  expect(await screen.findByText(newPassword.strong)).toBeDefined();
  expect(screen.queryByRole("button", { name: newPassword.suggest })).toBeNull();
  type("harlow66");
  fireEvent.click(await screen.findByRole("button", { name: newPassword.suggest }));
  expect(field().value).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(field().type).toBe("text");
  expect(document.activeElement).toBe(field());
  expect(taken).toEqual([field().value]);
  expect(screen.getByText(newPassword.suggested)).toBeDefined();
  type("harlow67");
  expect(await screen.findByText(newPassword.weak)).toBeDefined();
});
