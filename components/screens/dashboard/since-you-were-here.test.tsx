import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, test, vi } from "vitest";
import { SinceYouWereHere } from "./since-you-were-here";
import { ReaderContext } from "@/components/providers/reader-context";
import { queryKeys } from "@/lib/shared/query-keys";
import { noteVisit } from "@/lib/browser/last-visit";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { updateSample } from "@/sandbox/fixtures/update-sample";

class AlwaysInSight {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

interface NewsProps {
  locale?: "en" | "es";
  client?: QueryClient;
}

function News({ locale = "en", client = new QueryClient() }: NewsProps) {
  return (
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{ en, es }[locale]}>
        <SinceYouWereHere userId="rosa" />
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("IntersectionObserver", AlwaysInSight);
});

const MINUTE = 60_000;

test.each([
  ["en", "Yesterday 6:10 PM"],
  ["es", "Ayer 18:10"],
] as const)("the end of the visit before this one is beside the news, in %s", (locale, ended) => {
  vi.useFakeTimers({ now: new Date("2026-11-19T17:30:00Z") });
  const show = () =>
    render(
      <ReaderContext value={{ locale, timeZone: "UTC", isKnown: true }}>
        <News locale={locale} />
      </ReaderContext>,
    ).container.querySelector("time")?.textContent;
  const stay = (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      noteVisit("rosa");
      vi.advanceTimersByTime(MINUTE);
    }
  };
  expect(show()).toBeUndefined();
  stay(41);
  vi.setSystemTime(new Date("2026-11-20T07:00:00Z"));
  expect(show()).toBe(ended);
  stay(41);
  noteVisit("june");
  expect(show()).toBe(ended);
});

test("a recording among the news is played where it is, above the link to its place", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const project = { id: "p", name: "Harlow Street" };
  client.setQueryData(queryKeys.recentUpdates(), [
    {
      ...updateSample({ id: "1", audioUrl: "/api/audio/1", audioDurationMs: 42_000, audioPeaks: [1, 2] }),
      project,
    },
    { ...updateSample({ id: "2" }), project },
  ]);
  render(<News client={client} />);
  const [player, ...others] = await screen.findAllByRole("group", { name: /^Recording/ });
  expect(others).toEqual([]);
  expect(player?.closest("li")?.textContent).toContain("0:42");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("a recording among the news says what was typed and what was said, and nothing before it is heard", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const recorded = { audioUrl: "/api/audio/1", project: { id: "p", name: "Harlow Street" } };
  const heard = { transcript: "Hay agua en la zanja.", language: "es" };
  client.setQueryData(queryKeys.recentUpdates(), [
    { ...updateSample({ id: "1", content: "Crack in the beam", ...heard }), ...recorded },
    { ...updateSample({ id: "2", content: "Audio update" }), ...recorded },
  ]);
  render(<News client={client} locale="es" />);
  const [both, unheard] = await screen.findAllByRole("listitem");
  expect(within(both!).getByText(/Crack/).textContent).toBe(`Crack in the beam\n\n${heard.transcript}`);
  expect(unheard!.textContent).not.toMatch(/Audio update|0 fotos/);
});
