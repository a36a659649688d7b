import { QueryClient, useQuery } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { wordsOf } from "./update-words";
import { TranslatedText } from "@/components/translation/translated-text";
import { TranslationContext } from "@/components/translation/translation-context";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";
import { updateSample } from "@/sandbox/fixtures/update-sample";

const SPOKEN = {
  audioUrl: "/api/audio/1",
  content: "Grieta en la viga.",
  transcript: "Hay agua.",
  language: "es",
  typed: { content: "Grieta en la viga.", language: "es" },
};

function Recorded() {
  const { data } = useQuery<UpdateView>({ queryKey: ["u"], queryFn: () => updateSample(SPOKEN) });
  const words = data && wordsOf(data, "rosa");
  return words && <TranslatedText of={words} />;
}

test("what was typed beside a recording is asked for with what was said, and switches with it", async () => {
  const asked = vi.fn();
  const lost = { original: "viga", translated: "post", kind: "meaning" };
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked((JSON.parse(body) as { items: object[] }).items);
    const answer = { type: "update", id: "u", from: "es" };
    const typed = { ...answer, original: SPOKEN.content, content: "Crack in the post.", doubts: [lost] };
    const said = { ...answer, original: SPOKEN.transcript, content: "There is water.", doubts: [] };
    return Promise.resolve(Response.json([said, typed]));
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(["u"], updateSample(SPOKEN));
  render(
    <InPage client={client}>
      <TranslationContext value={{ isOn: true, originalsFirst: false }}>
        <Recorded />
      </TranslationContext>
    </InPage>,
  );
  const shows = (text: string) => waitFor(() => expect(document.querySelector("p")?.textContent).toBe(text));
  await shows("Crack in the post.\n\nThere is water.");
  expect(asked.mock.calls).toEqual([[[{ type: "update", id: "u" }]]]);
  expect(document.querySelector("mark")?.textContent).toBe("post");
  fireEvent.click(screen.getByRole("button", { name: en.translation.showOriginal }));
  await shows("Grieta en la viga.\n\nHay agua.");
  fireEvent.click(screen.getByRole("button", { name: en.translation.showTranslation }));
  await shows("Crack in the post.\n\nThere is water.");
  expect(asked).toHaveBeenCalledTimes(1);
});
