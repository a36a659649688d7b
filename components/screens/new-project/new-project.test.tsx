import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { startTransition, Suspense, use, useState } from "react";
import { expect, test, vi } from "vitest";
import { FirstBusiness } from "./first-business";
import { firstStep } from "./first-step";
import { NewProject } from "./new-project";
import { draftName, writeDraft } from "@/components/form/draft-store";
import type { CheckStatus } from "@/components/plan/plan-actions";
import type { BusinessView } from "@/lib/businesses/view";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { InPage } from "@/sandbox/checks/in-page";
import { businessSample } from "@/sandbox/fixtures/cache/business-sample";

const refresh = vi.hoisted(() => vi.fn<() => void>());
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}));

const NEW = businessSample({ id: "b1" });
const IN_TRIAL: BusinessView = {
  ...NEW,
  entitled: true,
  trialAvailable: false,
  subscriptionStatus: "trialing",
};
const unused = () => Promise.reject(new Error("No action is expected"));
let isAiConfigured = true;
type Checked = Awaited<ReturnType<CheckStatus>>;

/** The page with its form, which `refresh` replaces in a transition, as Next does. */
function show(check: CheckStatus, refreshed: Promise<BusinessView[]>, locale: "en" | "es" = "en"): void {
  const first = Promise.resolve([NEW]);
  function Page() {
    const [read, setRead] = useState<Promise<BusinessView[]>>(first);
    refresh.mockImplementation(() => {
      startTransition(() => {
        setRead(refreshed);
      });
    });
    const businesses = use(read);
    return (
      <NewProject
        step={firstStep(businesses)}
        userId="u1"
        businesses={businesses}
        create={unused}
        check={check}
        plans={{ subscribe: unused, change: unused }}
        isBillingOff={false}
        returnedTo="b1"
      />
    );
  }
  render(
    <Suspense>
      <Page />
    </Suspense>,
    { wrapper: ({ children }) => <Providers locale={locale}>{children}</Providers> },
  );
}

function Providers({ locale, children }: { locale: "en" | "es"; children: React.ReactNode }) {
  const [client] = useState(() => {
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    cache.setQueryData(queryKeys.businesses(), [IN_TRIAL]);
    cache.setQueryData(queryKeys.kickoff(), { userId: "u1", hasRecordingConsent: true, isAiConfigured });
    return cache;
  });
  return (
    <InPage locale={locale} client={client}>
      {children}
    </InPage>
  );
}

const currentStep = () => document.querySelector("[aria-current=step]")?.textContent;
const offersTrial = () => screen.queryByText("7 days free for Ortiz Framing") !== null;

test("after the checkout the step says that Stripe is asked, until the page knows the plan", async () => {
  const answer = Promise.withResolvers<Checked>();
  const refreshed = Promise.withResolvers<BusinessView[]>();
  await act(async () => {
    show(() => answer.promise, refreshed.promise);
    await Promise.resolve();
  });
  expect([currentStep(), offersTrial()]).toEqual(["Checking with Stripe…", false]);
  await act(async () => {
    answer.resolve({ ok: true, data: { updated: true, stripeStatus: "trialing" } });
    await answer.promise;
  });
  expect([currentStep(), offersTrial()]).toEqual(["Checking with Stripe…", false]);
  await act(async () => {
    refreshed.resolve([IN_TRIAL]);
    await refreshed.promise;
  });
  expect([currentStep(), offersTrial()]).toEqual([en.projects.firstSteps.project, false]);
});

test("who pressed Back on Stripe's page is offered the free days again, once that is known", async () => {
  await act(async () => {
    show(
      () => Promise.resolve({ ok: true, data: { updated: false, stripeStatus: "none" } }),
      Promise.resolve([NEW]),
    );
    await Promise.resolve();
  });
  expect([currentStep(), offersTrial()]).toEqual(["Start 7 free days", true]);
});

test("while Stripe cannot be asked, nothing claims that the trial still has to be started", async () => {
  const error = { code: "internal" as const, message: "Something went wrong." };
  await act(async () => {
    show(() => Promise.resolve({ ok: false, error }), Promise.resolve([NEW]), "es");
    await Promise.resolve();
  });
  expect(currentStep()).toBe("Consultando con Stripe…");
  expect(screen.getByRole("button", { name: es.planPicker.readAgain })).toBeDefined();
});

test("the field that names the first business has one way on, its button", () => {
  render(
    <Providers locale="en">
      <FirstBusiness userId="u1" create={unused} />
    </Providers>,
  );
  expect(screen.getByRole("button").textContent).toBe(en.projects.firstBusiness.next);
  expect(screen.queryAllByRole("link")).toEqual([]);
});

const offered = () => ({
  describe: screen.queryByRole("button", { name: en.projects.kickoffButton }) !== null,
  template: screen.queryByRole("button", { name: en.projects.planOffer.template }) !== null,
});

async function showAs(businesses: BusinessView[], isConfigured: boolean): Promise<void> {
  isAiConfigured = isConfigured;
  await act(async () => {
    render(
      <NewProject
        step={firstStep(businesses)}
        userId="u1"
        businesses={businesses}
        create={unused}
        check={unused}
        plans={{ subscribe: unused, change: unused }}
        isBillingOff={false}
        returnedTo={null}
      />,
      { wrapper: ({ children }) => <Providers locale="en">{children}</Providers> },
    );
    await Promise.resolve();
  });
}

test.each([
  ["in the trial", [IN_TRIAL], true, { describe: true, template: true }],
  ["without a service", [IN_TRIAL], false, { describe: false, template: true }],
  [
    "with one of two businesses on a plan",
    [NEW, { ...IN_TRIAL, id: "b2" }],
    true,
    { describe: true, template: true },
  ],
  ["before the trial", [NEW], true, { describe: false, template: false }],
])(
  "%s, a plan is offered beside the blank form as far as there is one",
  async (_, businesses, isConfigured, ways) => {
    await showAs(businesses, isConfigured);
    expect(offered()).toEqual(ways);
    expect(screen.getByRole("button", { name: en.projects.create })).toBeDefined();
  },
);

test.each([
  ["in the trial", IN_TRIAL],
  ["before the trial", NEW],
])("%s, a proposal that was begun is there to go on with", async (_, business) => {
  const name = draftName("u1", "kickoff");
  const brief = {
    businessId: "b1",
    prompt: "Barn roof",
    industry: "",
    dueDate: "",
    permission: "owner_only",
  };
  writeDraft(name, { text: JSON.stringify({ brief, proposal: null, isReviewing: false }) });
  await showAs([business], true);
  fireEvent.click(screen.getByRole("button", { name: en.projects.planOffer.goOn }));
  expect(await screen.findByDisplayValue("Barn roof")).toBeDefined();
  fireEvent.change(screen.getByDisplayValue("Barn roof"), { target: { value: "" } });
  expect(screen.getByLabelText(en.kickoff.prompt)).toBeDefined();
  act(() => writeDraft(name, null));
  expect(screen.queryByText(en.projects.planOffer.goOn)).toBeNull();
});

test("a template is one press and a choice away, with nothing asked that is known", async () => {
  await showAs([IN_TRIAL], true);
  fireEvent.click(screen.getByRole("button", { name: en.projects.planOffer.template }));
  fireEvent.click(await screen.findByRole("button", { name: en.kickoff.templates.roof }));
  expect(await screen.findByRole("heading", { name: en.kickoff.reviewTitle })).toBeDefined();
});
