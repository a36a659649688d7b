import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { MessagesProvider } from "@/components/providers/messages-provider";
import { NavigationContext } from "@/components/ui/navigation";
import { currentToasts } from "@/components/ui/toast-store";
import en from "@/messages/en";
import { SignUpForm } from "./sign-up-form";

it("says in the form what failed and why, and not in a toast over it", async () => {
  const refused = { code: "too_many_requests", message: "Too many attempts. Wait a minute." };
  render(
    <MessagesProvider locale="en" messages={en}>
      <FailureTextsContext
        value={{ ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" }}
      >
        <NavigationContext value={{ pendingHref: null, navigate: () => undefined }}>
          <SignUpForm
            action={() => Promise.resolve({ ok: false, error: refused })}
            destination="/dashboard"
            product="Plumbline"
          />
        </NavigationContext>
      </FailureTextsContext>
    </MessagesProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: en.auth.createAccount }));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Registration failed")).toBeDefined();
  expect(within(alert).getByText(refused.message)).toBeDefined();
  expect(currentToasts()).toEqual([]);
});
