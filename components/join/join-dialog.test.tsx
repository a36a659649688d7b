import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { JoinAction } from "./join-action";
import JoinDialog from "./join-dialog";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const refused = { code: "not_found", message: en.errors.codeUnknown };
const join = vi.fn<JoinAction>(() => Promise.resolve({ ok: false, error: refused }));

function open() {
  renderInPage(<JoinDialog join={join} onClose={() => undefined} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: en.join.code });
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  return { field, type, button: screen.getByRole<HTMLButtonElement>("button", { name: en.join.join }) };
}

it("shows the code of a pasted link as people read it, and sends that", async () => {
  const { field, type, button } = open();
  type("Entra aquí: https://plumbline.example/?join=7kwq3mxr9thc");
  expect(field.value).toBe("7KWQ-3MXR-9THC");
  await act(async () => {
    fireEvent.click(button);
  });
  expect(Object.fromEntries(join.mock.lastCall?.[0] as FormData)).toEqual({ connectCode: "7KWQ-3MXR-9THC" });
  expect(screen.getByText(refused.message)).toBeDefined();
});

it("leaves a text without a code as it is, and asks for one where nothing can be seen", () => {
  const { field, type, button } = open();
  type("Rosa said to ask for the code");
  expect([field.value, button.disabled]).toEqual(["Rosa said to ask for the code", false]);
  type("\u200b - \u2060");
  expect(button.disabled).toBe(true);
});
