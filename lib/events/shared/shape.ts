/** A type without a value: what a catalogue entry declares only for the compiler. */
export interface Shape<T> {
  readonly of?: T;
}

export function shape<T>(): Shape<T> {
  return {};
}
