/** For whom a report is written. */
export const REPORT_TYPES = ["internal", "customer"] as const;
/** The folder of the updates without a task, in a selection. */
export const UNORGANIZED = "unorganized";
/** The parts of a report, in their order; `quoted` without a service, which would say what belongs into the others. */
export const REPORT_SECTIONS = ["status", "done", "found", "next", "quoted"] as const;
/** Why a sentence waits: the check that held it. */
export const HOLD_REASONS = [
  "language",
  "unreadable",
  "money",
  "contacts",
  "quarrels",
  "privateLife",
  "office",
  "person",
  "unnamed",
  "unknownWords",
  "beyondProgress",
  "together",
  "unsorted",
  "unchecked",
] as const;
/** Characters of a sentence that a person writes: as many as the check for customers reads. */
export const LONGEST_SENTENCE = 1_000;
/** How many open items a report names. */
export const MOST_OPEN_ITEMS = 10;
/** How many photos are chosen for a report at most, as the database checks; and how many a weekly one takes. */
export const MOST_REPORT_PHOTOS = 20;
export const WEEKLY_PHOTOS = 4;
/** How many updates one report reads at most. */
export const MOST_UPDATES = 5_000;
/** How many folders a selection names at most. */
export const MOST_SELECTED = 2_000;

/** The largest picture that is taken for a logo, and the largest that is kept of one, in bytes; the database checks the latter. */
export const MAX_LOGO_FILE = 4 * 1024 * 1024;
export const MAX_LOGO = 60 * 1024;
