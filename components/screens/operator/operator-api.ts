import { dropOperatorKey, operatorKey } from "./operator-key";
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
