import "fake-indexeddb/auto";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ShareScreen } from "./share-screen";
import { draftName, readDraft, writeDraft } from "@/components/form/draft-store";
import * as kept from "@/lib/browser/offline/kept";
import * as shared from "@/lib/browser/offline/shared";
import { outboxOf } from "@/lib/browser/outbox/client";
import { openRecordings } from "@/lib/browser/recorder/recordings";
import { noteHeard, showAsOf } from "@/lib/browser/page/last-heard";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";
import { PRODUCT_NAME } from "@/lib/shared/product";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { InPage } from "@/sandbox/checks/in-page";

const done: string[] = [];

const voice = {
  file: new Blob(["words"], { type: "audio/mpeg" }),
  capturedAt: "2026-11-28T16:00:00.000Z",
  durationMs: 2000,
  peaks: [0, 80],
};
const SHARE: shared.Share = {
  id: "/1",
  text: "Beam is level.",
  photos: [],
  voice,
  leftOut: [
    { name: "plan.pdf", why: "unknown" },
    { name: "long.mp3", why: "tooLarge" },
  ],
};

const DRAFT = draftName("mateo", "project", "Harlow Street");

beforeEach(() => {
  noteHeard();
  writeDraft(DRAFT, null);
  sessionStorage.clear();
  done.length = 0;
  history.replaceState(null, "", "/projects/share");
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
  vi.spyOn(shared, "dropShare").mockImplementation((_, id) => Promise.resolve(void done.push(`drop ${id}`)));
  vi.spyOn(shared, "openComposer").mockImplementation((id) => void done.push(`open ${id}`));
});

function show(share: shared.Share | null, locale: "en" | "es" = "en", more: shared.Share[] = []) {
  vi.spyOn(shared, "readShares").mockResolvedValue(share ? [share, ...more] : []);
  return render(page(locale));
}

const page = (locale: "en" | "es") => (
  <InPage locale={locale}>
    <ShareScreen userId="mateo" projects={[{ id: "Harlow Street", name: "Harlow Street" }]} />
  </InPage>
);

it("makes text and recording part of the chosen project's draft, opens its composer, and forgets the share", async () => {
  writeDraft(DRAFT, { text: "Begun.", photos: ["p1"] });
  show(SHARE);
  fireEvent.click(await screen.findByRole("button", { name: "Harlow Street" }));
  await waitFor(() => expect(done).toEqual(["drop /1", "open Harlow Street"]));
  const { recording, ...draft } = readDraft(DRAFT) ?? {};
  expect(draft).toMatchObject({ text: "Begun.\nBeam is level.", photos: ["p1"] });
  expect(await (await openRecordings()).find(recording ?? "")).toMatchObject({
    userId: "mateo",
    capturedAt: voice.capturedAt,
    durationMs: 2000,
    bytes: 5,
    isSetAside: true,
  });
});

it("is posted once, however often a project is pressed before its page has come", async () => {
  show({ ...SHARE, voice: null });
  const button = await screen.findByRole("button", { name: "Harlow Street" });
  for (let press = 1; press <= 3; press += 1) {
    fireEvent.click(button);
    // A later press asks for the page again, which may not have come.
    await waitFor(() => expect(done).toHaveLength(1 + press));
  }
  expect(readDraft(DRAFT)?.text).toBe(SHARE.text);
  expect(done).toEqual(["drop /1", ...Array<string>(3).fill("open Harlow Street")]);
});

it("keeps a recording once, however often a project is pressed while it is stored", async () => {
  const storing = vi.spyOn(shared, "keepVoice");
  show(SHARE);
  const button = await screen.findByRole("button", { name: "Harlow Street" });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(done).toContain("open Harlow Street"));
  expect(storing).toHaveBeenCalledOnce();
  expect(done).toEqual(["drop /1", "open Harlow Street"]);
});

/** A thread that cannot be started. */
class NoThread {
  declare onerror: () => void;
  postMessage = () => queueMicrotask(() => this.onerror());
  terminate = () => undefined;
}

