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
  const { openGraph, pictures } = LANGUAGE_RULES[await getLocale()];
  const url = appUrl(path);
  const image = {
    url: appUrl(`/og-${pictures}.png`),
    width: 1200,
    height: 630,
    alt: `${PRODUCT_NAME}: ${title}`,
  };
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: "website",
      siteName: PRODUCT_NAME,
      locale: openGraph,
      title,
      description,
      url,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image.url] },
  };
}
