import { getLocale, getTranslations } from "next-intl/server";
import { Section } from "./section";
import { Avatar } from "@/components/ui/display/avatar";
import { loadPages } from "@/lib/i18n/messages";

/** Set this to false when the texts are your own customers' (docs/operations.md, "The public pages"). */
const ARE_EXAMPLES: boolean = true;

/** Testimonials, labeled as examples if they are. */
export async function Testimonials() {
  const [t, locale] = await Promise.all([getTranslations("landing.testimonials"), getLocale()]);
  const { testimonials } = await loadPages(locale);
  return (
    <Section
      id="testimonials"
      title={ARE_EXAMPLES ? t("examplesTitle") : t("title")}
      {...(ARE_EXAMPLES && { intro: t("examples") })}
    >
      <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {testimonials.map(({ name, trade, words }) => (
          <li key={name}>
            <figure>
              <blockquote className="max-w-[48ch] text-lg leading-snug">{words}</blockquote>
              <figcaption className="mt-4 flex items-center gap-2.5">
                <Avatar name={name} />
                <span className="leading-snug">
                  <b className="block">{name}</b>
                  <span className="text-sm text-muted">{trade}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
