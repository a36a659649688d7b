import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VoiceLine } from "./voice-line";

test("stops when the page is left", () => {
  const audio = { paused: true, play: () => Promise.resolve(), pause: vi.fn() };
  vi.stubGlobal("Audio", function Audio() {
    return audio;
  });
  const { unmount } = render(<VoiceLine src="/voice.mp3" texts={{ play: "Play", pause: "Pause" }} />);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  unmount();
  expect(audio.pause).toHaveBeenCalledOnce();
});
