import { getTranslations } from "next-intl/server";
import { Section } from "./section";
import { TimelineMarker } from "@/components/shell/timeline-marker";

/** The three steps on the plumb line: vertical on phones, horizontal on desktops. `isBilled` says whether businesses pay. */
export async function Steps({ isBilled }: { isBilled: boolean }) {
  const t = await getTranslations("landing.steps");
  const steps = [
    { title: t("businessTitle"), body: t(isBilled ? "businessBody" : "businessFree") },
    { title: t("inviteTitle"), body: t("inviteBody") },
    { title: t("trackTitle"), body: t("trackBody") },
  ];
  return (
    <Section id="how" title={t("title")} intro={t("intro")} className="bg-surface">
      <ol className="relative grid gap-8 pl-7.5 before:absolute before:top-1 before:bottom-0 before:left-[9px] before:w-0.5 before:bg-line lg:grid-cols-3 lg:gap-10 lg:pt-9 lg:pl-0 lg:before:inset-x-0 lg:before:top-[9px] lg:before:bottom-auto lg:before:h-0.5 lg:before:w-full">
        {steps.map(({ title, body }, index) => (
          <li key={title} className="relative">
            <TimelineMarker
              isHighlighted={index === 0}
              className="absolute top-1 -left-7 mt-0 bg-surface lg:-top-8.5 lg:left-0"
            />
            <h3 className="title-section">
              <span className="text-muted">{index + 1}. </span>
              {title}
            </h3>
            <p className="mt-1.5 max-w-[38ch] text-muted">{body}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
