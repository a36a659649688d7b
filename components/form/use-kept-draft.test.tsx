import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
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
