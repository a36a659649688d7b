type Place = "localStorage" | "sessionStorage";

/** The text that the browser stores under a name; null where there is none, or storage is blocked. */
export function storedText(name: string, place: Place = "localStorage"): string | null {
  try {
    return globalThis[place].getItem(name);
  } catch {
    return null;
  }
}

/** What was stored as JSON under a name; null where there is nothing, it is damaged, or storage is blocked. */
export function storedJson(name: string, place?: Place): unknown {
  try {
    return JSON.parse(storedText(name, place) ?? "null");
  } catch {
    return null;
  }
}

/** The names that begin like this; none where storage is blocked. */
export function storedNames(beginning: string, place: Place): string[] {
  try {
    return Object.keys(globalThis[place]).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Stores a text under a name; null forgets it. Changes nothing where storage is full or blocked: callers must do without. */
export function storeText(name: string, text: string | null, place: Place = "localStorage"): void {
  try {
    if (text === null) globalThis[place].removeItem(name);
    else globalThis[place].setItem(name, text);
  } catch {
    return;
  }
}
