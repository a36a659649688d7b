/**
 * Calls `see` when it begins, and whenever the element comes into sight or leaves it. On a busy page the browser tells several of
 * these at once, of which only the last is true. Returns a function that ends it.
 */
export function watchSight(
  element: Element,
  see: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (entry) see(entry);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
