import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { publicMetadata } from "@/lib/kernel/installation/public-metadata";
import { paths } from "@/lib/shared/paths/paths";

/** For `generateMetadata`: a public page is called and described as its messages say. */
export function described(page: "about" | "developers" | "help" | "privacy" | "terms") {
  return async (): Promise<Metadata> => {
    const t = await getTranslations();
    return publicMetadata({ title: t(`${page}.title`), description: t(`${page}.lead`), path: paths[page]() });
  };
}
