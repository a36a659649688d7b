import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SubscribeStep } from "./plan-picker";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { TimeZoneProvider } from "@/components/providers/time-zone-provider";
import { NavigationContext } from "@/components/ui/text/navigation";
import type { BusinessView } from "@/lib/businesses/view";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { renderInPage } from "@/sandbox/checks/in-page";

const refresh = vi.hoisted(() => vi.fn<() => void>());
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}));

const BUSINESS = { id: "b1", name: "Ortiz Framing", trialAvailable: true } as BusinessView;
const TEXTS = { ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" };

test.each([
  ["en", en, "Terms"],
  ["es", es, "Términos"],
] as const)("the last step before Stripe's page links to the terms, in %s", (locale, messages, name) => {
  renderInPage(
    <TimeZoneProvider locale={locale} chosen="UTC" remembered={null}>
      <FailureTextsContext value={TEXTS}>
        <NavigationContext value={{ pendingHref: null, navigate: () => undefined }}>
          <SubscribeStep
            business={BUSINESS}
            plan="monthly"
            returnTo="/billing"
            subscribe={() => Promise.reject(new Error("Nobody subscribes"))}
            onDone={() => undefined}
          />
        </NavigationContext>
      </FailureTextsContext>
    </TimeZoneProvider>,
    { locale },
  );
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/terms");
});

test("a plan that was started elsewhere is read again, and the picker closes", async () => {
  const done = vi.fn<() => void>();
  const client = new QueryClient();
  client.setQueryData(queryKeys.businesses(), [BUSINESS]);
  const error = { code: "conflict" as const, message: en.errors.alreadySubscribed };
  renderInPage(
    <SubscribeStep
      business={BUSINESS}
      plan="monthly"
      returnTo="/billing"
      subscribe={() => Promise.resolve({ ok: false, error })}
      onDone={done}
    />,
    { client },
  );
  fireEvent.click(screen.getByRole("button", { name: en.planPicker.startTrial }));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(client.getQueryState(queryKeys.businesses())?.isInvalidated).toBe(true);
  expect(done).toHaveBeenCalledOnce();
});
