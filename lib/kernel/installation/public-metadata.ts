import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { appUrl } from "./app-url";
import { LANGUAGE_RULES } from "@/lib/shared/language-rules";
import { PRODUCT_NAME } from "@/lib/shared/product";

interface PublicPage {
  title: string;
  description: string;
  path: string;
  /** Use the title as it is, without the product's name after it. */
  isWholeTitle?: boolean;
}

/** A public page's title and description for search engines and link previews. */
export async function publicMetadata({
  title,
  description,
  path,
  isWholeTitle = false,
}: PublicPage): Promise<Metadata> {
  const url = appUrl(path);
  const preview = await linkPreview({ title, description, url });
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: url },
    ...preview,
  };
}

/** What messengers show of a page's link: its picture, and the page's address only as `url`. */
export async function linkPreview(page: {
  title: string;
  description?: string;
  url?: string;
}): Promise<Pick<Metadata, "openGraph" | "twitter">> {
  const { openGraph, pictures } = LANGUAGE_RULES[await getLocale()];
  const { title, description } = page;
  const image = {
    url: appUrl(`/og-${pictures}.png`),
    width: 1200,
    height: 630,
    alt: `${PRODUCT_NAME}: ${title}`,
  };
  return {
    openGraph: { type: "website", siteName: PRODUCT_NAME, locale: openGraph, ...page, images: [image] },
    twitter: {
      card: "summary_large_image",
      title,
      ...(description && { description }),
      images: [image.url],
    },
  };
}
