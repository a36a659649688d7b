import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// A condition is waited for as long as it takes: these tests run beside the build, and measure no time.
configure({ asyncUtilTimeout: 10_000 });

// Minimal stubs of what jsdom lacks and Radix needs.
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

// Of the process, in which other files run: each closes its own, and parses JSON into its own objects, as a page does.
const channels: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
Response.prototype.json = async function parse(this: Response): Promise<unknown> {
  return JSON.parse(await this.text()) as unknown;
};

vi.stubGlobal("BroadcastChannel", Channel);
vi.stubGlobal("ResizeObserver", Observer);
vi.stubGlobal("IntersectionObserver", Observer);
vi.stubGlobal("matchMedia", media);
CSS.supports = () => true;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);
afterAll(() => {
  for (const channel of channels) channel.close();
});
