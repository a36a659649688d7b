import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// A condition is waited for as long as it takes: these tests run beside the build, and measure no time.
configure({ asyncUtilTimeout: 10_000 });

// Minimal stubs of what jsdom lacks and Radix and next-themes need.
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const media = (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

vi.stubGlobal("ResizeObserver", Observer);
vi.stubGlobal("IntersectionObserver", Observer);
vi.stubGlobal("matchMedia", media);
// jsdom's own stops for good when a frame ends under fake timers: it clears its interval with theirs.
vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) =>
  setTimeout(() => then(performance.now()), 16),
);
vi.stubGlobal("cancelAnimationFrame", clearTimeout);
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

// The next file of this worker finds an empty page.
afterAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = "";
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
