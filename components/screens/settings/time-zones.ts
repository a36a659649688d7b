/** A region with its time zones, as a list shows them. */
export interface Region {
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
