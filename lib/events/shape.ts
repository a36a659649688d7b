/** A type without a value: what an entry of a catalogue declares for the compiler alone. */
export interface Shape<T> {
  readonly of?: T;
}

export function shape<T>(): Shape<T> {
  return {};
}
