import { useTranslations } from "next-intl";
import type { Change } from "./use-preferences";
import { TextField } from "@/components/form/fields";
import { Checkbox } from "@/components/ui/input/checkbox";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";

type Hours = NonNullable<DeliveryPreferencesView["quietHours"]>;
const FIRST: Hours = { from: "18:00", to: "06:30", weekends: true };

interface QuietHoursProps {
  hours: Hours | null;
  onChange: (change: Change) => void;
}

/** When nothing is pushed or mailed at once. */
export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const t = useTranslations("notificationSettings");
  const set = (part: Partial<Hours>) => {
    const next = { ...FIRST, ...hours, ...part };
    // A time that is being typed is empty until it is whole.
    if (next.from && next.to && next.from !== next.to) onChange({ quietHours: next });
  };
  return (
    <section aria-labelledby="quiet-hours" className="mt-9">
      <div className="flex min-h-12 items-center justify-between gap-4">
        <h2 id="quiet-hours" className="title-section">
          {t("quiet")}
        </h2>
        <input
          type="checkbox"
          role="switch"
          aria-checked={hours !== null}
          aria-labelledby="quiet-hours"
          checked={hours !== null}
          onChange={() => onChange({ quietHours: hours ? null : FIRST })}
          className="relative h-8 w-13 shrink-0 cursor-pointer appearance-none rounded-full bg-muted after:absolute after:top-1 after:left-1 after:size-6 after:rounded-full after:bg-surface checked:bg-ok checked:after:left-6"
        />
      </div>
      <p className="text-sm text-muted">{t("quietHint")}</p>
      {hours && (
        <>
          <div className="mt-4 grid grid-cols-2 gap-3">
            {(["from", "to"] as const).map((end) => (
              <TextField
                key={end}
                name={end}
                type="time"
                label={t(end)}
                defaultValue={hours[end]}
                onChange={({ target }) => set({ [end]: target.value })}
              />
            ))}
          </div>
          <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3">
            <Checkbox checked={hours.weekends} onChange={() => set({ weekends: !hours.weekends })} />
            {t("weekends")}
          </label>
        </>
      )}
    </section>
  );
}
