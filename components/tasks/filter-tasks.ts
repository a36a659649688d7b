/** From how many tasks on the list has a filter. */
export const FILTER_FROM = 12;

/** Whether a name contains what was typed, without regard to case, accents and spaces around it. */
export function matchesFilter(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed.trim()));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
