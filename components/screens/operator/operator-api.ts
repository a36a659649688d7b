import { dropOperatorKey, operatorKey } from "./operator-key";
import { type ApiPage, ApiError, bodyOf, pageOf, send } from "@/lib/browser/api-client";

/** Calls the API as the operator, with the key in the `adminkey` header. A refused key signs the browser out. */
export const operatorApi = {
  get: async <T>(path: string): Promise<T> => (await bodyOf(await call("GET", path))) as T,
  page: async (path: string): Promise<ApiPage> => pageOf(await call("GET", path)),
  send: async <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: object): Promise<T> =>
    (await bodyOf(await call(method, path, body))) as T,
};

async function call(method: string, path: string, body?: object): Promise<Response> {
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
