import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, test, vi } from "vitest";
import KickoffDialog from "./kickoff-dialog";
import { draftName, writeDraft } from "@/components/form/draft-store";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { ReaderContext } from "@/components/providers/reader-context";
import { NavigationContext } from "@/components/ui/text/navigation";
import { createFormat } from "@/lib/i18n/format";
import { apiPath } from "@/lib/shared/paths/api-path";
import * as en from "@/messages/en";
import { PLAN } from "@/sandbox/fixtures/kickoff-fixture";

const { kickoff } = en;
const TEXTS = { ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" };
const ZONE = "America/Chicago";
const inDays = (days: number) =>
  createFormat({ locale: "en", timeZone: ZONE }).today(new Date(Date.now() + days * 86_400_000));
const SOON = inDays(20);
const LONG_AGO = "2026-03-14";

/** The day of the proposals to come. */
let named: string | null;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  named = SOON;
  sent = [];
  writeDraft(draftName("rosa", "kickoff"), null);
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    if (path === apiPath("kickoff", "create"))
      return Promise.resolve(Response.json({ projectId: "p1" }, { status: 201 }));
    const folders = PLAN.folders.map((folder) => ({
      ...folder,
      subtasks: folder.subtasks.map((one) => ({ isCompleted: false, ...one })),
    }));
    const proposal = { ...PLAN, folders, dueDate: named, assumptions: [], risks: [] };
    return Promise.resolve(new Response(`event: done\ndata: ${JSON.stringify(proposal)}\n\n`));
  });
});

const ORTIZ = { id: "b1", name: "Ortiz Framing", role: "owner" };

const noSignal = () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
};

function show({ isAiConfigured = true, isTemplateWanted = false, businesses = [ORTIZ] } = {}) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" timeZone={ZONE} messages={en}>
        <ReaderContext value={{ locale: "en", timeZone: ZONE, isKnown: true }}>
          <FailureTextsContext value={TEXTS}>
            <NavigationContext value={{ pendingHref: null, navigate: () => undefined }}>
              <KickoffDialog
                reader={{ userId: "rosa", hasRecordingConsent: true, isAiConfigured }}
                businesses={businesses as never}
                isTemplateWanted={isTemplateWanted}
                onClose={() => undefined}
              />
            </NavigationContext>
          </FailureTextsContext>
        </ReaderContext>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const press = (name: string) => {
  fireEvent.click(screen.getAllByRole("button", { name })[0]!);
};
const dueDate = () => screen.getByLabelText<HTMLInputElement>(/^Due date/);
const fill = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
};

async function propose(): Promise<void> {
  fill(screen.getByLabelText(kickoff.prompt), "Barn roof, finished in three weeks");
  press(kickoff.generate);
  await screen.findByLabelText(kickoff.titleLabel);
}

async function created(): Promise<unknown> {
  press(kickoff.create);
  await vi.waitFor(() => expect(sent.at(-1)?.path).toBe(apiPath("kickoff", "create")));
  return sent.at(-1)?.body["dueDate"];
}

test("the day that a prompt names is shown in the review, and arrives in the project", async () => {
  show();
  await propose();
  expect(sent[0]?.body["context"]).toMatchObject({ timeZone: ZONE, dueDateISO: "" });
  expect(dueDate().value).toBe(SOON);
  expect(screen.queryByText(kickoff.duePassed)).toBeNull();
  expect(await created()).toBe(SOON);
});

test("a day that has passed is said to have, in both steps, and can be taken out", async () => {
  named = LONG_AGO;
  show();
  fill(dueDate(), LONG_AGO);
  expect(screen.getByText(kickoff.duePassed)).toBeDefined();
  fill(dueDate(), inDays(0));
  expect(screen.queryByText(kickoff.duePassed)).toBeNull();
  fill(dueDate(), "");
  await propose();
  expect(dueDate().value).toBe(LONG_AGO);
  expect(screen.getByText(kickoff.duePassed)).toBeDefined();
  press(kickoff.noDueDate);
  expect(await created()).toBeNull();
});

