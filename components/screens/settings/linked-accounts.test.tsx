import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LinkedAccounts } from "./linked-accounts";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));

it("offers to connect what is not linked and to remove what is, and says why the last way in stays", async () => {
  const sent: FormData[] = [];
  renderInPage(
    <LinkedAccounts
      accounts={[
        { id: "google", name: "Google", isLinked: false, email: null },
        { id: "oidc", name: "Sample ID", isLinked: true, email: "ana@example.com" },
      ]}
      unlink={(form) => {
        sent.push(form);
        const error = { code: "conflict", message: en.errors.lastWayIn };
        return Promise.resolve({ ok: false, error });
      }}
    />,
  );
  const connect = screen.getByRole("link", { name: "Connect: Google" });
  expect(connect.getAttribute("href")).toBe("/api/auth/start/google?next=%2Fauth%2Flink");
  expect(screen.getByText("ana@example.com")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Remove: Sample ID" }));
  await waitFor(() => expect(screen.getByText(en.errors.lastWayIn)).toBeDefined());
  expect(sent[0]?.get("provider")).toBe("oidc");
});
