/** Maximum lengths in UTF-16 units, as browsers count them: for schemas and for the form fields that they check. */
export const MAX = {
  name: 255,
  email: 255,
  description: 5_000,
  reportFooter: 200,
  update: 10_000,
  /** An hour of speech. */
  transcript: 60_000,
  comment: 4_000,
  message: 4_000,
  search: 200,
  password: 200,
} as const;

/** The most rows that a list can be asked for by their ids. */
export const MAX_IDS = 100;
