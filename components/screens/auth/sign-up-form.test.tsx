import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SignUpForm } from "./sign-up-form";
import type { SignInResult } from "./use-after-sign-in";
import type { FormAction } from "@/components/form/use-action-form";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { MessagesProvider } from "@/components/providers/messages-provider";
import { NavigationContext } from "@/components/ui/text/navigation";
import { currentToasts } from "@/components/ui/toast/toast-store";
import en from "@/messages/en";

function show(action: FormAction<SignInResult>): void {
  render(
    <MessagesProvider locale="en" messages={en}>
      <FailureTextsContext
        value={{ ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" }}
      >
        <NavigationContext value={{ pendingHref: null, navigate: () => undefined }}>
          <SignUpForm action={action} destination="/dashboard" product="Plumbline" />
        </NavigationContext>
      </FailureTextsContext>
    </MessagesProvider>,
  );
}

it("links to the terms that a new account accepts, and to who sees what", () => {
  show(() => Promise.reject(new Error("Nobody signs up")));
  const hrefs = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(hrefs).toEqual([
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
  ]);
});

it("says in the form what failed and why, and not in a toast over it", async () => {
  const refused = { code: "too_many_requests", message: "Too many attempts. Wait a minute." };
  show(() => Promise.resolve({ ok: false, error: refused }));
  fireEvent.click(screen.getByRole("button", { name: en.auth.createAccount }));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Registration failed")).toBeDefined();
  expect(within(alert).getByText(refused.message)).toBeDefined();
  expect(currentToasts()).toEqual([]);
});
