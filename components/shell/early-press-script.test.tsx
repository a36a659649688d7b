import { act } from "@testing-library/react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Tabs, TabsList, TabsTrigger } from "@/components/ui/input/tabs";
import { answerEarlyPress } from "@/lib/browser/page/early-press";
import { hydratePage, servePage } from "@/sandbox/fixtures/served-page";

let place: HTMLElement;
let presses: string[] = [];

beforeEach(() => {
  presses = [];
});
afterEach(() => {
  vi.useRealTimers();
  place.remove();
});

const note = (text: string) => () => {
  presses.push(text);
};

function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count <b>{count}</b>
      </button>
      <button type="button" onClick={note("menu")}>
        Menu
      </button>
      <Tabs defaultValue="sign-in">
        <TabsList>
          <TabsTrigger value="sign-in">First</TabsTrigger>
          <TabsTrigger value="sign-up">Second</TabsTrigger>
        </TabsList>
      </Tabs>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          presses.push(event.currentTarget.querySelector("input")?.value ?? "");
        }}
      >
        <input name="email" aria-label="Email" required />
        <button type="submit">Sign in</button>
      </form>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Search</button>
      </form>
    </>
  );
}

const serve = (page = <Page />) => (place = servePage(page));
const hydrate = (page = <Page />) => hydratePage(place, page);
const button = (text: string) => {
  const found = [...place.querySelectorAll("button")].find(({ textContent }) => textContent.includes(text));
  if (!found) throw new Error(`no button ${text}`);
  return found;
};
const CLICK = { bubbles: true, cancelable: true };
const press = (text: string) => button(text).dispatchEvent(new MouseEvent("click", CLICK));

it("answers the last press once when the page has hydrated, and later ones as ever", () => {
  serve();
  press("Menu");
  for (let time = 0; time < 3; time += 1) press("Count");
  button("Count").querySelector("b")?.dispatchEvent(new MouseEvent("click", CLICK));
  hydrate();
  expect([button("Count").textContent, presses]).toEqual(["Count 1", []]);
  act(() => void press("Count"));
  act(() => void press("Menu"));
  expect([button("Count").textContent, presses]).toEqual(["Count 2", ["menu"]]);
});

it.each<[string, () => void]>([
  ["older than half a minute", () => vi.advanceTimersByTime(30_001)],
  ["on a button that is gone", () => button("Menu").remove()],
  ["on a button that is disabled by now", () => (button("Menu").disabled = true)],
])("forgets a press %s", (_, happen) => {
  vi.useFakeTimers();
  serve();
  const pressed = button("Menu");
  const answered = vi.fn();
  pressed.addEventListener("click", answered);
  press("Menu");
  happen();
  answerEarlyPress();
  place.append(pressed);
  pressed.disabled = false;
  vi.advanceTimersByTime(1000);
  expect(answered).not.toHaveBeenCalled();
});

it("sends a form that was submitted early with what was typed until it is sent", () => {
  serve();
  const field = place.querySelector("input");
  if (field) field.value = "rosa@ortiz";
  expect(press("Sign in")).toBe(false);
  if (field) field.value = "rosa@ortiz.example";
  hydrate();
  expect(presses).toEqual(["rosa@ortiz.example"]);
});

it("chooses a tab that was pressed", () => {
  serve();
  press("Second");
  hydrate();
  expect(button("Second").getAttribute("aria-selected")).toBe("true");
});

it("does not take Enter in a form's first field for sending it, but a press on its button", () => {
  serve();
  place.querySelector("input")?.focus();
  expect(press("Sign in")).toBe(false);
  const answered = hydrate();
  expect(presses).toEqual([]);
  answered.unmount();
  place.remove();

  serve();
  button("Sign in").focus();
  press("Sign in");
  hydrate();
  expect(presses).toEqual([""]);
});

it("takes a tap on a form's button for sending it, where the focus stays in a field as in Safari", () => {
  serve();
  place.querySelector("input")?.focus();
  button("Sign in").dispatchEvent(new MouseEvent("click", { ...CLICK, detail: 1 }));
  hydrate();
  expect(presses).toEqual([""]);
});

it.each([
  ["an iPhone's default", 5, "17px", "100%"],
  ["larger", 5, "34px", "200%"],
  ["larger than what a page is made for", 5, "53px", "200%"],
  ["smaller, which would enlarge the page at each field", 5, "14px", "100%"],
  ["a Mac's", 0, "13px", ""],
])("shows texts in the size that the phone is set to: %s", (_, maxTouchPoints, fontSize, expected) => {
  const { style } = document.documentElement;
  style.removeProperty("--text-size");
  Object.defineProperty(navigator, "maxTouchPoints", { value: maxTouchPoints, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "maxTouchPoints"));
  vi.spyOn(window, "getComputedStyle").mockImplementation(
    () =>
      ({ fontSize: style.font.includes("-apple-system-body") ? fontSize : "16px" }) as CSSStyleDeclaration,
  );
  serve(<p>A page</p>);
  expect(style.getPropertyValue("--text-size")).toBe(expected);
});

it("leaves forms that the browser sends by itself, and presses elsewhere, to the browser", () => {
  serve();
  expect(place.dispatchEvent(new MouseEvent("click", CLICK))).toBe(true);
  const form = button("Search").form;
  const sent = vi.fn((event: Event) => event.preventDefault());
  form?.addEventListener("submit", sent);
  expect(press("Search")).toBe(true);
  expect(sent).toHaveBeenCalledOnce();
});

describe("in a part whose code is still loading", () => {
  const Part = () => (
    <button type="button" onClick={note("part")}>
      Part
    </button>
  );
  const page = (Inner: ComponentType) => (
    <Suspense fallback={null}>
      <Inner />
    </Suspense>
  );
  const passSecond = () => act(() => vi.advanceTimersByTimeAsync(1000));

  it.each(["before", "after"])(
    "answers once it has hydrated a press from %s the rest of the page has",
    async (when) => {
      vi.useFakeTimers();
      vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
      const { promise: code, resolve: load } = Promise.withResolvers<{ default: ComponentType }>();
      serve(page(Part));
      if (when === "before") press("Part");
      hydrate(page(lazy(() => code)));
      if (when === "after") press("Part");
      await passSecond();
      expect(presses).toEqual([]);
      load({ default: Part });
      await passSecond();
      expect(presses).toEqual(["part"]);

      act(() => void press("Part"));
      window.dispatchEvent(new Event("load"));
      act(() => void press("Part"));
      await passSecond();
      expect(presses).toEqual(["part", "part", "part"]);
    },
  );
});
