import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef, useRef, useState } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { Textarea } from "./textarea";
import { useGrowing } from "./use-growing";

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  useGrowing(field, text);
  return <textarea ref={field} value={text} onChange={({ target }) => setText(target.value)} />;
}

function type(text: string, grows: boolean, field = <Field />): string {
  vi.spyOn(CSS, "supports").mockReturnValue(grows);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return (this as HTMLTextAreaElement).value.split("\n").length * lineHeight;
  });
  render(field);
  fireEvent.input(screen.getByRole("textbox"), { target: { value: text } });
  return screen.getByRole("textbox").style.height;
}

let lineHeight = 24;

it("makes a field as high as its lines", () => {
  expect(type("One\ntwo\nthree", false)).toBe("72px");
});

it("leaves it to browsers that do", () => {
  expect(type("One\ntwo\nthree", true)).toBe("");
});

it("fits a field anew when the phone is turned, not when the browser's bars come and go", () => {
  const width = vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(600);
  type("One\ntwo", false);
  lineHeight = 48;
  onTestFinished(() => void (lineHeight = 24));
  act(() => void dispatchEvent(new Event("resize")));
  expect(screen.getByRole("textbox").style.height).toBe("48px");
  width.mockReturnValue(300);
  act(() => void dispatchEvent(new Event("resize")));
  expect(screen.getByRole("textbox").style.height).toBe("96px");
});

it("does so in every field of several lines, whatever keeps its text", () => {
  const field = createRef<HTMLTextAreaElement>();
  expect(type("One\ntwo\nthree", false, <Textarea ref={field} defaultValue="One" />)).toBe("72px");
  expect(field.current).toBe(screen.getByRole("textbox"));
});
