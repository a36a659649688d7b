import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ChangePasswordForm } from "./account-forms";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const { password } = en.settings;
const ROSA = { name: "Rosa Ortiz", email: "rosa@ortizframing.example" };

it("says how strong the new password is, fills in a suggested one twice, and is empty once it is changed", async () => {
  const sent: FormData[] = [];
  renderInPage(
    <ChangePasswordForm
      user={ROSA}
      hasPassword
      action={(form) => {
        sent.push(form);
        return Promise.resolve({ ok: true, data: undefined });
      }}
    />,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect(screen.getByText("At least 8 characters. Longer is safer.")).toBeDefined();
  fireEvent.change(field(password.current), { target: { value: "plumbline-demo" } });
  fireEvent.change(field(en.newPassword.new), { target: { value: "RosaOrtiz1984" } });
  expect(await screen.findByText(en.newPassword.weak)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: en.newPassword.suggest }));
  const suggested = field(en.newPassword.new).value;
  expect(suggested).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(field(en.newPassword.confirm).value).toBe(suggested);
  fireEvent.click(screen.getByRole("button", { name: password.submit }));
  await waitFor(() => expect(field(en.newPassword.new).value).toBe(""));
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    newPassword: suggested,
    confirmPassword: suggested,
  });
  for (const label of [password.current, en.newPassword.confirm]) expect(field(label).value).toBe("");
  expect(field(en.newPassword.new).type).toBe("password");
});

it("asks somebody without a password for none", () => {
  renderInPage(
    <ChangePasswordForm
      user={ROSA}
      hasPassword={false}
      action={() => Promise.resolve({ ok: true, data: undefined })}
    />,
  );
  expect(screen.queryByLabelText(password.current)).toBeNull();
  expect(screen.getByRole("button", { name: password.set })).toBeDefined();
});
