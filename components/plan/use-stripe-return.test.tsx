import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useStripeReturn } from "./use-stripe-return";
import { toast } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock("@/components/ui/toast/toast-store", () => ({ toast: vi.fn() }));

afterEach(() => {
  vi.clearAllMocks();
});

const { active } = en.planPicker.back;

test.each([
  ["active", "a purchase", [[{ title: active }]]],
  ["active", "the page for card and invoices", []],
  ["canceled", "the page for card and invoices", []],
])("a plan that is %s is read once, and said as an outcome only after %s", async (status, from, said) => {
  const check = vi.fn(() =>
    Promise.resolve({ ok: true as const, data: { updated: false, stripeStatus: status } }),
  );
  const { result } = renderHook(() => useStripeReturn("1", check, { isPurchase: from === "a purchase" }), {
    wrapper: InPage,
  });
  await waitFor(() => expect(result.current).toBeNull());
  expect(check).toHaveBeenCalledOnce();
  expect(vi.mocked(toast).mock.calls).toEqual(said);
});

test.each([
  ["/billing", "trialing", [["/projects/new"]]],
  ["/billing", "active", [["/projects/new"]]],
  ["/billing", "canceled", []],
  ["/projects/new", "trialing", []],
])("on %s, a plan that is %s leads on to a new project, unless that is there", async (path, status, led) => {
  history.replaceState(null, "", path);
  const navigate = vi.fn<(href: string) => void>();
  const check = () => Promise.resolve({ ok: true as const, data: { updated: true, stripeStatus: status } });
  renderHook(() => useStripeReturn("1", check), {
    wrapper: ({ children }) => <InPage navigate={navigate}>{children}</InPage>,
  });
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  vi.mocked(toast).mock.calls[0]?.[0].action?.onPress();
  expect(navigate.mock.calls).toEqual(led);
});
