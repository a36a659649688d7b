/** The most that is read of an answer: a report of the greatest size has less than a tenth of it. */
export const MOST_ANSWER_BYTES = 10 * 1024 * 1024;

/** The service's answer did not end within `MOST_ANSWER_BYTES`. */
export class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";
}

/**
 * `fetch` for the AI service: follows no redirect, which would carry people's texts and the key to wherever it points, and reads
 * a bounded answer. What is beyond the bound errors the body with AnswerTooLong, and the connection ends.
 */
export async function boundedFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const call = new AbortController();
  const end = () => call.abort(init.signal?.reason);
  init.signal?.addEventListener("abort", end, { once: true });
  const response = await fetch(input, { ...init, redirect: "manual", signal: call.signal });
  if (!response.body) return response;
  let left = MOST_ANSWER_BYTES;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new AnswerTooLong());
      else controller.enqueue(chunk);
    },
    // undici throws outside of any call when a body is aborted that has come whole.
    flush: () => init.signal?.removeEventListener("abort", end),
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
}
