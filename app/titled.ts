import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

type Page =
  | "billing"
  | "businesses"
  | "businesses.sheet"
  | "console"
  | "insights"
  | "notificationSettings"
  | "outbox"
  | "projects"
  | "search"
  | "settings"
  | "share"
  | "speechService"
  | "takeBackEmail"
  | "unsubscribe";

type Title =
  | `${Page}.title`
  | "acceptInvitation.metaTitle"
  | "auth.forgotTitle"
  | "auth.resetTitle"
  | "auth.signIn"
  | "errorPages.notFoundTitle"
  | "projects.newTitle";

/** For `generateMetadata`: a page is called as a message says. */
export function titled(title: Title, more: Metadata = {}): () => Promise<Metadata> {
  return async () => {
    const t = await getTranslations();
    return { title: t(title), ...more };
  };
}

/** Of a page that search engines leave out. */
export const UNLISTED: Metadata = { robots: { index: false } };

/** Of a page whose address holds a secret: other sites must not learn it from a link that is followed there. */
export const SECRET: Metadata = { ...UNLISTED, referrer: "no-referrer" };
