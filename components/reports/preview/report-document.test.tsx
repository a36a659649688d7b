import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ReportDocument } from "./report-document";
import { MessagesProvider } from "@/components/providers/messages-provider";
import type { ReportDoubt, ReportView } from "@/lib/reports/view";
import en from "@/messages/en";

const TEXT = "12 joists are set.";

function said(at: number, text: string) {
  return { at, text, sources: [], doubts: [], version: 0, edited: null };
}

function show(doubts: ReportDoubt[], reportType: ReportView["reportType"]): void {
  const statements = [{ ...said(0, TEXT), doubts }];
  showSections([{ section: "done", statements }], reportType);
}

function showSections(sections: ReportView["sections"], reportType: ReportView["reportType"]): void {
  const report: Partial<ReportView> = {
    reportType,
    language: "en",
    projectName: "Harlow Street",
    dateFilter: { start: null, end: null },
    timeZone: "UTC",
    period: null,
    folders: [],
    sections,
    openItems: [],
    withheld: [],
    leftOut: [],
    releases: [],
    sources: [],
    droppedStatements: 0,
    withheldStatements: 0,
    untranslatedSentences: 0,
    overtakenSentences: 0,
  };
  render(
    <MessagesProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <ReportDocument
          report={report as ReportView}
          userId="rosa"
          chosen={null}
          onChoose={() => undefined}
        />
      </QueryClientProvider>
    </MessagesProvider>,
  );
}

test.each(["internal", "customer"] as const)(
  "says of a sentence in the %s report that it could not be checked, and of a number what its source has",
  (reportType) => {
    const unread: ReportDoubt = { kind: "unread", text: TEXT, start: 0, end: TEXT.length, original: "" };
    const original = reportType === "internal" ? "21" : "";
    show([unread, { kind: "number", text: "12", start: 0, end: 2, original }], reportType);
    expect(screen.getByText(/could not be checked/).textContent.trim()).toBe(
      `This sentence could not be checked, compare it with its source: “${TEXT}”`,
    );
    const number = reportType === "internal" ? "12 may have been 21." : "Compare 12 with its source.";
    expect(screen.getByText(number)).toBeDefined();
  },
);

test("shows what is quoted in a paragraph each, what a service wrote in one", () => {
  const written = [said(0, "The slab is poured."), said(1, "The wall is up.")];
  const quoted = [said(2, "“Ya quitamos la cimbra.”"), said(3, "“12 joists are set.”")];
  showSections(
    [
      { section: "done", statements: written },
      { section: "quoted", statements: quoted },
    ],
    "internal",
  );
  const paragraphs = screen.getAllByRole("paragraph").map(({ textContent }) => plain(textContent));
  expect(paragraphs).toEqual(expect.arrayContaining(["The slab is poured. The wall is up."]));
  expect(paragraphs.slice(-2)).toEqual(quoted.map(({ text }) => text));
});

/** Without what keeps marks on the line of their word. */
function plain(text: string): string {
  return text.replaceAll("\u2060", "").trim();
}
