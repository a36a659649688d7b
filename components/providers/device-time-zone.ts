/** IANA name of the device's time zone; null if the browser does not tell. */
export function deviceTimeZone(): string | null {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || null;
}
