/** Who is told when something outside of React has changed; `subscribe` is what useSyncExternalStore takes. */
export class Listeners<Told extends unknown[] = []> {
  readonly #all = new Set<(...told: Told) => void>();

  /** Returns a function that ends it. */
  readonly subscribe = (listener: (...told: Told) => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  notify(...told: Told): void {
    this.#all.forEach((listener) => listener(...told));
  }
}
