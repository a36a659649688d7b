import { send, throwOffline } from "./api-client";

/** An archive with hours of sound on a weak line. */
const TIMEOUT_MS = 60 * 60_000;

/** Fetches a file to save, with the name from its Content-Disposition header. Throws ApiError, as `api` does. */
export async function fetchFile(path: string): Promise<{ name: string; content: Blob }> {
  const response = await send("GET", path, undefined, { timeoutMs: TIMEOUT_MS });
  return { name: fileName(response), content: await response.blob().catch(throwOffline) };
}

function fileName(response: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return decodeURIComponent(encoded ?? "");
}
