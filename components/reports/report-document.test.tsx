import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MessagesProvider } from "@/components/providers/messages-provider";
import type { ReportDoubt, ReportView } from "@/lib/reports/view";
import en from "@/messages/en";
import { ReportDocument } from "./report-document";

const TEXT = "12 joists are set.";

function show(doubts: ReportDoubt[], reportType: ReportView["reportType"]): void {
  const statement = { at: 0, text: TEXT, sources: [], doubts };
  const report: Partial<ReportView> = {
    reportType,
    language: "en",
    projectName: "Harlow Street",
    dateFilter: { start: null, end: null },
    timeZone: "UTC",
    period: null,
    folders: [],
    sections: [{ section: "done", statements: [statement] }],
    withheld: [],
    releases: [],
    sources: [],
    droppedStatements: 0,
    withheldStatements: 0,
  };
  render(
    <MessagesProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <ReportDocument report={report as ReportView} chosen={null} onChoose={() => undefined} />
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
