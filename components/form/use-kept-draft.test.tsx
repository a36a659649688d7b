import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draftName } from "./draft-store";
import { useKeptDraft } from "./use-kept-draft";

function Field({ of, original }: { of: string; original?: string }) {
  const { text, setText, isKept, forget } = useKeptDraft(draftName(of, "subtask", "s1"), original);
  return (
    <>
      <input
        aria-label="Name"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <output>{isKept ? "kept" : "none"}</output>
      <button onClick={forget}>Sent</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox");
const state = () => screen.getByRole("status").textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it("gives the text back when its field opens again, and after a reload", () => {
  const { unmount } = render(<Field of="rosa" original="Joists" />);
  expect([field().value, state()]).toEqual(["Joists", "none"]);
  type("Joists and hangers");
  unmount();
  const { unmount: leave } = render(<Field of="rosa" original="Joists" />);
  expect([field().value, state()]).toEqual(["Joists and hangers", "kept"]);
  leave();
  // As after a reload, or after the phone has ended the app: June's draft is stored, and nothing on this page has read it.
  localStorage.setItem(draftName("june", "subtask", "s1"), JSON.stringify({ text: "Joists, 40 of 60" }));
  render(<Field of="june" original="Joists" />);
  expect([field().value, state()]).toEqual(["Joists, 40 of 60", "kept"]);
});

it("forgets what was sent, and what is as it was before", () => {
  const { unmount } = render(<Field of="dale" original="Joists" />);
  type("Joists and hangers");
  expect(state()).toBe("kept");
  type("Joists");
  expect(state()).toBe("none");
  type("Joists and hangers");
  fireEvent.click(screen.getByRole("button"));
  unmount();
  render(<Field of="dale" original="Joists" />);
  expect([field().value, state()]).toEqual(["Joists", "none"]);
  expect(localStorage.getItem(draftName("dale", "subtask", "s1"))).toBeNull();
});

it("shows one person's draft to no other", () => {
  const { unmount } = render(<Field of="olga" />);
  type("Seal the tie holes");
  unmount();
  render(<Field of="mateo" />);
  expect([field().value, state()]).toEqual(["", "none"]);
});

it("follows what another tab of the browser types and sends", () => {
  const name = draftName("vera", "subtask", "s1");
  render(<Field of="vera" />);
  type("Two rolls");
  const inAnotherTab = (stored: string | null) => {
    if (stored === null) localStorage.removeItem(name);
    else localStorage.setItem(name, stored);
    act(() => void dispatchEvent(new StorageEvent("storage", { key: name, newValue: stored })));
  };
  inAnotherTab(JSON.stringify({ text: "Two rolls short" }));
  expect([field().value, state()]).toEqual(["Two rolls short", "kept"]);
  inAnotherTab(null);
  expect([field().value, state()]).toEqual(["", "none"]);
});

it("gives back what a page of before kept in its tab, once", () => {
  const name = draftName("ines", "subtask", "s1");
  sessionStorage.setItem(name, JSON.stringify({ text: "Two rolls" }));
  render(<Field of="ines" />);
  expect(field().value).toBe("Two rolls");
  fireEvent.click(screen.getByRole("button"));
  expect([sessionStorage.getItem(name), localStorage.getItem(name)]).toEqual([null, null]);
});

it("forgets drafts that nobody has touched for 30 days", async () => {
  const now = Date.now();
  const stored = (days: number) => JSON.stringify({ text: "Seal", at: now - days * 24 * 60 * 60_000 });
  const [old, recent] = [draftName("june", "subtask", "old"), draftName("june", "subtask", "recent")];
  localStorage.setItem(old, stored(31));
  localStorage.setItem(recent, stored(29));
  vi.resetModules();
  const { useKeptDraft: useAnew } = await import("./use-kept-draft");
  renderHook(() => useAnew(recent));
  expect([localStorage.getItem(old), localStorage.getItem(recent)]).toEqual([null, stored(29)]);
});
