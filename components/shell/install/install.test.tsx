import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import InstallNudge from "./install-nudge";
import { useInstall } from "./use-install";
import { writeDraft } from "@/components/form/draft-store";
import { whenNudgeIsDue } from "@/lib/browser/install";
import { changeOutboxState, EMPTY_OUTBOX } from "@/lib/browser/outbox/state";
import { startPageSession } from "@/lib/browser/page/page-session";
import { renderInPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

const DAY = 86_400_000;
const MINUTE = 60_000;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 Version/18.1 Safari/604";
const IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18.1 Safari/604";

let pathname = "/dashboard";
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  usePathname: () => pathname,
}));

const prompt = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T09:00:00Z") });
  localStorage.clear();
  sessionStorage.clear();
  pathname = "/dashboard";
  prompt.mockReset().mockResolvedValue();
  window.installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
  showAs({ mode: "browser", pointer: "coarse" });
});

afterEach(() => {
  cleanup();
  window.installPrompt = null;
  vi.useRealTimers();
});

/** How the page is shown, and what it is touched with. */
function showAs({ mode, pointer }: { mode: "browser" | "standalone"; pointer: "coarse" | "fine" }): void {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({ matches: [`(display-mode: ${mode})`, `(pointer: ${pointer})`].includes(query) }) as MediaQueryList,
  );
}

function useAgent(userAgent: string): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  Object.defineProperty(navigator, "maxTouchPoints", { value: 5, configurable: true });
}

/** As the page does it. */
function Visit() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenNudgeIsDue("june", () => setDue(true)), []);
  return isDue && <InstallNudge userId="june" />;
}

function show(what: ReactNode, locale: "en" | "es" = "en"): void {
  renderInPage(what, { locale });
}

const nudge = () => screen.queryByRole("complementary");

/** Opens the page `later` milliseconds after the last time, and says whether it asks. */
function visitAfter(later: number): boolean {
  cleanup();
  vi.setSystemTime(Date.now() + later);
  show(<Visit />);
  return nudge() !== null;
}

test("asks in the second visit, once more after 14 days, and then never", () => {
  expect([visitAfter(0), visitAfter(5 * MINUTE), visitAfter(DAY)]).toEqual([false, false, true]);
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(nudge()).toBeNull();
  expect([visitAfter(MINUTE), visitAfter(12 * DAY), visitAfter(2 * DAY)]).toEqual([false, false, true]);
  expect([visitAfter(DAY), visitAfter(15 * DAY), visitAfter(400 * DAY)]).toEqual([false, false, false]);
  expect(prompt).not.toHaveBeenCalled();
});

