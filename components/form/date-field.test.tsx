import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DateField } from "./date-field";
import * as es from "@/messages/es";
import { InPage, renderInPage } from "@/sandbox/checks/in-page";

/** A field whose value is kept elsewhere, as in the address; what is chosen is only noted. */
function open(value: string, clearLabel?: string) {
  const chosen = vi.fn();
  const field = (of: string) => (
    <InPage>
      <DateField name="from" label="From" value={of} onValue={chosen} {...(clearLabel && { clearLabel })} />
    </InPage>
  );
  const { rerender } = render(field(value));
  const input = screen.getByLabelText<HTMLInputElement>(/^From/);
  input.focus();
  return { chosen, input, set: (of: string) => rerender(field(of)) };
}

const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });

test("what is typed stays until the field is left, however late or wrong its value comes back", () => {
  const { input, chosen, set } = open("2026-11-01", "Any day");
  type(input, "2026-03-15");
  expect(input.value).toBe("2026-03-15");
  set("2026-11-02");
  expect(input.value).toBe("2026-03-15");
  set("2026-03-15");
  fireEvent.blur(input);
  expect(input.value).toBe("2026-03-15");
  expect(chosen.mock.calls).toEqual([["2026-03-15"]]);
  set("");
  expect(input.value).toBe("");
});

test("a field that is passed with Tab chooses nothing", () => {
  const { input, chosen } = open("2026-11-01", "Any day");
  fireEvent.keyUp(input, { key: "Tab" });
  expect(chosen).not.toHaveBeenCalled();
});

test("a year that is being typed is no day yet, nor none, and each digit stays", () => {
  const { input, chosen } = open("", "Any day");
  for (const day of ["0002-03-15", "0020-03-15", "0202-03-15", "2026-03-15"]) {
    type(input, day);
    expect(input.value).toBe(day);
  }
  expect(chosen.mock.calls).toEqual([["2026-03-15"]]);
});

test.each([
  ["always has a day: it has its former one again", undefined, "2026-11-01"],
  ["may have none: it is seen to be half typed", "Any day", "0202-03-15"],
])("a field that is left half typed and %s", (_, clearLabel, left) => {
  const { input } = open("2026-11-01", clearLabel);
  type(input, "0202-03-15");
  fireEvent.blur(input);
  expect(input.value).toBe(left);
});

test.each([
  ["another day", "2026-12-01"],
  ["none", ""],
])("a field that was left half typed shows %s that replaces its day", (_, value) => {
  const { input, set } = open("2026-11-01", "Any day");
  type(input, "0202-03-15");
  act(() => input.blur());
  expect(input.value).toBe("0202-03-15");
  set(value);
  expect(input.value).toBe(value);
});

test("the digits of a half-typed date go with its day, though they read as none", () => {
  const { input, set } = open("2026-11-01", "Any day");
  type(input, "");
  // As in browsers, and unlike jsdom: digits stay until a value is set.
  const value = Object.getOwnPropertyDescriptor(input, "value")!;
  const setValue = vi.fn(value.set);
  Object.defineProperty(input, "value", { ...value, set: setValue });
  Object.defineProperty(input, "validity", {
    get: () => ({ badInput: setValue.mock.calls.length === 0 }),
  });
  act(() => input.blur());
  set("");
  expect(setValue).toHaveBeenCalledWith("");
});

test("a form is sent no year that is half typed", () => {
  renderInPage(
    <form data-testid="form">
      <DateField name="due" label="Due" optional defaultValue="" clearLabel="No date" />
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>("form");
  const due = () => {
    const formData = new FormData(form);
    // jsdom does not fire it.
    form.dispatchEvent(Object.assign(new Event("formdata"), { formData }));
    return formData.get("due");
  };
  type(screen.getByLabelText(/^Due/), "0202-03-15");
  expect(due()).toBe("?");
  type(screen.getByLabelText(/^Due/), "2026-03-15");
  expect(due()).toBe("2026-03-15");
});

test("a browser that says what is wrong with a half-typed date says it in the reader's language", () => {
  renderInPage(<DateField name="due" label="Due" optional defaultValue="" />, { locale: "es" });
  const input = screen.getByLabelText<HTMLInputElement>(/^Due/);
  type(input, "0202-03-15");
  expect(input.validationMessage).toBe(es.common.dateHalfTyped);
  type(input, "2026-03-15");
  expect(input.checkValidity()).toBe(true);
});
