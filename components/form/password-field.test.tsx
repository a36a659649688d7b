import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PasswordField } from "./password-field";
import { renderInPage } from "@/sandbox/checks/in-page";

test("password managers fill in the current password, unless it is to be a new one", () => {
  renderInPage(
    <>
      <PasswordField name="password" label="Password" />
      <PasswordField name="newPassword" label="New Password" autoComplete="new-password" />
    </>,
  );
  const fills = (label: string) => screen.getByLabelText(label).getAttribute("autocomplete");
  expect(fills("Password")).toBe("current-password");
  expect(fills("New Password")).toBe("new-password");
});
