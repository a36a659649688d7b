import { fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import { useGrowing } from "./use-growing";

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  useGrowing(field, text);
  return <textarea ref={field} value={text} onChange={({ target }) => setText(target.value)} />;
}

function type(text: string, grows: boolean): string {
  vi.spyOn(CSS, "supports").mockReturnValue(grows);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return (this as HTMLTextAreaElement).value.split("\n").length * 24;
  });
  render(<Field />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
  return screen.getByRole("textbox").style.height;
}

it("makes a field as high as its lines", () => {
  expect(type("One\ntwo\nthree", false)).toBe("72px");
});

it("leaves it to browsers that do", () => {
  expect(type("One\ntwo\nthree", true)).toBe("");
});
