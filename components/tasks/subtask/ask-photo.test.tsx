import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SubtaskSection } from "./subtask-section";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { NavigationContext } from "@/components/ui/text/navigation";
import { closeOutbox, outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import type { Shrunk } from "@/lib/browser/photos/shrink";
import type { SubtaskView } from "@/lib/tasks/view";
import * as messages from "@/messages/en";
import { box, line, show, SUBTASKS, TASK } from "@/sandbox/fixtures/subtasks-fixture";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));
const shrink = vi.hoisted(() => vi.fn<() => Promise<Shrunk>>());
vi.mock("@/lib/browser/photos/shrinker", () => ({ shrink }));

const { tasks: t, camera } = messages;
const asking: SubtaskView = { ...SUBTASKS[0]!, asksPhoto: true, askedPhoto: null };

beforeEach(() => {
  shrink.mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(async () => {
  const outbox = await outboxOf("mateo");
  for (const { key } of outboxState().items) await outbox.discard(key);
  closeOutbox();
});

function open(subtask = asking, reader: Parameters<typeof show>[1] = {}) {
  const rest = SUBTASKS.filter(({ id }) => id !== subtask.id);
  show(
    <NavigationContext value={{ pendingHref: null, navigate: vi.fn() }}>
      <SubtaskSection task={TASK} />
    </NavigationContext>,
    { subtasks: [subtask, ...rest], ...reader },
  );
  fireEvent.click(line());
}

it("is completed by the photo that it asks for, which is posted in it and can be undone like a tick", async () => {
  open(asking, { updatePermission: "all_contributors" });
  expect(await screen.findByText(t.asksPhoto)).toBeDefined();
  fireEvent.click(box("Strip the forms"));
  await screen.findByRole("dialog", { name: "Strip the forms" });
  expect(screen.queryByRole("button", { name: t.tickWithoutPhoto })).toBeNull();
  const files = [new File(["x"], "beam.jpg", { type: "image/jpeg" })];
  fireEvent.change(screen.getByLabelText(camera.take, { selector: "input" }), { target: { files } });
  await waitFor(() =>
    expect(outboxState().items).toMatchObject([
      {
        kind: "update",
        content: { text: "", taskId: "t", subtaskId: "s1", completesSubtask: true },
        photos: [expect.any(String)],
      },
    ]),
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Undo Strip the forms/ }));
  await waitFor(() => expect(outboxState().items).toEqual([]));
  expect(box("Strip the forms").getAttribute("aria-checked")).toBe("false");
});

it("can be ticked by its owner without one", async () => {
  open(asking, { isOwner: true });
  fireEvent.click(box("Strip the forms"));
  fireEvent.click(await screen.findByRole("button", { name: t.tickWithoutPhoto }));
  await waitFor(() => expect(outboxState().items).toMatchObject([{ kind: "completion" }]));
});

it("says to those who may not post that somebody else has to take it", async () => {
  open(asking, { updatePermission: "owner_only" });
  fireEvent.click(box("Strip the forms"));
  await screen.findByText(t.askedPhotoOfOthers);
  expect(screen.queryByRole("button", { name: camera.take })).toBeNull();
});

it("says who took it and when, with the update, and is then ticked like any other", async () => {
  const at = new Date(2026, 10, 20, 16, 15).toISOString();
  open({ ...asking, askedPhoto: { updateId: "u1", author: "Mateo Rivas", at } });
  const link = await screen.findByRole("link", { name: /^Mateo Rivas, / });
  expect(link.getAttribute("href")).toBe("/projects/p/updates/u1");
  fireEvent.click(box("Strip the forms"));
  await waitFor(() => expect(outboxState().items).toMatchObject([{ kind: "completion" }]));
});

it("is asked for by the owner in its menu", async () => {
  const askForPhoto = vi.fn<ProjectActions["askForPhoto"]>();
  askForPhoto.mockResolvedValue({ ok: true, data: asking });
  open(SUBTASKS[0], { isOwner: true, actions: { askForPhoto } });
  fireEvent.click(screen.getByRole("button", { name: "Options for Strip the forms" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: t.askForPhoto }));
  await waitFor(() => expect(askForPhoto.mock.lastCall?.[0]).toEqual({ id: "s1", asksPhoto: true }));
});
