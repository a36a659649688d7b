import { getLocale, getTranslations } from "next-intl/server";
import { Section } from "./section";
import { LANGUAGE_RULES } from "@/lib/shared/language-rules";

/** Two screens of the demo, photographed by `npm run landing-pictures`. */
export async function Screens() {
  const [t, locale] = await Promise.all([getTranslations("landing.screens"), getLocale()]);
  const { pictures } = LANGUAGE_RULES[locale];
  return (
    <Section id="screens" title={t("title")} intro={t("intro")}>
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div>
          <h3 className="title-section">{t("projectTitle")}</h3>
          <p className="mt-1.5 max-w-[44ch] text-muted">{t("projectBody")}</p>
          <div className="mx-auto mt-6 w-full max-w-[19.5rem] overflow-hidden rounded-[34px] border-[7px] border-ink bg-ink shadow-float lg:mx-0 dark:border-line dark:bg-line">
            <Picture
              name={`project-light-${pictures}`}
              of="project"
              alt={t("projectAlt")}
              className="dark:hidden"
            />
            <Picture
              name={`project-dark-${pictures}`}
              of="project"
              alt={t("projectAlt")}
              className="hidden dark:block"
            />
          </div>
        </div>
        <div>
          <h3 className="title-section">{t("sheetTitle")}</h3>
          <p className="mt-1.5 max-w-[44ch] text-muted">{t("sheetBody")}</p>
          <div className="mt-6 max-w-[34rem] overflow-hidden rounded-xs border border-line bg-white p-4 shadow-float">
            <Picture name="sheet" of="sheet" alt={t("sheetAlt")} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The size on the page, and the greatest width, in CSS pixels. */
const SIZES = {
  project: { width: 390, height: 844, sizes: "300px" },
  sheet: { width: 816, height: 932, sizes: "(min-width: 640px) 544px, calc(100vw - 34px)" },
};

interface PictureProps {
  name: string;
  of: keyof typeof SIZES;
  alt: string;
  className?: string;
}

/** A picture in two sizes, so that the browser loads the one that fits the screen. A hidden picture is not loaded. */
function Picture({ name, of, alt, className }: PictureProps) {
  const { width, height, sizes } = SIZES[of];
  return (
    <img
      src={`/landing/${name}-small.avif`}
      srcSet={`/landing/${name}-small.avif ${width}w, /landing/${name}-large.avif ${width * 2}w`}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
