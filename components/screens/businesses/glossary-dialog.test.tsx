import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { BusinessActions } from "./business-actions";
import { BusinessContext } from "./business-context";
import GlossaryDialog from "./glossary-dialog";
import type { BusinessView } from "@/lib/businesses/view";
import type { GlossaryTermView } from "@/lib/translation/view";
import messages from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

const { glossary: texts, common } = messages;
const ORTIZ = { id: "b", name: "Ortiz Framing" } as BusinessView;
let answers: (() => Promise<Response>)[] = [];

const refused = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ code, message: "Something failed on the server." }, { status }));
const holding = (count: number) => () =>
  Promise.resolve(
    Response.json(
      Array.from({ length: count }, (_, n): GlossaryTermView => {
        return { term: `word ${n}`, translation: null, language: "en" };
      }),
    ),
  );

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", () => answers.shift()?.() ?? new Promise<Response>(() => undefined));
});

function open(...answered: typeof answers) {
  answers = answered;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <InPage client={client}>
      <BusinessContext value={{ business: ORTIZ, viewerId: "rosa", actions: {} as BusinessActions }}>
        <GlossaryDialog onClose={vi.fn()} />
      </BusinessContext>
    </InPage>,
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
