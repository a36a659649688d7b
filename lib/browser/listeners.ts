/** Who is told when something outside of React has changed; `subscribe` is what useSyncExternalStore takes. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns a function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  notify(): void {
    this.#all.forEach((listener) => listener());
  }
}
