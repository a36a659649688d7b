/** Formatters are cached: creating one costs a hundred times as much as using it, and a page formats hundreds of times. */
const MAX_FORMATTERS = 500;

/** Makes each formatter once. Bounded, because clients send the names of time zones, in any mix of upper and lower case. */
export function memoize<A extends unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = made.get(key);
    if (known) return known;
    if (made.size >= MAX_FORMATTERS) made.clear();
    const formatter = make(...args);
    made.set(key, formatter);
    return formatter;
  };
}
