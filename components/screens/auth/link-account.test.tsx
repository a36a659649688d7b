import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LinkAccount } from "./link-account";
import { NavigationProvider } from "@/components/ui/text/navigation-provider";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ replace: () => undefined }),
}));

it("asks for the password when the session has become too old on this page, and sends it", async () => {
  const sent: FormData[] = [];
  renderInPage(
    <NavigationProvider>
      <LinkAccount
        provider="Sample ID"
        email="rosa@example.com"
        as={null}
        after="/settings"
        needsPassword={false}
        action={(form) => {
          sent.push(form);
          const message = form.has("currentPassword") ? en.issues.wrongPassword : en.issues.required;
          const issues = [{ path: "currentPassword", message }];
          return Promise.resolve({ ok: false, error: { code: "validation_failed", message, issues } });
        }}
      />
    </NavigationProvider>,
  );
  expect(screen.queryByLabelText(en.auth.password)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: en.auth.link.submit }));
  const field = await screen.findByLabelText(en.auth.password);
  fireEvent.change(field, { target: { value: "a guess" } });
  fireEvent.click(screen.getByRole("button", { name: en.auth.link.submit }));
  expect(await screen.findByText(en.issues.wrongPassword)).toBeDefined();
  expect(sent.map((form) => form.get("currentPassword"))).toEqual([null, "a guess"]);
});
