import { ApiError, send, throwOffline } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { ProposalProgress, ProposalView } from "@/lib/kickoff/view";

interface Asking {
  signal: AbortSignal;
  onProgress: (progress: ProposalProgress) => void;
}

/** Asks for a proposal, and hears how far it has come. Throws ApiError; an aborted one is `offline`, like a lost signal. */
export async function askProposal(body: object, { signal, onProgress }: Asking): Promise<ProposalView> {
  const headers = { accept: "text/event-stream" };
  const response = await send("POST", apiPaths.kickoffPropose(), body, { signal, headers });
  return readSlowAnswer<ProposalView>(response, (progress) => {
    onProgress(progress as ProposalProgress);
  });
}

/** Reads an answer that comes as events `progress`, then `done` or `failed` (`SlowAnswer`). */
export async function readSlowAnswer<T>(response: Response, onProgress: (data: unknown) => void): Promise<T> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  for (;;) {
    const { done, value } = (await reader?.read().catch(throwOffline)) ?? { done: true, value: undefined };
    if (done) return throwOffline();
    const blocks = (waiting + value).split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const { event, data } of blocks.flatMap(toEvent)) {
      if (event === "done") return data as T;
      if (event === "failed") throw toError(data as Failed);
      onProgress(data);
    }
  }
}

interface Failed {
  status: number;
  code: string;
  message: string;
  texts?: Record<string, { message: string }>;
}

function toError({ status, code, message, texts }: Failed): ApiError {
  return new ApiError(status, code, message, [], {}, null, texts);
}

function toEvent(block: string): { event: string; data: unknown }[] {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return event && data ? [{ event, data: JSON.parse(data) as unknown }] : [];
}
