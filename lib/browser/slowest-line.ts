/**
 * The slowest line, in bits a second, on which what is sent arrives: a part of an upload takes it 262 seconds, and servers end a body after
 * 300 (Node's `requestTimeout`).
 */
const SLOWEST = 32_000;

/**
 * How many milliseconds so many bytes may take. A browser tells how many the phone has taken to send, never how many have left it: on
 * such a line minutes pass between the two.
 */
export function sendingMs(bytes: number): number {
  return Math.ceil((bytes * 8 * 1000) / SLOWEST);
}
