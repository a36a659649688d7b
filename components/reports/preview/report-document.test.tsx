import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { ReportDocument } from "./report-document";
import { ReportPreview } from "./report-preview";
import { PaperTexts } from "./report-paper";
import { ReportSentences } from "./report-sentences";
import { Dialog } from "@/components/ui/overlay/dialog";
import { WorkDialogContent } from "@/components/ui/overlay/work-dialog";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { ProjectDetailView } from "@/lib/projects/view";
import { HOLD_REASONS } from "@/lib/reports/limits";
import type { ReportDoubt, ReportView } from "@/lib/reports/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { InPage, renderInPage } from "@/sandbox/checks/in-page";

const TEXT = "12 joists are set.";

function said(at: number, text: string) {
  return { at, text, sources: [], doubts: [], version: 0, edited: null };
}

function show(doubts: ReportDoubt[], reportType: ReportView["reportType"]): void {
  const statements = [{ ...said(0, TEXT), doubts }];
  showSections([{ section: "done", statements }], reportType);
}

function showSections(sections: ReportView["sections"], reportType: ReportView["reportType"]): void {
  showReport({ sections, reportType });
}

function reportOf(of: Partial<ReportView>): ReportView {
  const report: Partial<ReportView> = {
    id: "r",
    projectId: "p",
    reportType: "customer",
    reviewedAt: null,
    language: "en",
    projectName: "Harlow Street",
    dateFilter: { start: null, end: null },
    timeZone: "UTC",
    period: null,
    folders: [],
    sections: [],
    openItems: [],
    withheld: [],
    photos: [],
    leftOut: [],
    releases: [],
    sources: [],
    droppedStatements: 0,
    withheldStatements: 0,
    untranslatedSentences: 0,
    overtakenSentences: 0,
    ...of,
  };
  return report as ReportView;
}

function showReport(of: Partial<ReportView>, locale: "en" | "es" = "en"): void {
  const report = reportOf(of);
  renderIn(<ReportDocument report={report} userId="rosa" chosen={null} onChoose={() => undefined} />, locale);
}

function renderIn(of: ReactNode, locale: "en" | "es" = "en"): void {
  renderInPage(of, { locale });
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

test.each(["en", "es"] as const)(
  "says in %s why each sentence waits, and of what a person wrote who",
  (locale) => {
    const by = { by: { name: "Rosa Ortiz" }, at: "2026-11-20T15:00:00Z" };
    const withheld = HOLD_REASONS.map((reason, at) => {
      return { ...said(at, TEXT), section: "done" as const, hold: { reason, words: ["quaxed"] } };
    });
    const number: ReportDoubt = { kind: "number", text: "12", start: 0, end: 2, original: "" };
    const earlier = { ...said(50, TEXT), doubts: [number], section: "done" as const, hold: null };
    const sections = [{ section: "done" as const, statements: [{ ...said(60, "Dry."), edited: by }] }];
    showReport({ withheld: [...withheld, earlier], sections }, locale);
    const { hold } = { en, es }[locale].report;
    for (const reason of HOLD_REASONS) {
      const words = locale === "en" ? "“quaxed”" : "“quaxed”";
      expect(screen.getByText(hold[reason].replace("{words}", words))).toBeDefined();
    }
    expect(screen.getByText(new RegExp(hold.unkept)).textContent).toContain("12");
    expect(screen.getByText(/Rosa Ortiz.*Dry\./)).toBeDefined();
  },
);

test("a sentence is edited, restored and left out, each with its version, and that is undone", async () => {
  const by = { by: { name: "Rosa Ortiz" }, at: "2026-11-20T15:00:00Z" };
  const statements = [said(0, TEXT), { ...said(1, "The roof is dry."), version: 2, edited: by }];
  const report = reportOf({ sections: [{ section: "done", statements }] });
  const fetched = vi.fn<typeof fetch>().mockImplementation(async () => Response.json(report));
  vi.stubGlobal("fetch", fetched);
  renderIn(<ReportSentences report={report} userId="rosa" isReview />);
  const press = (name: RegExp | string) =>
    act(async () => fireEvent.click(screen.getByRole("button", { name })));
  const sent = () => {
    const [path, init] = fetched.mock.lastCall ?? [];
    const body: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "null");
    return [path, body];
  };
  const path = (at: number) => `/api/projects/p/reports/r/sentences/${String(at)}`;
  await press(/^Edit “12 joists/);
  fireEvent.change(screen.getByLabelText(en.report.sentence), { target: { value: " 14 joists are set. " } });
  await press(en.report.save);
  expect(sent()).toEqual([path(0), { content: "14 joists are set.", isLeftOut: false, version: 0 }]);
  await act(async () => currentToasts()[0]?.action?.onPress());
  expect(sent()).toEqual([path(0), { content: null, isLeftOut: false, version: 1 }]);
  await press(/^Leave out “The roof/);
  expect(sent()).toEqual([path(1), { content: "The roof is dry.", isLeftOut: true, version: 2 }]);
  await press(/^Restore the first wording of “The roof/);
  expect(sent()).toEqual([path(1), { content: null, isLeftOut: false, version: 2 }]);
});

