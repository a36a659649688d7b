import type { MetadataRoute } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LANGUAGE_RULES } from "@/lib/shared/language-rules";
import { paths } from "@/lib/shared/paths/paths";
import { shortcutPaths, STARTS } from "@/lib/shared/paths/shortcut-paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

/**
 * What a phone needs to install the product on its home screen, in the browser's language. Colors are the light theme's page and
 * surface; the pictures are those of `npm run landing-pictures`.
 */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const { pictures } = LANGUAGE_RULES[locale];
  return {
    id: paths.dashboard(),
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: t("common.description"),
    lang: locale,
    dir: "ltr",
    categories: ["business", "productivity"],
    scope: "/",
    start_url: paths.dashboard(),
    display: "standalone",
    background_color: "#f8f7f4",
    theme_color: "#ffffff",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: STARTS.map((start) => ({
      name: t(`manifest.${start}`),
      url: shortcutPaths.lastProject({ start }),
      icons: [{ src: "/icon-192.png", type: "image/png", sizes: "192x192" }],
    })),
    share_target: {
      action: shortcutPaths.share(),
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "files", accept: ["audio/*", "image/*"] }],
      },
    },
    screenshots: [
      {
        src: `/landing/app-narrow-${pictures}.webp`,
        type: "image/webp",
        sizes: "780x1688",
        form_factor: "narrow",
        label: t("manifest.narrow"),
      },
      {
        src: `/landing/app-wide-${pictures}.webp`,
        type: "image/webp",
        sizes: "1280x800",
        form_factor: "wide",
        label: t("manifest.wide"),
      },
    ],
  };
}
