import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ReadOnlyNotice } from "./read-only-notice";
import { draftName, readDraft, writeDraft } from "@/components/form/draft-store";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const DRAFT = draftName("mateo", "project", "harlow");
const { updates: t, common } = messages;

beforeEach(() => {
  writeDraft(DRAFT, null);
});

const show = () => renderInPage(<ReadOnlyNotice draftName={DRAFT} />);

it("says where a text is that was being written when posting was restricted, until it is discarded", () => {
  writeDraft(DRAFT, { text: "Two rafters short" });
  show();
  expect(screen.getByRole("alert").textContent).toContain(t.mayNotPostDraft);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: t.write }).value).toBe("Two rafters short");
  act(() => {
    fireEvent.click(screen.getByRole("button", { name: common.discardDraft }));
  });
  expect(readDraft(DRAFT)).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("speaks of no text where there is none", () => {
  show();
  expect(screen.getByText(t.mayNotPost)).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});
