import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { draftName, readDraft, writeDraft } from "./draft-store";
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
  // As after a reload: June's draft is stored, and nothing on this page has read it.
  sessionStorage.setItem(draftName("june", "subtask", "s1"), JSON.stringify({ text: "Joists, 40 of 60" }));
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
  expect(sessionStorage.getItem(draftName("dale", "subtask", "s1"))).toBeNull();
});

it("shows one person's draft to no other", () => {
  const { unmount } = render(<Field of="olga" />);
  type("Seal the tie holes");
  unmount();
  render(<Field of="mateo" />);
  expect([field().value, state()]).toEqual(["", "none"]);
});

describe("the words of what is to be posted", () => {
  const DAY = 24 * 60 * 60_000;
  const stored = (text: string, days = 0) => JSON.stringify({ text, at: Date.now() - days * DAY });

  it.each([
    ["project", "p"],
    ["update", "u"],
    ["answer", "q"],
    ["chat", "p", "team"],
    ["kickoff"],
    ["new-project", "description"],
  ])("outlive the app: %s", (...of) => {
    const name = draftName("june", ...of);
    writeDraft(name, { text: "Gas smell", photos: ["p1"] });
    expect(JSON.parse(localStorage.getItem(name) ?? "")).toMatchObject({ text: "Gas smell" });
    expect(localStorage.getItem(name)).not.toContain("p1");
    writeDraft(name, null);
    expect([textIn(localStorage, name), sessionStorage.getItem(name)]).toEqual(["", null]);
  });

  it("are read where the tab has none, and nothing else is", () => {
    const [post, edit] = [draftName("ana", "answer", "q1"), draftName("ana", "update", "u1", "edit")];
    for (const name of [post, edit]) localStorage.setItem(name, stored("Two rolls"));
    expect([readDraft(post)?.text, readDraft(edit)]).toEqual(["Two rolls", null]);
    localStorage.removeItem(edit);
    writeDraft(edit, { text: "Three" });
    expect(localStorage.getItem(edit)).toBeNull();
  });

  const textIn = (storage: Storage, name: string) =>
    (JSON.parse(storage.getItem(name) ?? "null") as { text: string } | null)?.text;

  const elsewhere = (name: string, newValue: string | null) => {
    if (newValue === null) localStorage.removeItem(name);
    else localStorage.setItem(name, newValue);
    act(() => void dispatchEvent(new StorageEvent("storage", { key: name, newValue })));
  };

  it("are followed into another tab that has the same, but for its photos", () => {
    const name = draftName("vera", "project", "p1");
    const { result } = renderHook(() => useKeptDraft(name));
    act(() => writeDraft(name, { text: "Two rolls", photos: ["p1"] }));
    const { line } = JSON.parse(localStorage.getItem(name) ?? "") as { line: string };
    elsewhere(name, JSON.stringify({ text: "Two rolls short", line }));
    expect(result.current.text).toBe("Two rolls short");
    elsewhere(name, null);
    expect(readDraft(name)).toEqual({ text: "", photos: ["p1"] });
  });

  it("are neither replaced nor discarded by a tab that has others", () => {
    const name = draftName("omar", "project", "p1");
    const { result } = renderHook(() => useKeptDraft(name));
    const others = JSON.stringify({ text: "A long update", line: "theirs" });
    elsewhere(name, others);
    expect(result.current.text).toBe("");
    for (const text of ["Bee", ""]) {
      act(() => writeDraft(name, { text }));
      expect([result.current.text, localStorage.getItem(name)]).toEqual([text, others]);
    }
    act(() => writeDraft(name, null));
    expect(localStorage.getItem(name)).toBe(others);
    act(() => writeDraft(name, { text: "Bee" }));
    elsewhere(name, null);
    expect(result.current.text).toBe("Bee");
  });

  it("do not come back in a tab that was away while they were posted in another", async () => {
    const name = draftName("lena", "project", "p1");
    writeDraft(name, { text: "Two rolls" });
    localStorage.removeItem(name);
    vi.resetModules();
    const again = await import("./draft-store");
    expect(again.readDraft(name)).toBeNull();
  });

  it("do not come back in a page that the browser kept while they were posted in another", () => {
    const name = draftName("sara", "project", "p1");
    const { result } = renderHook(() => useKeptDraft(name));
    act(() => writeDraft(name, { text: "Two rolls" }));
    localStorage.removeItem(name);
    act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(result.current.text).toBe("");
  });

  it("are offered where something was typed and erased", async () => {
    const name = draftName("ines", "project", "p1");
    writeDraft(name, { text: "" });
    localStorage.setItem(name, JSON.stringify({ text: "Two rolls", line: "theirs" }));
    vi.resetModules();
    const again = await import("./draft-store");
    expect(again.readDraft(name)).toMatchObject({ text: "Two rolls" });
  });

  it("outlive the app but for the last of them, where there was no room, and are not offered once they are posted", async () => {
    const name = draftName("mateo", "project", "full");
    writeDraft(name, { text: "Two rolls" });
    const fill = () =>
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    const full = fill();
    writeDraft(name, { text: "Two rolls short" });
    full.mockRestore();
    expect(readDraft(name)?.text).toBe("Two rolls short");
    expect(localStorage.getItem(name)).toContain("Two rolls");
    sessionStorage.setItem(name, JSON.stringify(readDraft(name)));
    vi.resetModules();
    const again = await import("./draft-store");
    expect(again.readDraft(name)?.text).toBe("Two rolls short");
    again.writeDraft(name, null);
    expect(textIn(localStorage, name)).toBe("");
    again.writeDraft(name, { text: "Three rolls" });
    fill();
    again.writeDraft(name, null);
    expect(localStorage.getItem(name)).toBeNull();
  });

  it("are forgotten when nobody has touched them for 30 days", async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now });
    const [old, recent] = [draftName("june", "answer", "old"), draftName("june", "answer", "recent")];
    localStorage.setItem(old, stored("Seal", 31));
    localStorage.setItem(recent, stored("Seal", 29));
    vi.resetModules();
    const { useKeptDraft: useAnew } = await import("./use-kept-draft");
    renderHook(() => useAnew(recent));
    expect([localStorage.getItem(old), localStorage.getItem(recent)]).toEqual([null, stored("Seal", 29)]);
    vi.useRealTimers();
  });
});
