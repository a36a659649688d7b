import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

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
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);
