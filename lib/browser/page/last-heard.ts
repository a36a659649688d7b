let at = Date.now();

/** When the server last answered a read, or sent something in the event stream; at first, when the page was loaded. */
export function lastHeard(): number {
  return at;
}

export function noteHeard(): void {
  at = Date.now();
}
