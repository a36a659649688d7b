/** Formatters that are kept: making one costs a hundred times what using it does, and a page shows hundreds of times. */
const MOST_KEPT = 500;

/** Makes each formatter once. Bounded, because clients send the names of time zones, in any mix of upper and lower case. */
export function kept<A extends unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = made.get(key);
    if (known) return known;
    if (made.size >= MOST_KEPT) made.clear();
    const formatter = make(...args);
    made.set(key, formatter);
    return formatter;
  };
}
