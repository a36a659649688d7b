import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TimeText } from "@/components/providers/time-text";
import { useLongDates } from "@/components/providers/use-long-dates";
import { Button } from "@/components/ui/input/button";
import { Section } from "@/components/ui/text/section";
import { type Mute, MUTES } from "@/lib/notifications/shared/preferences";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";

interface MutedProjectsProps {
  projects: { id: string; name: string }[];
  mutes: DeliveryPreferencesView["mutes"];
  onMute: (projectId: string, until: Mute | null) => void;
}

/** The reader's projects, each of which they can mute. */
export function MutedProjects({ projects, mutes, onMute }: MutedProjectsProps) {
  const t = useTranslations("notificationSettings");
  const [choosing, setChoosing] = useState<string | null>(null);
  const { weekdayTime } = useLongDates();
  return (
    <Section title={t("projects")} className="mt-9">
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {projects.map(({ id, name }) => {
          const mute = mutes.find(({ projectId }) => projectId === id);
          const until = mute?.until ? t("mutedUntil", { time: weekdayTime(mute.until) }) : t("muted");
          return (
            <li key={id} className="py-2.5">
              <div className="flex min-h-14 items-center gap-3">
                <div className="min-w-0 flex-1 leading-snug">
                  <p className="font-bold wrap-anywhere">{name}</p>
                  <p className="text-sm text-muted">{mute ? <TimeText>{until}</TimeText> : t("asAbove")}</p>
                </div>
                {mute ? (
                  <Button variant="secondary" className="bg-sunk" onClick={() => onMute(id, null)}>
                    <Bell aria-hidden className="size-5" />
                    {t("unmute")}
                    <span className="sr-only">{name}</span>
                  </Button>
                ) : (
                  <Button
                    variant="secondary"
                    aria-expanded={choosing === id}
                    onClick={() => setChoosing(choosing === id ? null : id)}
                  >
                    <BellOff aria-hidden className="size-5" />
                    {t("mute")}
                    <span className="sr-only">{name}</span>
                  </Button>
                )}
              </div>
              {choosing === id && !mute && (
                <div className="mt-1 mb-1.5 flex flex-wrap gap-2">
                  {MUTES.map((one) => (
                    <Button
                      key={one}
                      variant="secondary"
                      size="sm"
                      onClick={() => {
                        setChoosing(null);
                        onMute(id, one);
                      }}
                    >
                      {t(`until.${one}`)}
                    </Button>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
