/** What the phone measured of a recording: how long it is, and how loud each of up to 200 equal stretches of it, 0 to 100. */
export interface Measured {
  durationMs: number;
  peaks: number[];
}
