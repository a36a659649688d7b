import { Bell, Lock, Mail, Smartphone } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { Change } from "./use-preferences";
import { createDates } from "@/lib/i18n/dates";
import { Checkbox } from "@/components/ui/input/checkbox";
import { type Channel, type Channels, PREFERENCE_ROWS } from "@/lib/notifications/shared/preferences";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";

const COLUMNS = [
  { channel: "app", icon: Bell },
  { channel: "push", icon: Smartphone },
  { channel: "email", icon: Mail },
] as const;

type Row = (typeof PREFERENCE_ROWS)[number];

interface ChannelTableProps {
  preferences: DeliveryPreferencesView;
  /** Those who run no business are told nothing of one. */
  runsBusiness: boolean;
  onChange: (change: Change) => void;
}

export interface ChannelNotesProps extends ChannelTableProps {
  /** Weekly reports are mailed to owners alone. */
  ownsBusiness: boolean;
}

/** Which kinds come by which way: a box of 56 px for each, or a lock for what nobody can choose. */
export function ChannelTable({ preferences, runsBusiness, onChange }: ChannelTableProps) {
  const t = useTranslations("notificationSettings");
  const rows = PREFERENCE_ROWS.filter(({ row }) => runsBusiness || (row !== "business" && row !== "people"));
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="pb-2 align-bottom text-lg font-bold wrap-anywhere">
            {t("kind")}
          </th>
          {COLUMNS.map(({ channel, icon: Icon }) => (
            <th key={channel} scope="col" className="w-[17%] pb-2 text-sm font-strong text-muted">
              <Icon aria-hidden className="mx-auto mb-0.5 size-5.5" />
              <span className="block text-center wrap-anywhere">{t(`channel.${channel}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {rows.map((row) => (
          <tr key={row.row}>
            <th scope="row" className="py-2 pr-2 leading-snug font-bold wrap-anywhere">
              {t(`row.${row.row}.name`)}
              <span className="block text-sm font-normal text-muted">{t(`row.${row.row}.hint`)}</span>
            </th>
            {COLUMNS.map(({ channel }) => (
              <td key={channel} className="p-0">
                <Cell row={row} channel={channel} preferences={preferences} onChange={onChange} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  row,
  channel,
  preferences,
  onChange,
}: Omit<ChannelTableProps, "runsBusiness"> & { row: Row; channel: Channel }) {
  const t = useTranslations("notificationSettings");
  const name = `${t(`row.${row.row}.name`)}: ${t(`channel.${channel}`)}`;
  const isLocked = row.kinds.every((kind) => preferences.locked[kind]?.includes(channel));
  if (isLocked)
    return (
      <span className="relative mx-auto grid h-14 max-w-14 place-items-center">
        <Lock aria-hidden className="size-5 text-muted" />
        <span className="sr-only">{t("always", { name })}</span>
      </span>
    );
  const isOn = row.kinds.some((kind) => {
    const chosen = preferences.kinds[kind][channel];
    return chosen === true || chosen === "daily" || chosen === "immediately";
  });
  const toggle = () => {
    const value: Partial<Channels> =
      channel === "email" ? { email: isOn ? "never" : "daily" } : { [channel]: !isOn };
    onChange({ kinds: Object.fromEntries(row.kinds.map((kind) => [kind, value])) });
  };
  return (
    <label className="relative mx-auto grid h-14 max-w-14 cursor-pointer place-items-center">
      <Checkbox checked={isOn} onChange={toggle} />
      <span className="sr-only">{name}</span>
    </label>
  );
}

/** What the locks and the emails mean, whether mentions come at once, and weekly reports at all. */
export function ChannelNotes({ preferences, runsBusiness, ownsBusiness, onChange }: ChannelNotesProps) {
  const t = useTranslations("notificationSettings");
  const { email } = preferences.kinds.mention;
  const { time } = createDates({ locale: useLocale(), timeZone: "UTC" });
  return (
    <div className="mt-4 grid gap-2 text-sm text-muted">
      {runsBusiness && (
        <p className="flex gap-3">
          <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {t("lockedWhy")}
        </p>
      )}
      <p className="flex gap-3">
        <Mail aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {t("digest", { time: time("2026-01-01T06:00:00Z") })}
      </p>
      {email !== "never" && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base text-ink">
          <Checkbox
            checked={email === "immediately"}
            onChange={() =>
              onChange({ kinds: { mention: { email: email === "daily" ? "immediately" : "daily" } } })
            }
          />
          {t("mentionsAtOnce")}
        </label>
      )}
      {ownsBusiness && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base text-ink">
          <Checkbox
            checked={preferences.weeklyReports}
            onChange={() => onChange({ weeklyReports: !preferences.weeklyReports })}
          />
          {t("weeklyReports")}
        </label>
      )}
    </div>
  );
}
