/** What the phone measured of a recording: its duration, and the loudness of up to 200 equal stretches, 0 to 100. */
export interface Measured {
  durationMs: number;
  peaks: number[];
}
