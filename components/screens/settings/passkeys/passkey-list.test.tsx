import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PasskeyList } from "./passkey-list";
import type { PasskeyView } from "@/lib/account/view";
import en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));

test("a rename can be left as it was", () => {
  const rename = vi.fn();
  const actions = { rename } as never;
  const passkey = { id: "k", name: "Pixel", createdAt: "2026-11-01T08:00:00.000Z", lastUsedAt: null };
  render(
    <InPage>
      <PasskeyList passkeys={[passkey as PasskeyView]} actions={actions} />
    </InPage>,
  );
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${en.passkey.rename}`) }));
  fireEvent.change(screen.getByLabelText(en.passkey.name), { target: { value: "Work phone" } });
  fireEvent.click(screen.getByRole("button", { name: en.common.cancel }));
  expect(screen.queryByLabelText(en.passkey.name)).toBeNull();
  expect(screen.getAllByText("Pixel").length).toBeGreaterThan(0);
  expect(rename).not.toHaveBeenCalled();
});
