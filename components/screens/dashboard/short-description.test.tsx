import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it } from "vitest";
import { ShortDescription } from "./short-description";
import * as messages from "@/messages/en";

const show = (text: string) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <ShortDescription text={text} />
    </NextIntlClientProvider>,
  ).container.querySelector("p");

it("shows three words, expands to the full text and collapses again", () => {
  const text = show("Two-storey rear extension, new kitchen.");
  expect(text?.textContent).toBe("Two-storey rear extension… more");
  fireEvent.click(screen.getByRole("button", { name: "more", expanded: false }));
  expect(text?.textContent).toBe("Two-storey rear extension, new kitchen. less");
  fireEvent.click(screen.getByRole("button", { name: "less", expanded: true }));
  expect(text?.textContent).toBe("Two-storey rear extension… more");
});

it.each(["Pour", "Pour the slab"])("shows %j in full, with nothing to expand", (description) => {
  expect(show(description)?.textContent).toBe(description);
  expect(screen.queryByRole("button")).toBeNull();
});
