import type { CallCost } from "./call-costs";
import type { MainCall } from "./main-calls";

/** The most that a main call may cost. Whoever raises a figure says in the commit what readers get for it. */
export const CALL_COSTS: Record<MainCall, CallCost> = {
  updates: { statements: 3, sql: 7208, rows: 2294, buffers: 319, answer: 101218 },
  projects: { statements: 2, sql: 10687, rows: 3079, buffers: 254, answer: 19153 },
  project: { statements: 5, sql: 18271, rows: 2736, buffers: 146, answer: 7847 },
  tasks: { statements: 3, sql: 8228, rows: 1659, buffers: 134, answer: 2046 },
  comments: { statements: 3, sql: 4503, rows: 52, buffers: 33, answer: 304 },
};
