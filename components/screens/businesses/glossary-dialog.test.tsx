import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { BusinessActions } from "./business-actions";
import { BusinessContext } from "./business-context";
import GlossaryDialog from "./glossary-dialog";
import { draftName, writeDraft } from "@/components/form/draft-store";
import type { BusinessView } from "@/lib/businesses/view";
import type { GlossaryTermView } from "@/lib/translation/view";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const { glossary: texts, common } = messages;
const ORTIZ = { id: "b", name: "Ortiz Framing" } as BusinessView;
let answers: (() => Promise<Response>)[] = [];

const refused = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ code, message: "Something failed on the server." }, { status }));
const holding = (count: number) => () =>
  Promise.resolve(Response.json(Array.from({ length: count }, (_, n) => termOf(n))));

function termOf(n: number): GlossaryTermView {
  return { term: `word ${n}`, translation: null, language: "en" };
}

beforeEach(() => {
  writeDraft(draftName("rosa", "glossary", ORTIZ.id), null);
  vi.stubGlobal("fetch", () => answers.shift()?.() ?? new Promise<Response>(() => undefined));
});

const changeGlossary = vi.fn<BusinessActions["changeGlossary"]>();

function open(...answered: typeof answers) {
  answers = answered;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderInPage(
    <BusinessContext
      value={{
        business: ORTIZ,
        viewerId: "rosa",
        actions: { changeGlossary } as unknown as BusinessActions,
      }}
    >
      <GlossaryDialog onClose={vi.fn()} />
    </BusinessContext>,
    { client },
  );
}

test("while it loads it says so, and offers nothing to save", () => {
  open();
  expect(screen.getByRole("status").textContent).toBe(common.loading);
  expect(screen.queryByRole("button", { name: texts.save })).toBeNull();
});

test("what failed to load is asked for once more by a press", async () => {
  open(refused(500, "internal"), holding(1));
  expect((await screen.findByRole("alert")).textContent).toContain(texts.loadFailed);
  fireEvent.click(screen.getByRole("button", { name: common.retry }));
  expect(await screen.findByDisplayValue("word 0")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("who may no longer see it is told who may", async () => {
  open(refused(403, "forbidden"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Only the owner and the admins of Ortiz Framing");
  expect(screen.queryByRole("button", { name: common.retry })).toBeNull();
});

test("a full one takes no more words until one is removed", async () => {
  open(holding(200));
  expect(await screen.findByText(texts.full)).toBeTruthy();
  // Among 400 fields, a search by role or label would take seconds.
  const add = screen.getByText<HTMLButtonElement>(texts.add, { selector: "button" });
  expect(add.disabled).toBe(true);
  const row = screen.getByDisplayValue("word 7").closest("li")!;
  fireEvent.click(within(row).getByRole("button", { name: "Remove word 7" }));
  expect(add.disabled).toBe(false);
  expect(screen.queryByText(texts.full)).toBeNull();
});

test("says that the words of two managers are too many together", async () => {
  const issues = [{ path: "terms", message: texts.full }];
  changeGlossary.mockResolvedValue({
    ok: false,
    error: { code: "validation_failed", message: texts.full, issues },
  });
  open(holding(1));
  await screen.findByDisplayValue("word 0");
  fireEvent.click(screen.getByRole("button", { name: texts.save }));
  expect((await screen.findByRole("alert")).textContent).toBe(texts.full);
});

test("what was typed is saved as a change of the list that it began with, whatever others added since", async () => {
  changeGlossary.mockResolvedValue({ ok: true, data: [] });
  const first = open(holding(1));
  await screen.findByDisplayValue("word 0");
  fireEvent.click(screen.getByRole("button", { name: texts.add }));
  fireEvent.change(screen.getAllByLabelText(texts.term)[1]!, { target: { value: "ledger" } });
  first.unmount();
  open(holding(2));
  await screen.findByDisplayValue("ledger");
  fireEvent.click(screen.getByRole("button", { name: texts.save }));
  await waitFor(() => expect(changeGlossary).toHaveBeenCalledOnce());
  const ledger = { term: "ledger", translation: null, language: "en" };
  expect(changeGlossary.mock.calls[0]?.[0]).toEqual({
    id: "b",
    seen: [termOf(0)],
    terms: [termOf(0), ledger],
  });
});
