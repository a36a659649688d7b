import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { UpdatesList } from "./updates-list";
import { draftName, readDraft, writeDraft } from "@/components/form/draft-store";
import { addUpdate, replaceQuestion } from "@/components/project-model/cache/update-cache";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { TranslationContext } from "@/components/translation/translation-context";
import { MoveHandleContext } from "@/components/updates/entry/move-handle-context";
import { outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";
import { AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";
import type { QuestionView, UpdateView } from "@/lib/updates/view";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { updateSample } from "@/sandbox/fixtures/update-sample";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const newUpdate = (at: number, more: Partial<UpdateView> = {}): UpdateView =>
  updateSample({
    id: `u${at}`,
    content: `Day ${at}`,
    createdAt: `2026-11-0${at}T10:00:00.000Z`,
    seq: at,
    ...more,
  });

/** Renders a list of three updates and records which of them render. */
function open({
  updates = [3, 2, 1].map((at) => newUpdate(at)),
  viewerId = "rosa",
  level = "member",
  isOn = false,
} = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.updatesIn("p", "unassigned"), {
    pages: [{ items: updates, next: null }],
    pageParams: [null],
  });
  const workspace = {
    project: { id: "p" },
    viewer: { id: viewerId, name: "Rosa Ortiz", role: "owner", level, hasRecordingConsent: true },
    posted: [],
    received: [],
  } as unknown as Workspace;
  const drawn = vi.fn((update: UpdateView) => update.id);
  renderInPage(
    <MoveHandleContext value={drawn}>
      <WorkspaceContext value={workspace}>
        <TranslationContext value={{ isOn, originalsFirst: false }}>
          <UpdatesList placement={{ kind: "unassigned" }} label="Updates" expected={3} />
        </TranslationContext>
      </WorkspaceContext>
    </MoveHandleContext>,
    { client },
  );
  return { client, drawn };
}

it("renders a new update without rendering those below it again", async () => {
  const { client, drawn } = open();
  drawn.mockClear();
  act(() => {
    addUpdate(client, newUpdate(4));
  });
  await screen.findByText("Day 4");
  expect(new Set(drawn.mock.calls.map(([{ id }]) => id))).toEqual(new Set(["u4"]));
});

it("keeps what the reader made of their update once somebody withdraws it, to be copied or discarded, and nobody else's text", async () => {
  const drafts = [
    draftName("mateo", "update", "u1", "edit"),
    draftName("mateo", "update", "u1", "transcript"),
    draftName("mateo", "update", "u2", "edit"),
    draftName("june", "update", "u1", "edit"),
  ];
  for (const name of drafts) writeDraft(name, { text: name });
  const withdrawn = { withdrawnAt: "2026-11-04T10:00:00.000Z", withdrawnBy: { name: "Rosa Ortiz" } };
  open({ updates: [newUpdate(2), newUpdate(1, withdrawn)], viewerId: "mateo" });
  const fields = await screen.findAllByRole("textbox");
  const shown = fields.map((field) => (field as HTMLTextAreaElement).value);
  expect(shown).toEqual(drafts.slice(0, 2));
  expect(screen.getAllByText(messages.updates.withdrawnMeanwhile)).toHaveLength(2);
  fireEvent.click(screen.getAllByRole("button", { name: messages.common.discardDraft })[0]!);
  expect(drafts.map((name) => readDraft(name)?.text)).toEqual([undefined, ...drafts.slice(1)]);
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  expect(screen.getByRole("button", { name: messages.updates.continueEdit })).toBeDefined();
});

it.each([
  ["a written update", null, messages.updates.edit],
  ["a voice note", "/api/audio/a1", messages.voice.correct],
])("offers one way to change %s", async (_, audioUrl, way) => {
  open({ updates: [newUpdate(1, { audioUrl, transcript: audioUrl && "Day 1" })], viewerId: "mateo" });
  const options = await screen.findByRole("button", { name: /^Options for/ });
  fireEvent.click(options);
  const entries = await screen.findAllByRole("menuitem");
  expect(entries.map((entry) => entry.textContent)).toEqual([way, messages.updates.withdraw.update.do]);
});

const recorded = (at: number, authorId = "mateo") =>
  newUpdate(at, { audioUrl: `/api/audio/a${at}`, audioState: "off", content: AUDIO_UPDATE, authorId });

it.each([
  ["mateo", "Your recording is kept"],
  ["rosa", "The recording is kept"],
])("says once that no speech service is set up, at the newest recording: to %s", async (viewerId, kept) => {
  open({ updates: [newUpdate(4), recorded(3), recorded(2), recorded(1, "june")], viewerId });
  const [note, ...others] = await screen.findAllByText(messages.voice.noService.title);
  expect(others).toEqual([]);
  expect(note?.closest("li")?.id).toBe("update-u3");
  expect(screen.getByText(new RegExp(kept))).toBeDefined();
  const link = screen.getByRole("link", { name: messages.voice.noService.how });
  expect(link.getAttribute("href")).toBe(paths.speechService());
  // Each plays with its waveform, and its author can write down what it says.
  expect(await screen.findAllByRole("slider")).toHaveLength(3);
  const own = viewerId === "mateo" ? 2 : 0;
  expect(screen.queryAllByRole("button", { name: messages.voice.writeDown })).toHaveLength(own);
  expect(screen.queryByText(messages.voice.waits)).toBeNull();
});

it("says at each recording that it waits where there is a service, since each can be tried again", async () => {
  open({ updates: [recorded(2), recorded(1)], viewerId: "mateo", isOn: true });
  expect(await screen.findAllByText(messages.voice.waits)).toHaveLength(2);
  expect(screen.queryByText(messages.voice.noService.title)).toBeNull();
  expect(await screen.findAllByRole("button", { name: messages.voice.tryAgain })).toHaveLength(2);
});

it.each([
  ["a comment", "rosa", messages.updates.commentText],
  ["an edit", "mateo", messages.updates.edit],
])("leaves an update in place that somebody moves while the reader writes %s", async (_, viewerId, label) => {
  const { client } = open({ viewerId });
  const entry = document.getElementById("update-u2")!;
  if (viewerId === "rosa")
    fireEvent.click(within(entry).getByRole("button", { name: messages.updates.comment }));
  else {
    fireEvent.click(await within(entry).findByRole("button", { name: /^Options for/ }));
    fireEvent.click(await screen.findByRole("menuitem", { name: label }));
  }
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: label });
  fireEvent.change(field, { target: { value: "In the blue van" } });
  act(() => {
    const pages = [{ items: [newUpdate(3), newUpdate(1)], next: null }];
    client.setQueryData(queryKeys.updatesIn("p", "unassigned"), { pages, pageParams: [null] });
  });
  await screen.findByText(messages.updates.movedWhileWriting);
  expect([field.isConnected, field.value]).toEqual([true, "In the blue van"]);
  const shown = () => screen.getAllByRole("listitem").map(({ id }) => id);
  expect(shown()).toEqual(["update-u3", "update-u2", "update-u1"]);
  fireEvent.click(screen.getByRole("button", { name: messages.updates.cancel }));
  await waitFor(() => expect(shown()).toEqual(["update-u3", "update-u1"]));
});

