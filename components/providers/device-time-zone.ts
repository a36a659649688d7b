/** IANA name of the device's time zone; null where the browser tells none. */
export function deviceTimeZone(): string | null {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || null;
}
