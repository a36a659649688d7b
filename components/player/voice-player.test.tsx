import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { playPart, seek } from "./playback";
import { VoicePlayer } from "./voice-player";
import { endPage, watchForEnding } from "@/lib/browser/page/page-ending";
import { leavePage } from "@/lib/browser/page/page-session";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const [PLAY, PAUSE] = [/^Play/, /^Pause/];

/** The page's only audio element, which takes every recording to be 9.2 seconds long. */
const element = Object.assign(document.createElement("audio"), {
  play: () => Promise.resolve(),
  pause: () => element.dispatchEvent(new Event("pause")),
  load: () => undefined,
});

/** Of the lock screen. */
const controls = new Map<string, () => void>();

beforeEach(() => {
  const setActionHandler = controls.set.bind(controls);
  Object.assign(navigator, { mediaSession: { setActionHandler, setPositionState: () => undefined } });
  vi.stubGlobal("MediaMetadata", Object);
  Object.defineProperty(element, "duration", { value: 9.2, configurable: true });
  vi.stubGlobal("Audio", function Audio() {
    return element;
  });
});

it.each([
  ["keeps the length that everybody sees when the browser counts another", 8.9, "0:08"],
  ["shows what the browser counts where nothing was measured", null, "0:09"],
])("%s", async (_, length, shown) => {
  const recording = {
    url: `/${shown}`,
    length,
    readerId: "rosa",
    author: "Mateo",
    place: null,
    project: "Mill",
  };
  const { unmount } = renderInPage(<VoicePlayer recording={recording} peaks={null} />);
  fireEvent.click(screen.getByRole("button", { name: PLAY }));
  fireEvent(element, new Event("durationchange"));
  fireEvent.click(await screen.findByRole("button", { name: PAUSE }));
  expect(screen.getByText(shown)).toBeDefined();
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuemax")).toBe(shown.at(-1));
  expect(slider.getAttribute("aria-valuetext")).toContain(shown);
  unmount();
});

it("fetches a recording again that could not be fetched, and goes on where it was", async () => {
  const fetched = vi.spyOn(element, "src", "set");
  const recording = {
    url: "/lost",
    length: 9,
    readerId: "rosa",
    author: "Mateo",
    place: null,
    project: "Mill",
  };
  renderInPage(<VoicePlayer recording={recording} peaks={null} />);
  fireEvent.click(screen.getByRole("button", { name: PLAY }));
  seek(recording, 4);
  fireEvent(element, new Event("error"));
  expect(screen.getByRole("alert").textContent).toBe(messages.voice.failed);
  fireEvent.click(screen.getByRole("button", { name: PLAY }));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("slider").getAttribute("aria-valuenow")).toBe("4");
  await vi.waitFor(() => expect(controls.has("play")).toBe(true));
  const again = [() => controls.get("play")?.(), () => playPart(recording, 2, 3)];
  for (const press of again) {
    fireEvent(element, new Event("error"));
    act(press);
    expect(screen.queryByRole("alert")).toBeNull();
  }
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(screen.getByRole("slider").getAttribute("aria-valuenow")).toBe("2");
});

it.each([
  ["a device that cannot play WebM", 4, "", messages.voice.tooOld],
  ["one that cannot, whose signal broke off", 2, "", messages.voice.failed],
  ["one that can", 4, "probably", messages.voice.failed],
])("says on %s why it does not play", (_, code, canPlay, text) => {
  Object.assign(element, { error: { code }, canPlayType: () => canPlay });
  const recording = {
    url: "/webm",
    length: 9,
    readerId: "rosa",
    author: "Mateo",
    place: null,
    project: "Mill",
  };
  renderInPage(<VoicePlayer recording={recording} peaks={null} />);
  fireEvent.click(screen.getByRole("button", { name: PLAY }));
  fireEvent(element, new Event("error"));
  expect(screen.getByRole("alert").textContent).toBe(text);
});

it.each([
  ["its reader signs out", leavePage],
  ["they sign out in another tab, or may not see it any more", () => endPage({ reason: "signedOut" })],
])("stops for good when %s, on the lock screen, too", async (_, end) => {
  const recording = {
    url: "/own",
    length: 9,
    readerId: "rosa",
    author: "Mateo",
    place: null,
    project: "Mill",
  };
  const pause = vi.spyOn(element, "pause");
  const stopWatching = watchForEnding();
  renderInPage(<VoicePlayer recording={recording} peaks={null} />);
  fireEvent.click(screen.getByRole("button", { name: PLAY }));
  await vi.waitFor(() => expect(controls.has("play")).toBe(true));
  fireEvent(element, new Event("play"));
  expect(navigator.mediaSession.metadata).toMatchObject({ artist: "Mateo" });
  act(end);
  expect(pause).toHaveBeenCalledOnce();
  expect(element.hasAttribute("src")).toBe(false);
  expect(navigator.mediaSession.metadata).toBeNull();
  expect(screen.getByRole("button", { name: PLAY })).toBeDefined();
  act(stopWatching);
});
