import { screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { useKeepEarlyInput } from "./use-keep-early-input";
import { useKeptDraft } from "./use-kept-draft";
import { hydratePage, servePage } from "@/sandbox/fixtures/served-page";

function Search() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useKeepEarlyInput(field, { search: { text, setText } });
  return (
    <>
      <input ref={field} name="search" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}

function NewProject() {
  const form = useRef<HTMLFormElement>(null);
  const name = useKeptDraft("draft:rosa:early");
  useKeepEarlyInput(form, { name });
  return (
    <form ref={form}>
      <input name="name" value={name.text} onChange={({ target }) => name.setText(target.value)} />
      <output>{name.text}</output>
    </form>
  );
}

it.each([
  ["a field of its own", Search],
  ["a form's field", NewProject],
])("keeps in %s what was typed before the page hydrated", (_, Page) => {
  const place = servePage(<Page />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = "Mill La";
  hydratePage(place, <Page />);
  expect([field.value, screen.getByRole("status").textContent]).toEqual(["Mill La", "Mill La"]);
  place.remove();
});
