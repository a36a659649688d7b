import type { Usage } from "./cost";

/** A complete response that does not fit the schema: retrying may help. */
export class UnfitAnswer extends Error {
  override readonly name = "UnfitAnswer";

  constructor(
    readonly problems: string[],
    readonly usage: Usage,
  ) {
    super("an answer that does not fit its schema");
  }
}
