import type { Page, Request } from "@playwright/test";
import { apiPath } from "@/lib/shared/paths/api-path";

/** Milliseconds after which a request is taken for one that a story holds back. */
const HELD_MS = 10_000;

/** When a page was opened, and what it and its worker ask for, but for what never ends: its event stream, what players read. */
class Traffic {
  #openedAt = performance.now();
  #changedAt = performance.now();
  readonly #begun = new Map<Request, number>();

  constructor(page: Page) {
    const end = (request: Request) => {
      if (this.#begun.delete(request)) this.#changedAt = performance.now();
    };
    page
      .context()
      .on("requestfinished", end)
      .on("requestfailed", end)
      .on("request", (request) => {
        if (request.serviceWorker()) this.#begin(request);
      });
    page
      .on("request", (request) => this.#begin(request))
      .on("load", () => this.opened())
      .on("framenavigated", (frame) => {
        if (frame === page.mainFrame()) this.opened();
      });
  }

  /** The page has hydrated: what it does late is counted from then. */
  opened(): void {
    this.#openedAt = performance.now();
  }

  /** Milliseconds since the page was opened, or what it shows was. */
  get age(): number {
    return performance.now() - this.#openedAt;
  }

  /** Milliseconds since a request began or ended; 0 while one is in flight. */
  get quiet(): number {
    const now = performance.now();
    const isAsking = [...this.#begun.values()].some((begun) => now - begun < HELD_MS);
    return isAsking ? 0 : now - this.#changedAt;
  }

  #begin(request: Request): void {
    if (new URL(request.url()).pathname === apiPath("events")) return;
    this.#changedAt = performance.now();
    if (request.resourceType() !== "media") this.#begun.set(request, this.#changedAt);
  }
}

const watched = new WeakMap<Page, Traffic>();

/** The page's traffic, watched from its first call on. */
export function trafficOf(page: Page): Traffic {
  const traffic = watched.get(page) ?? new Traffic(page);
  watched.set(page, traffic);
  return traffic;
}
