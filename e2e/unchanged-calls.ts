import type { Page } from "@playwright/test";
import { apiPaths } from "@/lib/shared/paths/api-paths";

/** A read of the API. Status 304: the browser sent the ETag of what it had, and got no body. */
export interface Read {
  path: string;
  status: number;
}

/** Records what the page reads from the API from now on, except its event stream. */
export async function watchReads(page: Page): Promise<Read[]> {
  const paths = new Map<string, string>();
  const reads: Read[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET" && pathname.startsWith("/api/");
    if (isRead && pathname !== apiPaths.events()) paths.set(requestId, pathname);
  });
  devtools.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    const path = paths.get(requestId);
    if (path) reads.push({ path, status: statusCode });
  });
  await devtools.send("Network.enable");
  return reads;
}
