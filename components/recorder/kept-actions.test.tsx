import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { KeptActions } from "./kept-actions";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import type { Clip } from "@/lib/browser/recorder/clip";
import type { Recordings } from "@/lib/browser/recorder/recordings";
import * as messages from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

const { recorder: t } = messages;
const KEPT: KeptRecording = {
  id: "r",
  userId: "mateo",
  written: { projectId: "p", projectName: "Harlow Street", placeName: null },
  taskId: null,
  subtaskId: null,
  mime: "audio/webm",
  capturedAt: "2026-11-20T14:00:00.000Z",
  durationMs: 4000,
  bytes: 900,
  chunks: 1,
  isSetAside: true,
};
const CLIP = { file: new Blob(["east side"]), durationMs: 4000, peaks: [0.5] } as unknown as Clip;

Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });

function open(clip: () => Promise<Clip>, discard = () => Promise.resolve(), recording = KEPT) {
  const recordings = { clip: vi.fn(clip), discard };
  const page = (recording: KeptRecording) => (
    <InPage>
      <KeptActions
        recording={recording}
        recordings={recordings as unknown as Recordings}
        onGone={() => undefined}
      >
        {null}
      </KeptActions>
    </InPage>
  );
  const { rerender } = render(page(recording));
  return { read: recordings.clip, show: (recording: KeptRecording) => rerender(page(recording)) };
}

test("is read once, however often the list of what the phone keeps is read, and anew once it is longer", async () => {
  const { read, show } = open(() => Promise.resolve(CLIP));
  await screen.findByRole("group", { name: t.preview });
  show({ ...KEPT });
  expect(read).toHaveBeenCalledOnce();
  show({ ...KEPT, bytes: 1800 });
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([true, false, undefined])(
  "says of one that was cut off (%s) that its end may be missing",
  async (isUnfinished) => {
    const recording = isUnfinished === undefined ? KEPT : { ...KEPT, isUnfinished };
    open(() => Promise.resolve(CLIP), undefined, recording);
    await screen.findByRole("group", { name: t.preview });
    expect(screen.queryByText(t.kept.unfinished) !== null).toBe(isUnfinished === true);
  },
);

test("says that the phone could not read it, and reads it again for a press", async () => {
  let isReadable = false;
  open(() => (isReadable ? Promise.resolve(CLIP) : Promise.reject(new Error("The database is closing"))));
  expect((await screen.findByRole("alert")).textContent).toContain(t.errors.processing);
  isReadable = true;
  fireEvent.click(screen.getByRole("button", { name: t.post }));
  await screen.findByRole("group", { name: t.preview });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says that it could not be discarded", async () => {
  open(
    () => Promise.resolve(CLIP),
    () => Promise.reject(new Error("The database is closing")),
  );
  fireEvent.click(screen.getByRole("button", { name: t.kept.discard }));
  const asked = within(await screen.findByRole("alertdialog"));
  fireEvent.click(asked.getByRole("button", { name: t.discard.confirm }));
  await vi.waitFor(() => expect(currentToasts()[0]?.title).toBe(messages.common.unexpected));
});
