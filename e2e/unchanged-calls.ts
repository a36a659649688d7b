import type { Page } from "@playwright/test";

/** The API's paths that the server answers with 304 from now on: the browser asked with the ETag of what it has. */
export async function watchUnchanged(page: Page): Promise<string[]> {
  const paths = new Map<string, string>();
  const unchanged: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  devtools.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    const path = paths.get(requestId);
    if (statusCode === 304 && path?.startsWith("/api/")) unchanged.push(path);
  });
  await devtools.send("Network.enable");
  return unchanged;
}
