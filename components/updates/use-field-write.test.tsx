import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useFieldWrite, useTyped } from "./use-field-write";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { InPage } from "@/sandbox/checks/in-page";

const store = vi.fn(() => Promise.resolve());

function Field() {
  const write = useFieldWrite("mateo:chat", { max: 4000, store });
  const { text, setText, canSubmit } = useTyped(write);
  return (
    <>
      <textarea
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <button disabled={!canSubmit} onClick={() => write.submit()}>
        Send
      </button>
      <p role="alert">{write.failure}</p>
    </>
  );
}

const page = (locale: "en" | "es") => (
  <InPage locale={locale}>
    <Field />
  </InPage>
);

let rerender: ReturnType<typeof render>["rerender"];

beforeEach(() => {
  ({ rerender } = render(page("en")));
});

it("sends nothing of which nothing can be seen", () => {
  const button = screen.getByRole("button");
  for (const unseen of ["", " ", "\u200b", "\u3164\u2800\u00ad"]) {
    fireEvent.change(screen.getByRole("textbox"), { target: { value: unseen } });
    expect(button).toHaveProperty("disabled", true);
  }
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "\u200b👍🏽" } });
  expect(button).toHaveProperty("disabled", false);
});

it("keeps all of a text that is too long, says by how much, and stores it once it fits", async () => {
  const field = screen.getByRole("textbox");
  const long = `${"Rebar. ".repeat(571)}Pour it`;
  fireEvent.change(field, { target: { value: long } });
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("alert").textContent).toBe(
    "4 characters too many: 4,000 fit. Shorten it, or post the rest separately.",
  );
  expect(field).toHaveProperty("value", long);
  expect(store).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: long.slice(0, 4000) } });
  expect(screen.getByRole("alert").textContent).toBe("");
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });
  expect(store).toHaveBeenCalledExactlyOnceWith(long.slice(0, 4000), { photos: [] });
  expect(field).toHaveProperty("value", "");
});

it("says what failed in the language that the reader switches to", async () => {
  const field = screen.getByRole("textbox");
  const said = () => screen.getByRole("alert").textContent;
  fireEvent.change(field, { target: { value: "x".repeat(4001) } });
  fireEvent.click(screen.getByRole("button"));
  expect(said()).toContain("1 character too many");
  rerender(page("es"));
  expect(said()).toMatch(/^Sobra 1 carácter: .*Acórtalo/);
  fireEvent.change(field, { target: { value: "Poured." } });
  store.mockRejectedValueOnce(new DOMException("", "QuotaExceededError"));
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });
  expect(said()).toBe(es.updates.unexpected);
  rerender(page("en"));
  expect(said()).toBe(en.updates.unexpected);
});
