import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import UsersTab from "./users-tab";
import type { OperatorUserView, OperatorView } from "@/lib/operator/view";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const t = en.console;
const ROSA = { id: "r", name: "Rosa Ortiz", createdAt: "2026-11-01T00:00:00Z" } as OperatorUserView;
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: t.users.search });
const order = () => screen.getByRole<HTMLSelectElement>("combobox", { name: t.order });

/** As Next does whenever the address has changed. */
function open(): void {
  cleanup();
  renderInPage(<UsersTab operator={{ id: "o" } as OperatorView} />);
}

test("whoever comes back from a user finds what they had searched for, in its order", async () => {
  const fetched = vi.fn((path: string) =>
    path.includes("?") ? Promise.resolve(Response.json([ROSA])) : new Promise(() => undefined),
  );
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("scrollTo", () => undefined);
  history.replaceState(null, "", "/admin?tab=users");
  open();
  fireEvent.change(field(), { target: { value: "harbor" } });
  fireEvent.submit(field().form!);
  open();
  fireEvent.change(order(), { target: { value: "name" } });
  open();
  fireEvent.click(await screen.findByRole("link", { name: ROSA.name }));
  open();
  expect(screen.queryByRole("searchbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: t.user.back }));
  open();
  expect([field().value, order().value]).toEqual(["harbor", "name"]);
  const asked = new URLSearchParams(fetched.mock.lastCall?.[0].split("?")[1]);
  expect([asked.get("email"), asked.get("sort")]).toEqual(["harbor", "name"]);
});
