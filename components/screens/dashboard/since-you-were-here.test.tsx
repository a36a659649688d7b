import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, test, vi } from "vitest";
import { SinceYouWereHere } from "./since-you-were-here";
import { queryKeys } from "@/lib/shared/query-keys";
import en from "@/messages/en";
import { updateSample } from "@/sandbox/fixtures/update-sample";

class AlwaysInSight {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

test("a recording among the news is played where it is, above the link to its place", async () => {
  vi.stubGlobal("IntersectionObserver", AlwaysInSight);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const project = { id: "p", name: "Harlow Street" };
  client.setQueryData(queryKeys.recentUpdates(), [
    {
      ...updateSample({ id: "1", audioUrl: "/api/audio/1", audioDurationMs: 42_000, audioPeaks: [1, 2] }),
      project,
    },
    { ...updateSample({ id: "2" }), project },
  ]);
  render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
        <SinceYouWereHere userId="rosa" />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  const [player, ...others] = await screen.findAllByRole("group", { name: /^Recording/ });
  expect(others).toEqual([]);
  expect(player?.closest("li")?.textContent).toContain("0:42");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
