import type { MetadataRoute } from "next";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { paths, SIGNED_IN } from "@/lib/shared/paths/paths";

export const dynamic = "force-dynamic";

/** Search engines may read the public pages, and nothing that needs signing in. */
export default function robots(): MetadataRoute.Robots {
  const closed = [...SIGNED_IN, paths.admin(), "/api/"];
  return { rules: { userAgent: "*", disallow: closed }, sitemap: appUrl("/sitemap.xml") };
}
