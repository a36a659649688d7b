import type { Page } from "@playwright/test";

export type PersonName = "visitor" | "owner" | "admin" | "worker" | "operator";

/** A page to capture in every width, theme and language, with the demo's data. */
export interface PageShot {
  /** The prefix of its file names. */
  name: string;
  /** Its address, or a function that finds it, given a page that is signed in. */
  path: string | ((page: Page) => Promise<string>);
  /** Who is signed in. Default: a visitor. */
  as?: PersonName;
  /** Whether it shows the template of another page in the list: `npm test` leaves its checks to `npm run prove`. */
  isVariant?: true;
  /** Brings it into the state to capture: opens a menu or a dialog, or causes an error. */
  prepare?: (page: Page) => Promise<void>;
}
