/** IANA name of the device's time zone; null if the browser reports none. */
export function deviceTimeZone(): string | null {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || null;
}
