import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

type Titled =
  | "billing"
  | "businesses"
  | "businesses.sheet"
  | "insights"
  | "notificationSettings"
  | "outbox"
  | "projects"
  | "search"
  | "settings"
  | "share"
  | "speechService";

/** For `generateMetadata`: a page is called as these messages say. */
export function titled(namespace: Titled): () => Promise<Metadata> {
  return async () => {
    const t = await getTranslations();
    return { title: t(`${namespace}.title`) };
  };
}
