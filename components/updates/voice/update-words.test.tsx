import { QueryClient, useQuery } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { wordsOf } from "./update-words";
import { TranslatedText } from "@/components/translation/translated-text";
import { TranslationContext } from "@/components/translation/translation-context";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import { chooseKept } from "@/lib/browser/offline/choices";
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

const BOTH = "Crack in the post.\n\nThere is water.";
const THE_SAID = { to: "en", from: "es", content: "There is water.", doubts: [] };

const shows = (text: string) => waitFor(() => expect(document.querySelector("p")?.textContent).toBe(text));

/** Renders it for a reader of English, and answers with its translations; `asked` gets the items of each request. */
function showRecorded(id: string, update: Partial<UpdateView> = {}, status = 200) {
  const asked = vi.fn();
  const lost = { original: "viga", translated: "post", kind: "meaning" };
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked((JSON.parse(body) as { items: object[] }).items);
    const answer = { type: "update", id, from: "es" };
    const typed = { ...answer, original: SPOKEN.content, content: "Crack in the post.", doubts: [lost] };
    const said = { ...answer, original: SPOKEN.transcript, content: "There is water.", doubts: [] };
    const { transcript, language } = { ...SPOKEN, ...update };
    const answers = transcript === SPOKEN.transcript && language === "es" ? [said, typed] : [typed];
    return Promise.resolve(Response.json(status === 200 ? answers : { code: "rate_limited" }, { status }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(["u"], updateSample({ ...SPOKEN, id, ...update }));
  render(
    <InPage client={client}>
      <TranslationContext value={{ isOn: true, originalsFirst: false }}>
        <Recorded />
      </TranslationContext>
    </InPage>,
  );
  return asked;
}

test("what was typed beside a recording is asked for with what was said, and switches with it", async () => {
  const asked = showRecorded("both");
  await shows(BOTH);
  expect(asked.mock.calls).toEqual([[[{ type: "update", id: "both" }]]]);
  expect(document.querySelector("mark")?.textContent).toBe("post");
  fireEvent.click(screen.getByRole("button", { name: en.translation.showOriginal }));
  await shows("Grieta en la viga.\n\nHay agua.");
  fireEvent.click(screen.getByRole("button", { name: en.translation.showTranslation }));
  await shows(BOTH);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("only one of the two needs a translation, and is asked for", async () => {
  const asked = showRecorded("english", { transcript: "There is water.", language: "en" });
  await shows(BOTH);
  expect(asked).toHaveBeenCalledTimes(1);
  screen.getByText("Translated from Spanish");
  fireEvent.click(screen.getByRole("button", { name: en.translation.showOriginal }));
  await shows("Grieta en la viga.\n\nThere is water.");
  screen.getByText("Original, in Spanish");
});

test("only one of the two is translated yet, and the other is asked for", async () => {
  const asked = showRecorded("half", { translation: THE_SAID });
  expect(document.querySelector("p")?.textContent).toBe("Grieta en la viga.\n\nThere is water.");
  expect(document.querySelector("[lang]")).toBeNull();
  await shows(BOTH);
  expect(document.querySelector("[lang]")?.getAttribute("lang")).toBe("en");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("what cannot be translated of the two can be asked for again", async () => {
  const asked = showRecorded("failed", { translation: THE_SAID }, 500);
  const retry = await screen.findByRole("button", { name: en.translation.tryAgain });
  await shows("Grieta en la viga.\n\nThere is water.");
  fireEvent.click(retry);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test("a phone that translates without a service does so for both", async () => {
  const Translator = {
    availability: () => Promise.resolve("available"),
    create: () =>
      Promise.resolve({
        translate: (text: string) => Promise.resolve(`[${text}]`),
        destroy: () => undefined,
      }),
  };
  vi.stubGlobal("Translator", Translator);
  chooseKept("translate", true);
  showRecorded("phone", {}, 500);
  await shows("[Grieta en la viga.]\n\n[Hay agua.]");
});
