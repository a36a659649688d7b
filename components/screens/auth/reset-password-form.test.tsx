import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ResetPasswordForm } from "./reset-password-form";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { MessagesProvider } from "@/components/providers/messages-provider";
import en from "@/messages/en";

const TEXTS = { ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" };

it("says how strong the new password is, and fills in a suggested one twice", async () => {
  const sent: FormData[] = [];
  render(
    <MessagesProvider locale="en" messages={en}>
      <FailureTextsContext value={TEXTS}>
        <ResetPasswordForm
          token="0123456789"
          action={(form) => {
            sent.push(form);
            return Promise.resolve({ ok: true, data: undefined });
          }}
          onDone={() => undefined}
          onRefused={() => undefined}
        />
      </FailureTextsContext>
    </MessagesProvider>,
  );
  expect(screen.getByText("At least 8 characters. Longer is safer.")).toBeDefined();
  fireEvent.change(screen.getByLabelText(en.auth.newPassword), { target: { value: "password1!" } });
  expect(await screen.findByText(en.newPassword.weak)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: en.newPassword.suggest }));
  fireEvent.click(screen.getByRole("button", { name: en.auth.resetSubmit }));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.get("newPassword")).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(sent[0]?.get("confirmPassword")).toBe(sent[0]?.get("newPassword"));
});