const asked = {
  id: "q",
  updateId: "u1",
  commentId: null,
  state: "open",
  askerId: "dale",
  to: null,
  answeredBy: null,
  settledBy: null,
} as unknown as QuestionView;

it("keeps an answer that is being typed when somebody else answers", async () => {
  const { client } = open({ updates: [newUpdate(1, { question: asked })], level: "manager" });
  fireEvent.click(await screen.findByRole("button", { name: messages.asking.answer }));
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: messages.asking.yourAnswer });
  fireEvent.change(field(), { target: { value: "Bay 3, it is" } });
  const question: QuestionView = {
    ...asked,
    state: "answered",
    answeredBy: { id: "june", name: "June Park" },
  };
  act(() => replaceQuestion(client, "p", question));
  await screen.findByText(messages.asking.overtaken);
  expect(field().value).toBe("Bay 3, it is");
});

it.each([
  ["a comment", {}, messages.updates.comment, messages.updates.commentText, messages.updates.addComment],
  [
    "an answer",
    { question: asked },
    messages.asking.answer,
    messages.asking.yourAnswer,
    messages.asking.send,
  ],
])("names the place of %s that waits as the reader reads it", async (_, more, open_, label, send) => {
  const place = { taskId: "t", taskName: "Moldes", translatedPlace: "Forms" };
  open({ updates: [newUpdate(1, { ...place, ...more })], level: "manager" });
  fireEvent.click(await screen.findByRole("button", { name: open_ }));
  const field = await screen.findByRole("textbox", { name: label });
  fireEvent.change(field, { target: { value: "Bay 3" } });
  fireEvent.click(screen.getByRole("button", { name: send }));
  await waitFor(() => expect(outboxState().items.map(({ written }) => written.placeName)).toEqual(["Forms"]));
  const outbox = await outboxOf("rosa");
  for (const { key } of outboxState().items) await act(() => outbox.discard(key));
});

