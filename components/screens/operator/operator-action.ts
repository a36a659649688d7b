import type { Action } from "@/components/form/use-action";
import { ApiError } from "@/lib/browser/api-client";

/**
 * Adapts a call to `useAction` and `useActionForm`, whose forms and dialogs the console shares. It writes through the API, since
 * its key is in the browser's storage.
 */
export function operatorAction<I extends object, T>(call: (input: I) => Promise<T>): Action<I, T> {
  return async (input) => {
    try {
      return { ok: true, data: await call(input) };
    } catch (error) {
      // useAction says what a lost connection means.
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "offline") throw new TypeError("offline", { cause: error });
      const { code, message, issues } = error;
      return { ok: false, error: { code, message, ...(issues.length > 0 && { issues }) } };
    }
  };
}