test("a new proposal follows the new prompt, not the day of the last one", async () => {
  show();
  await propose();
  press(kickoff.back);
  named = inDays(40);
  await propose();
  expect(sent[1]?.body["context"]).toMatchObject({ dueDateISO: "" });
  expect(dueDate().value).toBe(inDays(40));
});

test("a day that is chosen after the proposal is the project's", async () => {
  show();
  await propose();
  press(kickoff.back);
  fill(dueDate(), inDays(30));
  press(kickoff.toProposal);
  expect(dueDate().value).toBe(inDays(30));
  expect(await created()).toBe(inDays(30));
});

test("who asks for the templates sees them alone, and keeps the day that they choose", async () => {
  show({ isTemplateWanted: true });
  expect(screen.queryByLabelText(kickoff.prompt)).toBeNull();
  expect(screen.queryByRole("button", { name: kickoff.generate })).toBeNull();
  expect(screen.queryByText(kickoff.notConfigured)).toBeNull();
  fill(dueDate(), SOON);
  press(kickoff.templates.roof);
  expect(await created()).toBe(SOON);
  expect(sent).toHaveLength(1);
});

const keepProposal = (businessId: string) => {
  const { dueDate: _, ...proposal } = {
    ...PLAN,
    folders: PLAN.folders.map((folder) => ({ ...folder, key: folder.name, subtasks: [] })),
    dueDate: "",
    assumptions: [],
    risks: [],
    notes: null,
  };
  const prompt = "Barn roof, finished in three weeks";
  const brief = { businessId, prompt, industry: "", dueDate: SOON, permission: "owner_admin" };
  writeDraft(draftName("rosa", "kickoff"), { text: JSON.stringify({ brief, proposal, isReviewing: true }) });
};

test("of a business that is no longer the reader's, one is chosen once more, in either step", async () => {
  keepProposal("sold");
  show();
  await created();
  // The server asks to select a business then.
  expect(sent.at(-1)?.body["businessId"]).toBe("");
  cleanup();
  sent = [];
  show();
  press(kickoff.back);
  press(kickoff.generate);
  expect([screen.queryByText(kickoff.businessRequired) !== null, sent]).toEqual([true, []]);
});

test("a proposal that an earlier page has kept is due on the day of its description", async () => {
  keepProposal("b1");
  show();
  expect(dueDate().value).toBe(SOON);
  expect(await created()).toBe(SOON);
});

test("nothing is cut off a prompt or a description that is too long: they are kept, and said to be", async () => {
  show();
  const scope = "Strip the barn roof. ".repeat(400);
  const prompt = () => screen.getByLabelText<HTMLTextAreaElement>(kickoff.prompt);
  // A browser cuts off what is pasted over it.
  expect(prompt().maxLength).toBe(-1);
  fill(prompt(), scope);
  press(kickoff.generate);
  expect(screen.getByText(kickoff.promptLength)).toBeDefined();
  expect([prompt().value, sent]).toEqual([scope, []]);
  await propose();
  const description = screen.getByLabelText<HTMLTextAreaElement>(kickoff.descriptionLabel);
  expect(description.maxLength).toBe(-1);
  fill(description, scope);
  press(kickoff.create);
  expect(screen.getByText(kickoff.problems.description)).toBeDefined();
  expect([description.value, sent.length]).toEqual([scope, 1]);
});

test("what is missing has the focus after a press that does nothing else, in both steps", async () => {
  const { unmount } = show({ businesses: [ORTIZ, { ...ORTIZ, id: "b2" }] });
  press(kickoff.templates.roof);
  expect(document.activeElement).toBe(screen.getByLabelText(kickoff.business));
  unmount();

  show();
  fill(screen.getByLabelText(kickoff.prompt), "Roof");
  press(kickoff.generate);
  expect(document.activeElement).toBe(screen.getByLabelText(kickoff.prompt));
  expect(sent).toEqual([]);
  await propose();
  const [, name] = screen.getAllByLabelText<HTMLInputElement>(/^Name of folder/);
  fill(name!, "");
  press(kickoff.create);
  expect(document.activeElement).toBe(name);
  expect(sent).toHaveLength(1);
});

