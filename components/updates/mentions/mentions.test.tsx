import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import Mentions from "./mentions";
import en from "@/messages/en/asking.json";

vi.mock("@/components/updates/asking/use-people-of-place", () => ({
  usePeopleOfPlace: () => [
    { id: "juan", name: "Juan Pérez" },
    { id: "june", name: "June Park" },
  ],
}));

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  return (
    <NextIntlClientProvider locale="en" messages={{ asking: en }}>
      <textarea ref={field} value={text} onChange={(event) => setText(event.target.value)} />
      <Mentions field={field} setText={setText} taskId={null} subtaskId={null} />
    </NextIntlClientProvider>
  );
}

it("puts the caret after the name at once, where the next key already types", () => {
  render(<Field />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  fireEvent.input(field, { target: { value: "@ju is here" } });
  field.setSelectionRange(3, 3);
  fireEvent.click(field);
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter" });
  expect(field.value).toBe("@Juan Pérez is here");
  expect(field.selectionStart).toBe("@Juan Pérez ".length);
});

it("tells screen readers how many names there are above or below the field", () => {
  render(<Field />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  const said = () => screen.getByRole("status").textContent;
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  type("@ju");
  expect(said()).toBe("2 names");
  type("@jun");
  expect(said()).toBe("1 name");
  type("@juniper");
  expect(said()).toBe("");
});
