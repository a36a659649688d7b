import type { CallCost } from "./call-costs";
import type { MainCall } from "./main-calls";

/** The most that a main call may cost. Whoever raises a figure says in the commit what readers get for it. */
export const CALL_COSTS: Record<MainCall, CallCost> = {
  updates: { statements: 3, sql: 8063, rows: 3008, buffers: 315, answer: 101218 },
  projects: { statements: 2, sql: 10104, rows: 3398, buffers: 301, answer: 19153 },
  project: { statements: 5, sql: 17691, rows: 3850, buffers: 166, answer: 7847 },
  tasks: { statements: 3, sql: 8153, rows: 3926, buffers: 150, answer: 2046 },
  comments: { statements: 3, sql: 4366, rows: 111, buffers: 34, answer: 304 },
};