test("a due date that is half typed is no missing one: nothing is made before it is whole or taken out", async () => {
  const refused: unknown[] = [];
  const note = ({ target }: Event) => void refused.push((target as HTMLInputElement).name);
  document.addEventListener("invalid", note, true);
  show();
  fill(screen.getByLabelText(kickoff.prompt), "Barn roof, finished in three weeks");
  fill(dueDate(), "0202-12-24");
  press(kickoff.generate);
  press(kickoff.templates.roof);
  expect([refused, sent]).toEqual([["dueDate", "dueDate"], []]);
  fill(dueDate(), "");
  await propose();
  fill(dueDate(), "0202-12-24");
  press(kickoff.create);
  expect([refused.length, sent.length]).toEqual([3, 1]);
  document.removeEventListener("invalid", note, true);
  fill(dueDate(), SOON);
  expect(await created()).toBe(SOON);
});

test("why the server makes no project is brought in sight at each press, from however far down the plan", async () => {
  show();
  await propose();
  const inSight = vi.spyOn(Element.prototype, "scrollIntoView");
  noSignal();
  for (const times of [1, 2]) {
    press(kickoff.create);
    const refusal = await screen.findByText(en.common.offline);
    await vi.waitFor(() => expect(inSight).toHaveBeenCalledTimes(times));
    expect(inSight.mock.contexts.at(-1)).toBe(refusal);
  }
});

test("a plan without folders is said to need one", async () => {
  show();
  await propose();
  for (const { name } of PLAN.folders) press(kickoff.removeFolder.replace("{name}", name));
  press(kickoff.create);
  expect(screen.getByRole("alert").textContent).toBe(kickoff.problems.noFolders);
  expect(sent).toHaveLength(1);
});

const title = () => screen.getByLabelText<HTMLInputElement>(kickoff.titleLabel).value;

test("a proposal that was changed is replaced, by a template or a new one, only once that is confirmed", async () => {
  show();
  await propose();
  press(kickoff.back);
  press(kickoff.templates.deck);
  const untouched = title();
  fill(screen.getByLabelText(kickoff.titleLabel), "Edited title");
  for (const another of [kickoff.templates.roof, kickoff.generate]) {
    press(kickoff.back);
    press(another);
    expect(screen.getByText(kickoff.replaceTitle)).toBeDefined();
    press(kickoff.keep);
    press(kickoff.toProposal);
    expect([title(), sent.length]).toEqual(["Edited title", 1]);
  }
  press(kickoff.back);
  press(kickoff.templates.deck);
  press(kickoff.replace);
  expect(title()).toBe(untouched);
});

test("without a signal it says so, until the next press", async () => {
  show();
  fill(screen.getByLabelText(kickoff.prompt), "Barn roof, finished in three weeks");
  noSignal();
  press(kickoff.generate);
  expect(await screen.findByText(en.common.offline)).toBeDefined();
  fill(screen.getByLabelText(kickoff.prompt), "Roof");
  press(kickoff.generate);
  expect([screen.queryByText(en.common.offline), screen.queryByText(kickoff.promptLength)]).toMatchObject([
    null,
    {},
  ]);
});

test.each([
  ["owner", kickoff.kept, true],
  ["admin", kickoff.ownerChooses, false],
])(
  "without a plan the %s is told what comes next, and that the proposal is kept",
  async (role, next, leads) => {
    show({ businesses: [{ ...ORTIZ, role }] });
    await propose();
    vi.stubGlobal("fetch", () =>
      Promise.resolve(Response.json({ code: "subscription_required", message: "No plan" }, { status: 402 })),
    );
    press(kickoff.create);
    expect(await screen.findByText(next)).toBeDefined();
    expect(screen.queryByRole("link", { name: kickoff.upgrade }) !== null).toBe(leads);
    fill(screen.getByLabelText(kickoff.titleLabel), "T");
    press(kickoff.create);
    expect([screen.queryByText(next), screen.queryByText(kickoff.problems.title)]).toMatchObject([null, {}]);
  },
);
