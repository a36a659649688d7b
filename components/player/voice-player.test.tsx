import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { VoicePlayer } from "./voice-player";
import { InPage } from "@/sandbox/checks/in-page";

const [PLAY, PAUSE] = [/^Play/, /^Pause/];

/** The page's only audio element, which takes every recording to be 9.2 seconds long. */
const element = Object.assign(document.createElement("audio"), {
  play: () => Promise.resolve(),
  pause: () => element.dispatchEvent(new Event("pause")),
});

beforeEach(() => {
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
  const { unmount } = render(
    <InPage>
      <VoicePlayer recording={recording} peaks={null} />
    </InPage>,
  );
  fireEvent.click(screen.getByRole("button", { name: PLAY }));
  fireEvent(element, new Event("durationchange"));
  fireEvent.click(await screen.findByRole("button", { name: PAUSE }));
  expect(screen.getByText(shown)).toBeDefined();
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuemax")).toBe(shown.at(-1));
  expect(slider.getAttribute("aria-valuetext")).toContain(shown);
  unmount();
});
