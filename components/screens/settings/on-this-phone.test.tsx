import { QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OnThisPhone } from "./on-this-phone";
import { addTranslations } from "@/components/project-model/cache/translation-cache";
import type { Updates } from "@/components/project-model/cache/update-lists";
import { translatableUpdate } from "@/components/translation/translatable";
import { TranslatedText } from "@/components/translation/translated-text";
import { TranslationProvider } from "@/components/translation/translation-context";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { chooseKept, keptChoice } from "@/lib/browser/offline/choices";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { fakeSpeech } from "@/sandbox/fixtures/sound/fake-speech";
import { updateSample } from "@/sandbox/fixtures/update-sample";

/** A browser's translator, which has Spanish and can download nothing else. */
const create = vi.fn(() =>
  Promise.resolve({ translate: (text: string) => Promise.resolve(`(${text})`), destroy: () => undefined }),
);

function stubTranslator(state: "available" | "downloadable" | "unavailable"): void {
  vi.stubGlobal("Translator", {
    availability: ({ sourceLanguage }: { sourceLanguage: string }) =>
      Promise.resolve(sourceLanguage === "es" ? state : "unavailable"),
    create,
  });
}

beforeEach(() => {
  localStorage.clear();
  create.mockClear();
  Object.assign(navigator, { serviceWorker: {} });
  vi.stubGlobal("caches", undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const LIST = queryKeys.updatesIn("p", "unassigned");

function show(children: ReactNode): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const update = updateSample({
    id: "u1",
    authorId: "luis",
    content: "Ya quitamos la cimbra.",
    language: "es",
  });
  client.setQueryData<Updates>(LIST, { pages: [{ items: [update], next: null }], pageParams: [null] });
  renderInPage(
    <TranslationProvider isOn={false} originalsFirst={false}>
      {children}
    </TranslationProvider>,
    { client },
  );
  return client;
}

function Update() {
  const { data } = useQuery<Updates>({ queryKey: LIST, queryFn: skipToken });
  const update = data?.pages[0]?.items[0];
  return update && <TranslatedText of={translatableUpdate(update, "rosa")} />;
}

const offer = () => screen.queryByRole("checkbox", { name: en.settings.kept.translate });

it("offers to translate where the browser can, and downloads what that needs once it is wanted", async () => {
  stubTranslator("downloadable");
  show(<OnThisPhone userId="rosa" />);
  await waitFor(() => expect(offer()).toBeTruthy());
  expect([keptChoice("translate"), create.mock.calls.length]).toEqual([false, 0]);
  fireEvent.click(offer()!);
  await waitFor(() => expect(create).toHaveBeenCalledWith({ sourceLanguage: "es", targetLanguage: "en" }));
  expect(keptChoice("translate")).toBe(true);
});

it.each([
  ["no translator", () => undefined],
  ["none for the language", () => stubTranslator("unavailable")],
  [
    "one that never answers",
    () => vi.stubGlobal("Translator", { availability: () => new Promise(() => undefined) }),
  ],
])("offers nothing in a browser with %s", async (_, stub) => {
  stub();
  show(<OnThisPhone userId="rosa" />);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(en.settings.kept.none));
  expect([offer(), hears()]).toEqual([null, null]);
  const pages = screen.getByRole<HTMLInputElement>("checkbox", { name: en.settings.kept.pages });
  expect(pages.disabled).toBe(false);
});

const hears = () => screen.queryByRole<HTMLInputElement>("checkbox", { name: en.settings.kept.hear });

it.each([
  ["on once it is downloaded", true],
  ["off again if it cannot be", false],
])("offers to write down what is said where the browser can, and is %s", async (_, isThere) => {
  fakeSpeech({ state: "downloadable" });
  const { SpeechRecognition: here } = globalThis as unknown as { SpeechRecognition: object };
  const install = vi.fn(() => Promise.resolve(isThere));
  Object.assign(here, { install });
  show(<OnThisPhone userId="rosa" />);
  await waitFor(() => expect(hears()).toBeTruthy());
  expect([keptChoice("hear"), install.mock.calls.length]).toEqual([false, 0]);
  fireEvent.click(hears()!);
  await waitFor(() => expect(install).toHaveBeenCalledWith({ langs: ["en-US"], processLocally: true }));
  await waitFor(() => expect(keptChoice("hear")).toBe(isThere));
  const { downloadFailed: title } = en.settings.kept;
  await waitFor(() => expect(currentToasts()).toMatchObject(isThere ? [] : [{ title }]));
  // Posted, it waits for its author where pages are kept.
  fireEvent.click(screen.getByRole("checkbox", { name: en.settings.kept.pages }));
  await waitFor(() => expect(hears()!.disabled).toBe(true));
  Reflect.deleteProperty(globalThis, "SpeechRecognition");
});

it("shows a phone's translation as such, until the service's comes", async () => {
  stubTranslator("available");
  chooseKept("translate", true);
  const client = show(<Update />);
  expect(await screen.findByText("(Ya quitamos la cimbra.)")).toBeTruthy();
  expect(screen.getByText("Translated from Spanish by this phone")).toBeTruthy();
  const answer = { type: "update", id: "u1", original: "Ya quitamos la cimbra.", from: "es" } as const;
  addTranslations(client, [{ ...answer, content: "The forms are off.", doubts: [] }], "en");
  expect(await screen.findByText("The forms are off.")).toBeTruthy();
  expect(screen.getByText("Translated from Spanish")).toBeTruthy();
});

it("translates nothing that the person did not ask for", async () => {
  stubTranslator("available");
  show(<Update />);
  expect(await screen.findByText("Ya quitamos la cimbra.")).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});
