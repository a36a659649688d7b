/** Where somebody stopped in a recording, in seconds, on this device. The newest ones are kept. */
const KEPT = 200;
/** Closer to an end than this is not worth coming back to, in seconds. */
const NEAR = 1;

type Places = [url: string, seconds: number][];

const read = new Map<string, Places>();

export function keptPlace(readerId: string, url: string): number {
  return placesOf(readerId).find(([known]) => known === url)?.[1] ?? 0;
}

/** Keeps a place; the start and the end are where one begins anyway. */
export function keepPlace(readerId: string, url: string, seconds: number, length: number): void {
  const others = placesOf(readerId).filter(([known]) => known !== url);
  const isBetween = seconds >= NEAR && seconds <= length - NEAR;
  const places: Places = isBetween ? [[url, Math.round(seconds * 10) / 10], ...others] : others;
  read.set(readerId, places.slice(0, KEPT));
}

/** Writes them to the device, where it lets us. */
export function storePlaces(readerId: string): void {
  try {
    localStorage.setItem(nameOf(readerId), JSON.stringify(placesOf(readerId)));
  } catch {
    // A full or forbidden storage: the places live as long as the page.
  }
}

function placesOf(readerId: string): Places {
  const known = read.get(readerId);
  if (known) return known;
  const stored = fromStorage(readerId);
  read.set(readerId, stored);
  return stored;
}

function fromStorage(readerId: string): Places {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(readerId)) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as unknown[]).filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}

function nameOf(readerId: string): string {
  return `listened:${readerId}`;
}