test.each([
  ["en", "coarse", "Keep Plumbline on this phone", "Put it on my phone"],
  ["es", "coarse", "Ten Plumbline en este teléfono", "Ponerlo en mi teléfono"],
  ["en", "fine", "Keep Plumbline on this computer", "Put it on my computer"],
  ["es", "fine", "Ten Plumbline en esta computadora", "Ponerlo en mi computadora"],
] as const)(
  "a press shows the browser's own prompt, in %s with a %s pointer",
  (locale, pointer, title, label) => {
    showAs({ mode: "browser", pointer });
    visitAfter(0);
    cleanup();
    vi.setSystemTime(Date.now() + DAY);
    show(<Visit />, locale);
    const shown = within(screen.getByRole("complementary", { name: title }));
    fireEvent.click(shown.getByRole("button", { name: label }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(nudge()).toBeNull();
  },
);

test("an offer that the browser makes later is taken, and none where it makes none", () => {
  const offered = window.installPrompt;
  window.installPrompt = null;
  visitAfter(0);
  expect(visitAfter(DAY)).toBe(false);
  window.installPrompt = offered ?? null;
  act(() => void dispatchEvent(offered!));
  expect(nudge()).not.toBeNull();
});

test.each<[string, () => void]>([
  ["over a draft", () => writeDraft("draft:june:project:harlow", { text: "Slab poured" })],
  ["where it is installed", () => showAs({ mode: "standalone", pointer: "coarse" })],
  ["away from the dashboard, where a composer is", () => (pathname = "/projects/harlow")],
  ["while a recorder or another dialog is open", () => show(<div role="dialog">Recorder</div>)],
  ["while somebody types", typeSomething],
])("does not ask %s, and that visit does not count", (_, prepare) => {
  visitAfter(0);
  vi.setSystemTime(Date.now() + DAY);
  cleanup();
  prepare();
  show(<Visit />);
  expect(nudge()).toBeNull();
  sessionStorage.clear();
  showAs({ mode: "browser", pointer: "coarse" });
  pathname = "/dashboard";
  document.body.replaceChildren();
  expect(visitAfter(MINUTE)).toBe(true);
});

function typeSomething(): void {
  show(<textarea aria-label="Note" />);
  screen.getByLabelText("Note").focus();
}

function Entry({ onDone }: { onDone: () => void }) {
  const install = useInstall(onDone);
  return (
    install && (
      <>
        <button onClick={install.install}>{install.label}</button>
        {install.sheet}
      </>
    )
  );
}

test("a menu's entry shows the browser's prompt", () => {
  const onDone = vi.fn<() => void>();
  show(<Entry onDone={onDone} />);
  fireEvent.click(screen.getByRole("button", { name: "Install the App" }));
  expect([prompt.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ["an iPhone", IPHONE, "Plumbline on your iPhone", "In Safari, at the bottom of the screen."],
  ["an iPad", IPAD, "Plumbline on your iPad", "In Safari, at the top of the screen."],
  ["another browser", `${IPHONE} CriOS/130`, "Plumbline on your iPhone", "Open this page in Safari first."],
  [
    "a page that another app shows",
    `${IPHONE.split(" Version")[0]} Mobile/15E148 [FBAN/FBIOS]`,
    "Plumbline on your iPhone",
    "Open this page in Safari first.",
  ],
])("on %s it shows the three taps, and the menu closes with them", async (_, agent, title, where) => {
  window.installPrompt = null;
  useAgent(agent);
  const onDone = vi.fn<() => void>();
  show(<Entry onDone={onDone} />);
  fireEvent.click(screen.getByRole("button", { name: "Install the App" }));
  const sheet = within(await screen.findByRole("dialog", { name: title }));
  expect(sheet.getByText(where)).toBeTruthy();
  expect(sheet.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Tap Share",
    "Add to Home Screen",
    "Tap Add",
  ]);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(sheet.getByRole("button", { name: "I’ll do it later" }));
  expect(onDone).toHaveBeenCalledOnce();
});

test("on an iPhone it says what this browser has not sent, which the app will not have, and leads there", async () => {
  window.installPrompt = null;
  useAgent(IPHONE);
  onTestFinished(startPageSession({ id: "june", name: "June Park" }));
  onTestFinished(() => changeOutboxState(EMPTY_OUTBOX));
  const shown = () => screen.queryByText(/The app will not have/)?.parentElement;
  show(<Entry onDone={() => undefined} />);
  fireEvent.click(screen.getByRole("button", { name: "Install the App" }));
  await screen.findByRole("dialog");
  expect(shown()).toBeUndefined();
  act(() => changeOutboxState({ items: [{ ...waiting(), id: 1 }], shared: 1 }));
  expect(shown()?.textContent).toContain("2 things");
  expect(within(shown()!).getByRole("link", { name: "2 waiting" }).getAttribute("href")).toBe("/waiting");
  cleanup();

  act(() => changeOutboxState(EMPTY_OUTBOX));
  const words = { text: "Slab poured", at: Date.now() };
  localStorage.setItem("draft:june:project:harlow", JSON.stringify(words));
  localStorage.setItem("draft:june:project:posted", JSON.stringify({ ...words, text: "" }));
  localStorage.setItem("draft:mateo:project:harlow", JSON.stringify(words));
  show(<Entry onDone={() => undefined} />);
  fireEvent.click(screen.getByRole("button", { name: "Install the App" }));
  await screen.findByRole("dialog");
  expect(shown()?.textContent).toContain("1 thing");
  expect(within(shown()!).queryByRole("link")).toBeNull();
});

test("there is no entry where the browser cannot, and none where it is opened from the home screen", () => {
  window.installPrompt = null;
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (X11; Linux x86_64) Firefox/140");
  show(<Entry onDone={() => undefined} />);
  useAgent(IPHONE);
  showAs({ mode: "standalone", pointer: "coarse" });
  show(<Entry onDone={() => undefined} />);
  expect(screen.queryByRole("button")).toBeNull();
});