test("a report that was deleted is called that, with the way to the others", async () => {
  const refusal = Response.json({ code: "not_found", message: "Not found." }, { status: 404 });
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockResolvedValue(refusal));
  const onNew = vi.fn();
  const project = { id: "p", name: "Harlow Street" } as ProjectDetailView;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInPage(
    <Dialog onClose={vi.fn()}>
      <ReportPreview project={project} userId="rosa" reportId="r" onBack={vi.fn()} onNew={onNew} />
    </Dialog>,
    { client },
  );
  expect((await screen.findByRole("alert")).textContent).toContain(en.report.notFound);
  expect(screen.queryByRole("button", { name: en.common.retry })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: en.report.toReports }));
  expect(onNew).toHaveBeenCalledOnce();
});

test("the editor of a sentence keeps what was typed, and shows what somebody else wrote there meanwhile", () => {
  const reportWith = (text: string, version: number) =>
    reportOf({ sections: [{ section: "done", statements: [{ ...said(0, text), version }] }] });
  const shown = (text: string, version: number) => (
    <InPage>
      <ReportSentences report={reportWith(text, version)} userId="dale" isReview />
    </InPage>
  );
  const { rerender } = render(shown(TEXT, 0));
  fireEvent.click(screen.getByRole("button", { name: /^Edit “12 joists/ }));
  const field = screen.getByLabelText<HTMLTextAreaElement>(en.report.sentence);
  fireEvent.change(field, { target: { value: "14 joists are set." } });
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  rerender(shown("13 joists are set.", 1));
  expect(screen.getByText("Somebody else changed this to: 13 joists are set.")).toBeDefined();
  expect(field.value).toBe("14 joists are set.");
});

test.each(["en", "es"] as const)(
  "a weekly report has its numbers and its days as tables, in %s",
  (language) => {
    const days = Array.from({ length: 7 }, (_, at) => ({
      day: `2026-11-0${at + 2}`,
      percentage: 10 * at,
      typed: at,
      spoken: 1,
    }));
    const figures = { updates: 28, spokenMs: 90_000, people: 3, ticked: 4, lateItems: 1 };
    const before = { updates: 5, spokenMs: 0, people: 1, ticked: 0, lateItems: 2 };
    const report = reportOf({ language, week: { figures, before, days, isUnwritten: true } });
    renderIn(
      <PaperTexts language={language}>
        <ReportDocument report={report} userId="rosa" chosen={null} onChoose={() => undefined} />
      </PaperTexts>,
    );
    const texts = (language === "en" ? en : es).reportPaper;
    const rowsOf = (name: string) =>
      within(screen.getByRole("table", { name }))
        .getAllByRole("row")
        .map(({ textContent }) => textContent);
    expect(rowsOf(texts.inNumbers).slice(1)).toEqual([
      `${texts.updates}285`,
      `${texts.minutes}20`,
      `${texts.people}31`,
      `${texts.ticked}40`,
      `${texts.late}12`,
    ]);
    const rows = rowsOf(texts.dayByDay);
    expect(rows[0]).toBe(
      `${texts.day}${texts.workDone}${texts.updates}, ${texts.typed}${texts.updates}, ${texts.spoken}`,
    );
    expect(rows.at(-1)).toMatch(/60\s?%61$/);
    expect(rows).toHaveLength(8);
    expect(screen.getByText(texts.unwritten)).toBeDefined();
    expect(screen.queryByText(texts.noUpdates)).toBeNull();
  },
);

const PHOTOS = ["wall", "roof"].map((id) => ({
  id,
  width: 4,
  height: 3,
  thumbHash: "",
  url: "/f",
  thumbUrl: "/t",
  author: null,
  caption: null,
  at: "2026-11-02T08:00:00Z",
}));

test("takes a photo out of a report, also one that its days do not list, once, and offers to undo it", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${path} ${body as string}`);
    return Promise.resolve(Response.json(reportOf({})));
  });
  showReport({ photos: PHOTOS, dateFilter: { start: "2026-11-09", end: "2026-11-15" } });
  const remove = screen.getByRole("button", { name: "Remove photo 2" });
  fireEvent.click(remove);
  fireEvent.click(remove);
  const call = "PUT /api/projects/p/reports/r/photos";
  expect(sent).toEqual([`${call} {"photoIds":["wall"]}`]);
  await vi.waitFor(() => expect(currentToasts()).toMatchObject([{ title: en.report.photosChanged }]));
  await act(async () => currentToasts()[0]?.action?.onPress());
  expect(sent.slice(1)).toEqual([`${call} {"photoIds":["wall","roof"]}`]);
  fireEvent.click(remove);
  expect(sent).toHaveLength(3);
});

test("whoever has chosen a report's photos stays at the button that they chose them with", async () => {
  let answer: (of: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit) =>
    method === "PUT" ? answered : Promise.resolve(Response.json([])),
  );
  const report = reportOf({ photos: PHOTOS });
  renderIn(
    <Dialog onClose={vi.fn()}>
      <WorkDialogContent title="Report" description="Report">
        <ReportDocument report={report} userId="rosa" chosen={null} onChoose={() => undefined} />
      </WorkDialogContent>
    </Dialog>,
  );
  const button = screen.getByRole("button", { name: en.report.choosePhotos });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole("button", { name: en.photos.choose }));
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute("aria-busy")).toBe("true");
  await act(async () => answer(Response.json(report)));
  expect(button.getAttribute("aria-busy")).toBeNull();
  expect(document.activeElement).toBe(button);
});
