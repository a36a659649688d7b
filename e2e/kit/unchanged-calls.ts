import type { Page } from "@playwright/test";
import { apiPath } from "@/lib/shared/paths/api-path";

/** A read of the API. Status 304: the browser sent the ETag of what it had, and got no body. */
export interface Read {
  path: string;
  status: number;
}

/** Records what the page reads from the API from now on, except its event stream. */
export async function watchReads(page: Page): Promise<Read[]> {
  const paths = new Map<string, string>();
  const statuses = new Map<string, number>();
  const reads: Read[] = [];
  // The two events of a request come in either order.
  const noteWhenWhole = (id: string) => {
    const [path, status] = [paths.get(id), statuses.get(id)];
    if (path !== undefined && status !== undefined) reads.push({ path, status });
  };
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET" && pathname.startsWith("/api/");
    if (!isRead || pathname === apiPath("events")) return;
    paths.set(requestId, pathname);
    noteWhenWhole(requestId);
  });
  devtools.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
    noteWhenWhole(requestId);
  });
  await devtools.send("Network.enable");
  return reads;
}