it("lists photos once this phone keeps them, so that a reload loses none", async () => {
  const { photos } = await outboxOf("mateo");
  const keep = photos.keep.bind(photos);
  const kept = Promise.withResolvers<undefined>();
  const asked = vi.spyOn(photos, "keep").mockImplementation(async (id, file) => {
    await kept.promise;
    return keep(id, file);
  });
  const name = draftName("mateo", "share", SHARE.id);
  vi.stubGlobal("Worker", NoThread);
  show({ ...SHARE, photos: [new File(["light"], "beam.jpg", { type: "image/jpeg" })] });
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(readDraft(name)).toBeNull();
  expect(screen.queryByText(SHARE.text)).toBeNull();
  kept.resolve(undefined);
  await screen.findByText(SHARE.text);
  // This one is none.
  expect(await screen.findByText(en.camera.refusals.notPhoto)).toBeDefined();
});

it("says that a draft with a recording leaves no room for another one, and changes nothing", async () => {
  const begun = { text: "", recording: "r1" };
  writeDraft(DRAFT, begun);
  const { rerender } = show(SHARE);
  fireEvent.click(await screen.findByRole("button", { name: "Harlow Street" }));
  const why = await screen.findByRole("alert");
  expect(why.textContent).toBe(en.share.taken.replace("{project}", "Harlow Street"));
  rerender(page("es"));
  expect(why.textContent).toBe(es.share.taken.replace("{project}", "Harlow Street"));
  expect(readDraft(DRAFT)).toEqual(begun);
  expect(done).toEqual([]);
});

it("shows what was shared before too: whoever chooses a project for the newest comes to another page", async () => {
  show(SHARE, "en", [{ ...SHARE, id: "/0", text: "Beam is here.", voice: null, leftOut: [] }]);
  await screen.findByText("Beam is here.");
  fireEvent.click(screen.getAllByRole("button", { name: "Harlow Street" })[1]!);
  await waitFor(() => expect(done).toEqual(["drop /0", "open Harlow Street"]));
  expect(readDraft(DRAFT)).toMatchObject({ text: "Beam is here.", photos: [] });
});

it("keeps a share where a project's page is not on this phone and there is no signal", async () => {
  // A phone may think that it is online: its page came from the phone itself.
  showAsOf(Date.now());
  const asked = vi.spyOn(kept, "isOnPhone").mockResolvedValue(false);
  show(SHARE);
  fireEvent.click(await screen.findByRole("button", { name: "Harlow Street" }));
  const why = await screen.findByRole("alert");
  expect(why.textContent).toBe(en.share.away.replace("{project}", "Harlow Street"));
  expect([readDraft(DRAFT), done]).toEqual([null, []]);
  asked.mockResolvedValue(true);
  fireEvent.click(screen.getByRole("button", { name: "Harlow Street" }));
  await waitFor(() => expect(done).toEqual(["drop /1", "open Harlow Street"]));
});

it("names in the reader's language what is left out, and why", async () => {
  show(SHARE, "es");
  await screen.findByRole("button", { name: "Harlow Street" });
  expect(screen.queryByRole("alert")).toBeNull();
  expect([...screen.getByRole("status").children].map(({ textContent }) => textContent)).toEqual([
    "“plan.pdf” no es una foto ni una grabación que se pueda oír aquí. Se quedó fuera.",
    "“long.mp3” pesa más de 10 MB. Se quedó fuera.",
  ]);
});

it("asks for no project when nothing is left of a share", async () => {
  show({ ...SHARE, text: "", voice: null });
  await screen.findByRole("button", { name: en.outbox.discard });
  expect(screen.queryByText(en.share.choose)).toBeNull();
});

it("has the focus at its title once nothing is left to press", async () => {
  show(SHARE);
  const discard = await screen.findByRole("button", { name: en.outbox.discard });
  discard.focus();
  fireEvent.click(discard);
  vi.spyOn(shared, "readShares").mockResolvedValue([]);
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: en.outbox.discard }));
  await screen.findByText(/^Nothing waits here/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  expect(done).toEqual(["drop /1"]);
});

it.each([
  ["the phone had no room", shared.NOT_KEPT, en.share.full, "en"],
  [
    "it was not ready yet",
    shortcutPaths.share({ missed: "yes" }),
    es.share.missed.replace("{product}", PRODUCT_NAME),
    "es",
  ],
] as const)("says that %s, beside what came before", async (_, address, text, locale) => {
  history.replaceState(null, "", address);
  show(SHARE, locale);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText(SHARE.text)).toBeDefined();
});
