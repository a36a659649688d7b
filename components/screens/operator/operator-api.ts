import { dropOperatorKey, operatorKey } from "./operator-key";
import type { Action } from "@/components/form/use-action";
import { type AnswerOf, ApiError, type ApiResponse, bodyOf, pageOf, send } from "@/lib/browser/api-client";

/** Calls the API as the operator, with the key in the `adminkey` header. A refused key signs the browser out. */
export const operatorApi = {
  get: async <P extends string>(path: P) => bodyOf(await call("GET", path)),
  page: async <P extends string>(path: P) => pageOf(await call("GET", path)),
  send: async <M extends "POST" | "PUT" | "DELETE", P extends string>(method: M, path: P, body?: object) =>
    bodyOf(await call(method, path, body)),
};

async function call<M extends string, P extends string>(
  method: M,
  path: P,
  body?: object,
): Promise<ApiResponse<AnswerOf<M, P>>> {
  const key = operatorKey();
  try {
    return await send(method, path, body, {
      waitsForSignIn: false,
      ...(key !== null && { headers: { adminkey: key } }),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) dropOperatorKey(key);
    throw error;
  }
}

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
