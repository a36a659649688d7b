import { Building2, KeyRound, Mic, Radio, ShieldCheck, Smartphone } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Section } from "./section";

export async function Features() {
  const t = await getTranslations("landing.features");
  const features = [
    { icon: Mic, title: t("voiceTitle"), body: t("voiceBody") },
    { icon: Smartphone, title: t("mobileTitle"), body: t("mobileBody") },
    { icon: KeyRound, title: t("teamTitle"), body: t("teamBody") },
    { icon: Radio, title: t("liveTitle"), body: t("liveBody") },
    { icon: Building2, title: t("businessesTitle"), body: t("businessesBody") },
    { icon: ShieldCheck, title: t("privateTitle"), body: t("privateBody") },
  ];
  return (
    <Section id="features" title={t("title")} intro={t("intro")}>
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, body }) => (
          <li key={title}>
            <Icon aria-hidden className="size-7 text-accent-text" strokeWidth={1.75} />
            <h3 className="mt-3 title-section">{title}</h3>
            <p className="mt-1.5 max-w-[38ch] text-muted">{body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
