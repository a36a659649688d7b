import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AddUpdateButton } from "./add-update-button";
import { ComposerDock } from "./composer-dock";
import { usePostUpdate } from "./use-post-update";
import { draftName, readDraft, writeDraft } from "@/components/form/draft-store";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { closeOutbox, outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { PhotoError, type Shrunk } from "@/lib/browser/photos/shrink";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const { camera, updates, recorder } = messages;

const shrink = vi.hoisted(() => vi.fn());
vi.mock("@/lib/browser/photos/shrinker", () => ({ shrink }));

const shrunk = (fields: Partial<Shrunk> = {}): Shrunk => ({
  bytes: new Blob(["small"], { type: "image/webp" }),
  preview: new Blob(["tiny"], { type: "image/webp" }),
  width: 2048,
  height: 1536,
  takenAt: "2026-11-20T16:15:00.000Z",
  place: null,
  hint: null,
  ...fields,
});

let lastProject = 0;
const project = () => ({ id: `photos-${String(lastProject)}`, name: "Harlow Street" });
const draft = () => draftName("mateo", "project", project().id);
let isPhone = true;

beforeEach(() => {
  lastProject += 1;
  isPhone = true;
  sessionStorage.clear();
  shrink.mockReset().mockImplementation(() => Promise.resolve(shrunk()));
  let lastUrl = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${String((lastUrl += 1))}`,
    revokeObjectURL: () => undefined,
  });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width") && isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(async () => {
  const outbox = await outboxOf("mateo");
  for (const { key } of outboxState().items) await outbox.discard(key);
  closeOutbox();
});

function Composer() {
  const opened = { tasks: [], folder: "unassigned", subtask: null, openFolder: () => undefined };
  const composer = usePostUpdate({ project: project(), userId: "mateo", ...opened });
  return isPhone ? <ComposerDock composer={composer} /> : <AddUpdateButton composer={composer} />;
}

function open() {
  const workspace = { project: project(), viewer: { id: "mateo", hasRecordingConsent: false } } as Workspace;
  return renderInPage(
    <WorkspaceContext value={workspace}>
      <Composer />
    </WorkspaceContext>,
  );
}

const picture = (name = "beam.jpg") => new File(["original"], name, { type: "image/jpeg" });
const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(`${String(at)}.jpg`));
const sheet = () => screen.findByRole("dialog", { name: updates.addUpdate });
const choose = (files: File[], within_: HTMLElement = document.body) =>
  fireEvent.change(within(within_).getAllByLabelText(camera.take, { selector: "input" }).at(-1)!, {
    target: { files },
  });
const tiles = () => within(screen.getByRole("dialog")).queryAllByRole("button", { name: /^Remove photo/ });
const post = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole("button", { name: camera.post }));
const waiting = () =>
  outboxState().items.map(({ content, photos }) => ({ text: (content as { text: string }).text, photos }));

describe("on a phone", () => {
  it("opens with the photos that the camera took, and posts them in their order without a word", async () => {
    open();
    choose(pictures(3));
    const dialog = await sheet();
    await within(dialog).findAllByText("4:15 PM");
    const ids = readDraft(draft())?.photos;
    expect(ids).toHaveLength(3);
    post(dialog);
    await waitFor(() => expect(waiting()).toEqual([{ text: "", photos: ids }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(readDraft(draft())).toBeNull();
  });

  it("shows photos that come from an ended page once the sheet is open", async () => {
    const { photos } = await outboxOf("mateo");
    await photos.keep("left", picture());
    open();
    choose([picture()]);
    const dialog = await sheet();
    await within(dialog).findAllByText("4:15 PM");
    const begun = readDraft(draft());
    act(() => writeDraft(draft(), { text: "", ...begun, photos: [...(begun?.photos ?? []), "left"] }));
    await waitFor(() => expect(within(dialog).getAllByText("4:15 PM")).toHaveLength(2));
  });

  it("posts before they are shrunk: they follow from the outbox", async () => {
    shrink.mockImplementation(() => new Promise(() => undefined));
    open();
    choose([picture()]);
    const dialog = await sheet();
    expect(await within(dialog).findByText("Shrinking 0%")).toBeTruthy();
    post(dialog);
    await waitFor(() => expect(waiting()).toMatchObject([{ photos: [expect.any(String)] }]));
    const [id = ""] = outboxState().items[0]?.photos ?? [];
    const { photos } = await outboxOf("mateo");
    expect(await photos.photo(id)).toMatchObject({ id, contentType: "image/jpeg", shrunk: null });
  });

  it("keeps the original of a posted photo that cannot be shrunk: the outbox may try again", async () => {
    const { promise, reject } = Promise.withResolvers();
    shrink.mockReturnValue(promise);
    open();
    choose([picture()]);
    const dialog = await sheet();
    const [id = ""] = readDraft(draft())?.photos ?? [];
    post(dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    reject(new PhotoError("unreadable"));
    // By the time that the next one has failed, so has this one.
    choose([picture()]);
    await screen.findByRole("alert");
    await waitFor(() => expect(readDraft(draft())).toBeNull());
    const { photos } = await outboxOf("mateo");
    expect(await photos.photo(id)).toMatchObject({ id, contentType: "image/jpeg", shrunk: null });
  });

  it("keeps text and photos when it is closed, says so beside the field, and shows them again after a reload", async () => {
    const page = open();
    choose(pictures(2));
    const dialog = await sheet();
    fireEvent.change(within(dialog).getByLabelText(updates.write), { target: { value: "Beam is in." } });
    fireEvent.click(within(dialog).getByRole("button", { name: messages.common.close }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "2 photos not posted yet" })).toBeTruthy();
    page.unmount();
    open();
    fireEvent.click(screen.getByRole("button", { name: "2 photos not posted yet" }));
    await sheet();
    await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(2));
    expect(
      screen.getByLabelText<HTMLTextAreaElement>(updates.write, { selector: "#update-text" }).value,
    ).toBe("Beam is in.");
  });

  it("removes a photo from the draft and from this phone", async () => {
    open();
    choose(pictures(2));
    await sheet();
    const [first = "", second] = readDraft(draft())?.photos ?? [];
    fireEvent.click(tiles()[0]!);
    expect(readDraft(draft())?.photos).toEqual([second]);
    const { photos } = await outboxOf("mateo");
    await waitFor(async () => expect(await photos.photo(first)).toBeUndefined());
    fireEvent.click(tiles()[0]!);
    expect(readDraft(draft())).toBeNull();
  });

  it("takes ten, and says that the others were left out", async () => {
    open();
    choose(pictures(8));
    const dialog = await sheet();
    choose(pictures(4), dialog);
    expect(tiles()).toHaveLength(10);
    expect(within(dialog).getByRole("alert").textContent).toBe(
      "Up to 10 photos fit here. The others were left out.",
    );
  });

  it.each([
    ["heic", /Settings › Camera › Formats › Most Compatible/],
    ["notPhoto", /not a photo/],
    ["tooLarge", /too large/],
    ["unreadable", /could not be opened/],
  ] as const)("says of a file that is %s what to do, and leaves it out", async (problem, text) => {
    shrink.mockRejectedValueOnce(new PhotoError(problem));
    open();
    choose([picture(), picture("second.jpg")]);
    const dialog = await sheet();
    expect((await within(dialog).findByRole("alert")).textContent).toMatch(text);
    expect(tiles()).toHaveLength(1);
  });

  it("says which photo may be blurry, lets it be taken again in its place, and posts it either way", async () => {
    shrink.mockResolvedValueOnce(shrunk()).mockResolvedValueOnce(shrunk({ hint: "blurry" }));
    open();
    choose(pictures(3));
    const dialog = await sheet();
    await within(dialog).findByText("Photo 2 looks blurry.");
    expect(within(dialog).getByText(camera.hints.blurry)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: camera.post }).disabled).toBe(false);
    const before = readDraft(draft())?.photos ?? [];
    fireEvent.change(within(dialog).getByLabelText(camera.again, { selector: "input" }), {
      target: { files: [picture("again.jpg")] },
    });
    await waitFor(() => expect(within(dialog).queryByText("Photo 2 looks blurry.")).toBeNull());
    const after = readDraft(draft())?.photos ?? [];
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).not.toBe(before[1]);
  });

  it("puts a photo back in its place where the one taken in its stead cannot be opened", async () => {
    shrink.mockResolvedValueOnce(shrunk({ hint: "blurry" })).mockResolvedValueOnce(shrunk());
    open();
    choose(pictures(2));
    const dialog = await sheet();
    await within(dialog).findByText("Photo 1 looks blurry.");
    await within(dialog).findByText("4:15 PM");
    const before = readDraft(draft())?.photos ?? [];
    shrink.mockRejectedValueOnce(new PhotoError("unreadable"));
    fireEvent.change(within(dialog).getByLabelText(camera.again, { selector: "input" }), {
      target: { files: [picture("again.jpg")] },
    });
    await within(dialog).findByRole("alert");
    expect(readDraft(draft())?.photos).toEqual(before);
    expect(within(dialog).getByText("Photo 1 looks blurry.")).toBeTruthy();
    const { photos } = await outboxOf("mateo");
    expect(await photos.photo(before[0] ?? "")).toMatchObject({ shrunk: { hint: "blurry" } });
  });

  it("opens the recorder from its photos, and leads back to them", async () => {
    open();
    choose([picture()]);
    const dialog = await sheet();
    fireEvent.click(within(dialog).getByRole("button", { name: recorder.record }));
    const recording = await screen.findByRole("dialog", { name: "Harlow Street" });
    fireEvent.click(within(recording).getByRole("button", { name: recorder.consent.decline }));
    await sheet();
    expect(tiles()).toHaveLength(1);
  });

  it("drops a photo from the draft that is no longer on this phone", async () => {
    writeDraft(draft(), { text: "", photos: ["gone"] });
    open();
    fireEvent.click(screen.getByRole("button", { name: "1 photo not posted yet" }));
    await sheet();
    await waitFor(() => expect(readDraft(draft())).toBeNull());
  });
});

describe("on a desktop", () => {
  beforeEach(() => {
    isPhone = false;
  });

  it("posts once the recording that the phone cannot read is left out", async () => {
    writeDraft(draft(), { text: "Beam is in", recording: "unreadable" });
    open();
    fireEvent.click(screen.getByRole("button", { name: updates.addUpdate }));
    const dialog = within(await sheet());
    const leaveOut = await dialog.findByRole("button", { name: recorder.draft.leaveOut });
    const submit = dialog.getByRole<HTMLButtonElement>("button", { name: updates.post });
    fireEvent.keyDown(dialog.getByLabelText(updates.write), { key: "Enter", ctrlKey: true });
    expect(submit.disabled).toBe(true);
    fireEvent.click(leaveOut);
    expect(submit.disabled).toBe(false);
    fireEvent.click(submit);
    await waitFor(() => expect(waiting()).toMatchObject([{ text: "Beam is in" }]));
  });

  it("takes the photos that are pasted, and says of a dropped file that it is none", async () => {
    open();
    fireEvent.click(screen.getByRole("button", { name: updates.addUpdate }));
    const field = within(await sheet()).getByLabelText(updates.write);
    fireEvent.paste(field, { clipboardData: { files: [picture()] } });
    await waitFor(() => expect(tiles()).toHaveLength(1));
    shrink.mockResolvedValueOnce(shrunk()).mockRejectedValueOnce(new PhotoError("notPhoto"));
    const files = [picture(), new File(["a"], "a.txt", { type: "text/plain" })];
    expect(fireEvent.drop(field, { dataTransfer: { files } })).toBe(false);
    expect((await screen.findByRole("alert")).textContent).toBe(camera.refusals.notPhoto);
    expect(tiles()).toHaveLength(2);
    expect(fireEvent.paste(field, { clipboardData: { files: [] } })).toBe(true);
    expect(tiles()).toHaveLength(2);
  });
});
