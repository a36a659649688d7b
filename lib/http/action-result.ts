/** What a server action answers with: the verb's view, or an error whose texts are in the reader's language. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: string; message: string; issues?: { path: string; message: string }[] } };
