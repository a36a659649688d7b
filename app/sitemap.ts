import type { MetadataRoute } from "next";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { paths } from "@/lib/shared/paths/paths";

// APP_URL is known when the server runs, not when it is built.
export const dynamic = "force-dynamic";

/** The public pages, for search engines. No address carries a language. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    paths.landing(),
    paths.help(),
    paths.about(),
    paths.privacy(),
    paths.terms(),
    paths.developers(),
    paths.auth(),
  ].map((path) => ({
    url: appUrl(path),
  }));
}
