import { JsonLd } from "@/components/ui/text/json-ld";
import type { ShownItemView } from "@/lib/help/view";

/** The questions as structured data for search engines (schema.org FAQPage). */
export function FaqData({ faqs }: { faqs: ShownItemView[] }) {
  const mainEntity = faqs.map(({ title, words, language }) => ({
    "@type": "Question",
    name: title,
    inLanguage: language,
    acceptedAnswer: { "@type": "Answer", text: words },
  }));
  return <JsonLd data={{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }} />;
}