it("takes no answer beneath an update that was withdrawn, only that none is needed any more", async () => {
  const at = {
    createdAt: "2026-11-01T11:00:00.000Z",
    author: { name: "Dale Brandt", role: "admin" },
  } as const;
  const rest = { authorId: "dale", content: "All of it?", withdrawnAt: null, withdrawnBy: null, photos: [] };
  const comment = { id: "c", updateId: "u1", ...rest, ...at, question: { ...asked, commentId: "c" } };
  const withdrawn = { withdrawnAt: "2026-11-04T10:00:00.000Z", withdrawnBy: { name: "Mateo Rivas" } };
  open({ updates: [newUpdate(1, { ...withdrawn, comments: [comment] })], level: "manager" });
  await screen.findByRole("button", { name: messages.asking.settle });
  expect(screen.queryByRole("button", { name: messages.asking.answer })).toBeNull();
});

it.each(["update", "comment"] as const)(
  "leaves nothing in the cache of what was said in the %s that is withdrawn here",
  async (kind) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
    const said = {
      content: "secret",
      language: "es",
      translation: { to: "en", from: "es", content: "secret, translated", doubts: [] },
      photos: [{ id: "f", alt: "secret photo", url: "/f", thumbUrl: "/f", width: 1, height: 1 }],
    } as unknown as Partial<UpdateView>;
    const who = { authorId: "mateo", author: { name: "Mateo Rivas", role: "worker" }, withdrawnAt: null };
    const comment = { id: "c", updateId: "u1", ...said, ...who, createdAt: "2026-11-01T11:00:00.000Z" };
    const update = newUpdate(1, kind === "update" ? said : { comments: [comment as never] });
    const { client } = open({ updates: [update], viewerId: "mateo" });
    if (kind === "update") client.setQueryData(queryKeys.transcript("u1"), { transcript: "secret" });
    const cached = () =>
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      );
    const options = await screen.findAllByRole("button", { name: /^Options for/ });
    fireEvent.click(options.at(-1)!);
    const withdraw = messages.updates.withdraw[kind].do;
    fireEvent.click(await screen.findByRole("menuitem", { name: withdraw }));
    fireEvent.click(await screen.findByRole("button", { name: withdraw }));
    await waitFor(() => expect(cached()).toContain('"withdrawnBy":{"name":"Rosa Ortiz"}'));
    expect(cached()).not.toContain("secret");
  },
);

it("shows when an update was written, where that differs from when it arrived", () => {
  const written = { capturedAt: "2026-11-01T08:32:00.000Z" };
  open({ updates: [newUpdate(2), newUpdate(1, written)] });
  const times = [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(times).toEqual(["2026-11-02T10:00:00.000Z", written.capturedAt]);
});
