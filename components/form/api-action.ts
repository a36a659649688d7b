import type { Action } from "./use-action";
import { ApiError } from "@/lib/browser/api-client";

/** Adapts a call of the API to `useAction`, and to the forms and dialogs that use it. A call may pass the key on, so that retries share it. */
export function apiAction<I extends object, T>(call: (input: I, key: string) => Promise<T>): Action<I, T> {
  return async (input, { key }) => {
    try {
      return { ok: true, data: await call(input, key) };
    } catch (error) {
      // useAction says what a lost connection means, and a response that is not our server's.
      if (!(error instanceof ApiError) || (error.code === "internal" && !error.texts)) throw error;
      if (error.code === "offline") throw new TypeError("offline", { cause: error });
      const { code, message, issues, details, texts } = error;
      const issuesIfAny = issues.length > 0 && { issues };
      return { ok: false, error: { code, message, details, ...(texts && { texts }), ...issuesIfAny } };
    }
  };
}
