import { useLocale, useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { SelectField } from "@/components/form/fields";
import { deviceTimeZone } from "@/components/providers/time-zone-provider";
import { useInBrowser } from "@/components/providers/use-store";
import { createFormat } from "@/lib/i18n/format";
import { DEFAULT_TIME_ZONE } from "@/lib/i18n/locale";

interface TimeZoneFieldProps {
  /** Null for the device's. */
  chosen: string | null;
  error: string | undefined;
}

/** The device's time zone, or any that the browser supports. Rendered in the browser, since the server knows neither. */
export function TimeZoneField({ chosen, error }: TimeZoneFieldProps) {
  const t = useTranslations("settings.preferences");
  // Removing the selected option would change the selection: keep the first one after another has been saved.
  const [first] = useState(chosen);
  const [value, setValue] = useState(chosen ?? "");
  const isBrowser = useInBrowser(() => true, false);
  const device = isBrowser ? deviceTimeZone() : null;
  const time = useClock(isBrowser ? value || device : null);
  // Keeps what was chosen before hydration.
  const readChoice = useCallback((select: HTMLSelectElement | null) => {
    if (select) setValue(select.value);
  }, []);
  return (
    <SelectField
      ref={readChoice}
      name="timeZone"
      label={t("timeZone")}
      hint={time === null ? t("timeZoneHint") : `${t("timeZoneHint")} ${t("timeZoneNow", { time })}`}
      error={error}
      defaultValue={value}
      onChange={(event) => setValue(event.target.value)}
    >
      <option value="">{device === null ? t("asDevice") : t("asDeviceNamed", { zone: device })}</option>
      {first !== null && <option value={first}>{first.replaceAll("_", " ")}</option>}
      {isBrowser && <Zones without={first} />}
    </SelectField>
  );
}

function Zones({ without }: { without: string | null }) {
  const names = [DEFAULT_TIME_ZONE, ...Intl.supportedValuesOf("timeZone")].filter((name) => name !== without);
  return zonesByRegion(names).map((region) => {
    const options = region.zones.map(({ name, label }) => (
      <option key={name} value={name}>
        {label}
      </option>
    ));
    return region.name === "" ? (
      options
    ) : (
      <optgroup key={region.name} label={region.name}>
        {options}
      </optgroup>
    );
  });
}

/** The current time in the zone. */
function useClock(timeZone: string | null): string | null {
  const locale = useLocale();
  return timeZone === null ? null : createFormat({ locale, timeZone }).time(new Date());
}

/** A region with its time zones, as a list shows them. */
interface Region {
  /** Empty for zones of no region, such as UTC. */
  name: string;
  zones: { name: string; label: string }[];
}

/** Sorts IANA names by region: "America/Mexico_City" becomes "Mexico City" under "America". */
export function zonesByRegion(names: string[]): Region[] {
  const regions = new Map<string, Region>();
  for (const name of [...new Set(names)].sort()) {
    const [first = "", ...rest] = name.split("/");
    const region = rest.length === 0 ? "" : first;
    const label = (rest.length === 0 ? first : rest.join(", ")).replaceAll("_", " ");
    const known = regions.get(region) ?? { name: region, zones: [] };
    regions.set(region, { ...known, zones: [...known.zones, { name, label }] });
  }
  return [...regions.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
