import { useInBrowser } from "@/components/providers/use-store";

/** The site's origin as the browser sees it; null on the server, which cannot know it. */
export function useOrigin(): string | null {
  return useInBrowser(() => window.location.origin, null);
}
