import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { keepOffline } from "./keep-offline";
import * as kept from "@/lib/browser/offline/kept";
import { serveIdleFetches, takeIdleFetches } from "@/lib/browser/page/while-idle";
import { paths } from "@/lib/shared/paths/paths";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";

const HOUR_MS = 60 * 60 * 1000;

it("fetches the pages that are always kept where they are missing, and each day again, with the latest release's code", async () => {
  const sent = (at: number) => new Response("<html>", { headers: { date: new Date(at).toUTCString() } });
  const pages = new Map([
    [location.pathname, sent(Date.now())],
    [paths.projects(), sent(Date.now() - 23 * HOUR_MS)],
    [paths.waiting(), sent(Date.now() - 25 * HOUR_MS)],
    [shortcutPaths.share(), sent(Date.now() + 31 * 24 * HOUR_MS)],
  ]);
  const cache = { match: (path: string) => Promise.resolve(pages.get(path)), put: () => Promise.resolve() };
  vi.spyOn(kept, "openKept").mockResolvedValue(cache as never);
  const postMessage = vi.fn();
  const worker = { register: () => Promise.resolve(), ready: Promise.resolve({ active: { postMessage } }) };
  vi.stubGlobal("navigator", Object.create(navigator, { serviceWorker: { value: worker } }));
  // Another page of the tab does not: where the phone's clock is wrong, these would never be of today.
  const missing = paths.dashboard();
  for (const asked of [[missing, paths.waiting(), shortcutPaths.share()], [missing]]) {
    postMessage.mockClear();
    const isIdle = new Promise<void>(serveIdleFetches);
    const stop = keepOffline(new QueryClient(), { userId: "rosa", noSignal: "" });
    await isIdle;
    for (const [fetchPart] of takeIdleFetches()) fetchPart();
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ pages: asked, assets: [] }));
    await vi.waitFor(() => expect(sessionStorage.getItem("lists-fetched")).not.toBeNull());
    stop();
  }
});
