import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { SignInForm } from "./sign-in-form";
import { currentToasts } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

afterEach(() => {
  localStorage.clear();
});

const MINUTE = 60_000;
const unused = () => Promise.reject(new Error("Nobody signs in"));

function show() {
  const codes = { request: () => Promise.resolve({ ok: true, data: undefined } as const), signIn: unused };
  return renderInPage(<SignInForm action={unused} codes={codes} destination="/dashboard" />);
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** Has a code mailed, after which the phone ends the page. */
async function requestCode(): Promise<void> {
  const { unmount } = show();
  fireEvent.change(screen.getByLabelText(en.auth.email), { target: { value: "mateo@example.com" } });
  await press(en.auth.emailCode);
  await screen.findByLabelText(en.auth.code);
  unmount();
}

it("has a place for the code when the phone has ended the page of somebody who reads the mail", async () => {
  await requestCode();
  const { unmount } = show();
  expect(await screen.findByLabelText(en.auth.code)).toBeDefined();
  expect(screen.getByText(/mateo@example\.com/)).toBeDefined();
  await press(en.auth.correctAddress);
  unmount();
  show();
  expect(screen.queryByLabelText(en.auth.code)).toBeNull();
});

it("asks for the address where the code has expired, and forgets where it was sent", async () => {
  await requestCode();
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 11 * MINUTE);
  show();
  expect(screen.queryByLabelText(en.auth.code)).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain("mateo");
});

it("counts the ten minutes from the last code", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { unmount } = await requestCode().then(show);
  vi.setSystemTime(Date.now() + 9 * MINUTE);
  fireEvent.click(await screen.findByRole("button", { name: en.auth.codeAgain }));
  await vi.waitFor(() => expect(currentToasts()).toMatchObject([{ title: en.auth.codeResent }]));
  unmount();
  vi.setSystemTime(Date.now() + 3 * MINUTE);
  show();
  expect(await screen.findByLabelText(en.auth.code)).toBeDefined();
});
