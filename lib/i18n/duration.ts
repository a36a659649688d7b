/** Seconds as the length of a recording: 42 → "0:42", 3671 → "1:01:11". */
export function formatDuration(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const tail = `${hours > 0 ? twoDigits(minutes) : String(minutes)}:${twoDigits(rest)}`;
  return hours > 0 ? `${String(hours)}:${tail}` : tail;
}

/** Seconds as a running timer, mm:ss: 68 → "01:08", 4500 → "75:00". */
export function formatTimer(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  return `${twoDigits(hours * 60 + minutes)}:${twoDigits(rest)}`;
}

/** Rounds down, as a clock does: every length that somebody sees or hears. */
export function wholeSeconds(seconds: number): number {
  return Math.max(0, Math.floor(seconds));
}

function partsOf(seconds: number) {
  const whole = wholeSeconds(seconds);
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), rest: whole % 60 };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
