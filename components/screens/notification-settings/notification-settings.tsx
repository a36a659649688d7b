"use client";

import { Bell, BellOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { ChannelNotes, type ChannelNotesProps, ChannelTable } from "./channel-table";
import { type Change, usePreferences } from "./use-preferences";
import { TextField } from "@/components/form/fields";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { TimeText } from "@/components/providers/time-text";
import { useLongDates } from "@/components/providers/use-long-dates";
import { usePushHere } from "@/components/shell/push/use-push-here";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { Switch } from "@/components/ui/input/switch";
import { Section } from "@/components/ui/text/section";
import { type Mute, MUTES } from "@/lib/notifications/shared/preferences";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";

interface NotificationSettingsProps extends Omit<ChannelNotesProps, "onChange"> {
  projects: { id: string; name: string }[];
  /** Why no email comes, if none does. */
  noEmail: ReactNode;
}

/** Which notifications reach the reader, and how: saved at each press. */
export function NotificationSettings({
  preferences: initial,
  runsBusiness,
  ownsBusiness,
  projects,
  noEmail,
}: NotificationSettingsProps) {
  const t = useTranslations("notificationSettings");
  const { preferences, isSaved, change, mute } = usePreferences(initial, t("failed"));
  const table = { preferences, runsBusiness, onChange: change };
  return (
    <>
      <p role="status" className="-mt-8 mb-4 h-8 text-right font-strong text-ok">
        {isSaved && t("saved")}
      </p>
      <ChannelTable {...table} />
      {noEmail}
      <ChannelNotes {...table} ownsBusiness={ownsBusiness} />
      <PushHere
        pushKey={preferences.pushKey}
        pushEndpoint={initial.pushEndpoint}
        showsText={preferences.showsText}
        onShowText={(showsText) => change({ showsText })}
      />
      <QuietHours hours={preferences.quietHours} onChange={change} />
      {projects.length > 0 && <MutedProjects projects={projects} mutes={preferences.mutes} onMute={mute} />}
    </>
  );
}

type Hours = NonNullable<DeliveryPreferencesView["quietHours"]>;
type Times = Pick<Hours, "from" | "to">;
const FIRST: Hours = { from: "18:00", to: "06:30", weekends: true };

/** When nothing is pushed or mailed at once. */
function QuietHours({ hours, onChange }: { hours: Hours | null; onChange: (change: Change) => void }) {
  const t = useTranslations("notificationSettings");
  /** Times that are not saved: one that is being typed is empty until it is whole, and two differ. */
  const [typed, setTyped] = useState<Partial<Hours>>({});
  const shown = { ...FIRST, ...hours, ...typed };
  const areEqual = shown.from === shown.to;
  const set = (part: Partial<Hours>) => {
    const next = { ...shown, ...part };
    const isWhole = next.from !== "" && next.to !== "" && next.from !== next.to;
    setTyped(isWhole ? {} : { ...typed, ...part });
    if (isWhole) onChange({ quietHours: next });
  };
  const form = useRef<HTMLFormElement>(null);
  // Both at once: the second would be set beside the first's former time.
  const setText = () => {
    if (form.current) set(Object.fromEntries(new FormData(form.current)) as Times);
  };
  useKeepEarlyInput(form, { from: { text: shown.from, setText }, to: { text: shown.to, setText } });
  return (
    <section aria-labelledby="quiet-hours" className="mt-9">
      <div className="flex min-h-12 items-center justify-between gap-4">
        <h2 id="quiet-hours" className="title-section">
          {t("quiet")}
        </h2>
        <Switch
          aria-labelledby="quiet-hours"
          checked={hours !== null}
          onChange={() => {
            setTyped({});
            onChange({ quietHours: hours ? null : FIRST });
          }}
        />
      </div>
      <p className="text-sm text-muted">{t("quietHint")}</p>
      {hours && (
        <>
          <form ref={form} className="mt-4 grid grid-cols-2 gap-3">
            {(["from", "to"] as const).map((end) => (
              <TextField
                key={end}
                name={end}
                type="time"
                label={t(end)}
                value={shown[end]}
                aria-invalid={areEqual}
                onChange={({ target }) => set({ [end]: target.value })}
                onBlur={() => {
                  if (shown[end] === "") setTyped({});
                }}
              />
            ))}
          </form>
          {areEqual && (
            <Alert tone="danger" className="mt-3">
              {t("equalTimes")}
            </Alert>
          )}
          <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3">
            <Checkbox checked={shown.weekends} onChange={() => set({ weekends: !shown.weekends })} />
            {t("weekends")}
          </label>
        </>
      )}
    </section>
  );
}

interface PushHereProps extends Pick<DeliveryPreferencesView, "pushKey" | "pushEndpoint" | "showsText"> {
  onShowText: (showsText: boolean) => void;
}

/** Turns pushes to this browser on and off. */
function PushHere({ showsText, onShowText, ...push }: PushHereProps) {
  const t = useTranslations("notificationSettings.push");
  const { state, press, isPending, sheet } = usePushHere(push);
  return (
    <Section title={t("title")} className="mt-9">
      <p className="mt-1 text-sm text-muted">{state && t(state)}</p>
      {press && (
        <Button variant="secondary" className="mt-3 max-sm:w-full" pending={isPending} onClick={press}>
          {t(state === "on" ? "turnOff" : "turnOn")}
        </Button>
      )}
      {push.pushKey !== null && (
        <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3">
          <Checkbox checked={showsText} onChange={() => onShowText(!showsText)} />
          {t("showsText")}
        </label>
      )}
      {sheet}
    </Section>
  );
}

interface MutedProjectsProps {
  projects: { id: string; name: string }[];
  mutes: DeliveryPreferencesView["mutes"];
  onMute: (projectId: string, until: Mute | null) => void;
}

/** The reader's projects, each of which they can mute. */
function MutedProjects({ projects, mutes, onMute }: MutedProjectsProps) {
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
