import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useFieldWrite, useTyped } from "./use-field-write";
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

beforeEach(() => {
  render(
    <InPage>
      <Field />
    </InPage>,
  );
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
