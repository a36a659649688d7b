import type { CallCost } from "./call-costs";
import type { MainCall } from "./main-calls";

/** The most that a main call may cost. Whoever raises a figure says in the commit what readers get for it. */
export const CALL_COSTS: Record<MainCall, CallCost> = {
  updates: { statements: 3, sql: 7208, rows: 2795, buffers: 315, answer: 101218 },
  projects: { statements: 2, sql: 10687, rows: 3347, buffers: 257, answer: 19153 },
  project: { statements: 5, sql: 18271, rows: 3770, buffers: 159, answer: 7847 },
  tasks: { statements: 3, sql: 8228, rows: 3926, buffers: 150, answer: 2046 },
  comments: { statements: 3, sql: 4503, rows: 111, buffers: 34, answer: 304 },
};
