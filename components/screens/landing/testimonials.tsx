import { getLocale, getTranslations } from "next-intl/server";
import { Section } from "./section";
import { TESTIMONIALS } from "./testimonial-texts";
import { Avatar } from "@/components/ui/display/avatar";

/** Testimonials, labeled as examples if they are. */
export async function Testimonials() {
  const [t, locale] = await Promise.all([getTranslations("landing.testimonials"), getLocale()]);
  const { areExamples, texts } = TESTIMONIALS;
  return (
    <Section
      id="testimonials"
      title={areExamples ? t("examplesTitle") : t("title")}
      {...(areExamples && { intro: t("examples") })}
    >
      <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {texts[locale].map(({ name, trade, words }) => (
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
