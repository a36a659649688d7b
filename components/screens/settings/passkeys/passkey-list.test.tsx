import { fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { PasskeyList } from "./passkey-list";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));

test("a rename can be left as it was", () => {
  const rename = vi.fn();
  const actions = { rename } as never;
  const passkey = { id: "k", name: "Pixel", createdAt: "2026-11-01T08:00:00.000Z", lastUsedAt: null };
  renderInPage(<PasskeyList passkeys={[passkey]} actions={actions} />);
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${en.passkey.rename}`) }));
  fireEvent.change(screen.getByLabelText(en.passkey.name), { target: { value: "Work phone" } });
  fireEvent.click(screen.getByRole("button", { name: en.common.cancel }));
  expect(screen.queryByLabelText(en.passkey.name)).toBeNull();
  expect(screen.getAllByText("Pixel").length).toBeGreaterThan(0);
  expect(rename).not.toHaveBeenCalled();
});

test("the password that adding one takes has the focus, each time that it is asked for", async () => {
  Object.assign(globalThis, { PublicKeyCredential: {} });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "PublicKeyCredential"));
  const issues = [{ path: "currentPassword", message: "Confirm that it is you." }];
  const start = vi.fn(() =>
    Promise.resolve({ ok: false, error: { code: "validation_failed", message: "Please check", issues } }),
  );
  renderInPage(<PasskeyList passkeys={[]} actions={{ start } as never} />);
  const add = screen.getByRole("button", { name: en.passkey.add });
  for (const times of [1, 2]) {
    await vi.waitFor(() => {
      add.focus();
      fireEvent.click(add);
      expect(start).toHaveBeenCalledTimes(times);
    });
    const password = await screen.findByLabelText(en.passkey.password);
    await vi.waitFor(() => expect(document.activeElement).toBe(password));
    fireEvent.change(password, { target: { value: "wrong" } });
  }
});
