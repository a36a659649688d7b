import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { keepDestination } from "./kept-destination";
import { ResetPassword } from "./reset-password";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

it("says how strong the new password is, and fills in a suggested one twice", async () => {
  const sent: FormData[] = [];
  renderInPage(
    <ResetPassword
      token="0123456789"
      action={(form) => {
        sent.push(form);
        return Promise.resolve({ ok: true, data: undefined });
      }}
    />,
  );
  expect(screen.getByText("At least 8 characters. Longer is safer.")).toBeDefined();
  fireEvent.change(screen.getByLabelText(en.newPassword.new), { target: { value: "password1!" } });
  expect(await screen.findByText(en.newPassword.weak)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: en.newPassword.suggest }));
  fireEvent.click(screen.getByRole("button", { name: en.auth.resetSubmit }));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.get("newPassword")).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(sent[0]?.get("confirmPassword")).toBe(sent[0]?.get("newPassword"));
});

it.each([
  ["to the invitation that they were opening", 0, "/auth?next=%2Fdashboard%3Fjoin%3DABCD"],
  ["no longer there once a link from then has expired", 3_600_001, "/login"],
])("leads who forgot their password back %s", async (_, since, href) => {
  vi.setSystemTime(Date.now() - since);
  keepDestination("/dashboard?join=ABCD");
  vi.useRealTimers();
  renderInPage(<ResetPassword token={null} action={() => Promise.reject(new Error("No link"))} />);
  const back = await screen.findByRole("link", { name: en.auth.backToLogin });
  expect(back.getAttribute("href")).toBe(href);
});
