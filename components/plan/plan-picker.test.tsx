import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SubscribeStep } from "./plan-picker";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { TimeZoneProvider } from "@/components/providers/time-zone-provider";
import { NavigationContext } from "@/components/ui/text/navigation";
import type { BusinessView } from "@/lib/businesses/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { renderInPage } from "@/sandbox/checks/in-page";

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
          />
        </NavigationContext>
      </FailureTextsContext>
    </TimeZoneProvider>,
    { locale },
  );
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/terms");
});
