import Star from "lucide-react/icons/star";
import { getLocale, getTranslations } from "next-intl/server";
import { Avatar } from "@/components/ui/avatar";
import { Section } from "./section";
import { TESTIMONIALS } from "./testimonial-texts";

const STARS = [1, 2, 3, 4, 5];

/** What customers say; examples say that they are. */
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
        {texts[locale].map(({ name, trade, words, stars }) => (
          <li key={name}>
            <figure>
              <Rating
                stars={stars}
                label={areExamples ? t("exampleRating", { stars }) : t("rating", { stars })}
              />
              <blockquote className="mt-3 max-w-[48ch] text-lg leading-snug">{words}</blockquote>
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

function Rating({ stars, label }: { stars: number; label: string }) {
  return (
    <p role="img" aria-label={label} className="flex gap-1 text-accent">
      {STARS.slice(0, stars).map((star) => (
        <Star key={star} aria-hidden className="size-5 fill-current stroke-accent-text" strokeWidth={1.25} />
      ))}
    </p>
  );
}
