import { afterEach, vi } from "vitest";

const PATIENCE_MS = 20_000;

// A condition is waited for as long as it takes, not vitest's one second: other tests, or a build, may have the machine.
const { waitFor } = vi;
vi.waitFor = (read, options = {}) =>
  waitFor(read, typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options });

afterEach(() => void vi.useRealTimers());
