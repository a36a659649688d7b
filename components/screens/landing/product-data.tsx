import { getLocale, getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/ui/text/json-ld";
import { PRICING, PRODUCT_NAME } from "@/lib/shared/product";

interface ProductDataProps {
  /** Absolute addresses of the page and of its picture. */
  url: string;
  image: string;
  /** Whether businesses pay. */
  isBilled: boolean;
}

/** The product and its prices for search engines (schema.org SoftwareApplication). No ratings: the page's are examples. */
export async function ProductData({ url, image, isBilled }: ProductDataProps) {
  const [t, locale] = await Promise.all([getTranslations("landing"), getLocale()]);
  const offer = (name: string, cents: number) => ({
    "@type": "Offer",
    name,
    price: (cents / 100).toFixed(2),
    priceCurrency: PRICING.currency,
    url: `${url}#pricing`,
  });
  const data = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: PRODUCT_NAME,
    description: t(isBilled ? "metaDescription" : "metaFree"),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: locale,
    url,
    image,
    offers: [
      ...(isBilled
        ? [offer(t("pricing.monthly"), PRICING.monthlyCents), offer(t("pricing.yearly"), PRICING.yearlyCents)]
        : []),
      offer(t("pricing.freeName"), 0),
    ],
  };
  return <JsonLd data={data} />;
}
