import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ConfirmEmail } from "./confirm-email";
import { ConfirmEmailNotice } from "@/components/screens/dashboard/confirm-email-notice";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));

afterEach(() => {
  localStorage.clear();
});

function show(element: React.ReactNode) {
  return renderInPage(element);
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await Promise.resolve();
  });

it("shows the address, mails a code on request, and says at the field that one is wrong", async () => {
  const sent: unknown[] = [];
  const wrong = { path: "code", message: en.issues.codeWrong };
  show(
    <ConfirmEmail
      email="rosa@gmial.example"
      request={() => Promise.resolve({ ok: true, data: undefined })}
      confirm={(form) => {
        sent.push(Object.fromEntries(form));
        const error = { code: "validation_failed", message: en.issues.codeWrong, issues: [wrong] };
        return Promise.resolve({ ok: false, error });
      }}
    />,
  );
  expect(screen.getByText(/rosa@gmial\.example/)).toBeDefined();
  expect(screen.queryByLabelText(en.auth.code)).toBeNull();
  await press(en.settings.confirm.send);
  const code = await screen.findByLabelText(en.auth.code);
  fireEvent.change(code, { target: { value: "123456" } });
  await press(en.settings.confirm.submit);
  expect(await screen.findByText(en.issues.codeWrong)).toBeDefined();
  expect(sent).toEqual([{ code: "123456" }]);
});

it("has a place for the code when the phone has ended the page of somebody who reads the mail, until it is used", async () => {
  const ok = () => Promise.resolve({ ok: true, data: undefined } as const);
  const page = <ConfirmEmail email="rosa@example.com" request={ok} confirm={ok} />;
  const first = show(page);
  await press(en.settings.confirm.send);
  await screen.findByLabelText(en.auth.code);
  first.unmount();
  const second = show(page);
  await screen.findByLabelText(en.auth.code);
  await press(en.settings.confirm.submit);
  second.unmount();
  show(page);
  expect(screen.queryByLabelText(en.auth.code)).toBeNull();
});

it("is put off for a week in this browser, for this account", () => {
  const notice = (userId: string) => <ConfirmEmailNotice userId={userId} email="rosa@example.com" />;
  const { unmount } = show(notice("rosa"));
  fireEvent.click(screen.getByRole("button", { name: en.dashboard.confirmEmail.later }));
  expect(screen.queryByText(/rosa@example\.com/)).toBeNull();
  unmount();
  expect(show(notice("rosa")).container.textContent).toBe("");
  expect(show(notice("june")).container.textContent).toContain("rosa@example.com");
});
