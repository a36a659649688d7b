import Star from "lucide-react/icons/star";
import { getTranslations } from "next-intl/server";
import { Avatar } from "@/components/ui/avatar";
import { Section } from "./section";

const STARS = [1, 2, 3, 4, 5];

export async function Testimonials() {
  const t = await getTranslations("landing.testimonials");
  const voices = [
    { name: t("firstName"), trade: t("firstTrade"), words: t("firstWords") },
    { name: t("secondName"), trade: t("secondTrade"), words: t("secondWords") },
    { name: t("thirdName"), trade: t("thirdTrade"), words: t("thirdWords") },
  ];
  return (
    <Section id="testimonials" title={t("title")}>
      <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {voices.map(({ name, trade, words }) => (
          <li key={name}>
            <figure>
              <Rating label={t("rating", { stars: STARS.length })} />
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

function Rating({ label }: { label: string }) {
  return (
    <p role="img" aria-label={label} className="flex gap-1 text-accent">
      {STARS.map((star) => (
        <Star key={star} aria-hidden className="size-5 fill-current stroke-accent-text" strokeWidth={1.25} />
      ))}
    </p>
  );
}
