import type { Page } from "@playwright/test";
import { apiPaths } from "@/lib/shared/paths/api-paths";

/** A read of the API; with 304 the browser asked with the ETag of what it has, and nothing was sent again. */
export interface Read {
  path: string;
  status: number;
}

/** What the page reads from the API from now on, but for its stream of events. */
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
