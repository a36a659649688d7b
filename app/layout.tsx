import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ClientProviders } from "@/components/providers/client-providers";
import { EarlyPressScript } from "@/components/shell/early-press-script";
import { OutdatedNotice } from "@/components/shell/ended/failed-page";
import { Toaster } from "@/components/shell/toaster";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";
import { fontVariables } from "./fonts";
import "./globals.css";

/**
 * A phone's keyboard resizes the page, so that what is fixed at the bottom stays above it. The colors are those of the top bar in
 * the light and the dark theme.
 */
export const viewport: Viewport = {
  interactiveWidget: "resizes-content",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#1a1e27" },
  ],
};

/** The title of every page, in the reader's language. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return {
    title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
    description: t("description"),
    applicationName: PRODUCT_NAME,
    formatDetection: { telephone: false },
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "16x16 32x32 48x48" },
        { url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      ],
      apple: { url: "/apple-touch-icon.png", type: "image/png", sizes: "180x180" },
    },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, sent, t] = await Promise.all([getLocale(), headers(), getTranslations()]);
  const nonce = sent.get("x-nonce") ?? undefined;
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body>
        <EarlyPressScript nonce={nonce} />
        <ClientProviders
          nonce={nonce}
          failureTexts={{
            title: t("errorPages.title"),
            body: t("errorPages.body"),
            retry: t("errorPages.retry"),
            home: t("errorPages.home"),
            homeHref: paths.landing(),
            retryClass: buttonVariants(),
            homeClass: buttonVariants({ variant: "secondary" }),
            offline: t("common.offline"),
            unexpected: t("common.unexpected"),
            outdatedTitle: t("errorPages.outdatedTitle"),
            outdated: t("errorPages.outdated"),
            outdatedKept: t("errorPages.outdatedKept"),
            reload: t("errorPages.reload"),
          }}
        >
          {children}
          <OutdatedNotice />
          <Toaster texts={{ region: t("toast.region", { hotkey: "F8" }), close: t("toast.close") }} />
        </ClientProviders>
      </body>
    </html>
  );
}
