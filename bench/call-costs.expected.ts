import type { CallCost } from "./call-costs";
import type { MainCall } from "./main-calls";

/** The most that a main call may cost. A commit that raises a figure says what readers get for it. */
export const CALL_COSTS: Record<MainCall, CallCost> = {
  updatesKept: { statements: 1, sql: 3367, rows: 40, buffers: 15, answer: 103474 },
  updates: { statements: 4, sql: 10607, rows: 1909, buffers: 366, answer: 103474 },
  unchanged: { statements: 1, sql: 3367, rows: 40, buffers: 15, answer: 0 },
  projects: { statements: 2, sql: 13549, rows: 3147, buffers: 245, answer: 19453 },
  projectsKept: { statements: 1, sql: 1632, rows: 315, buffers: 13, answer: 19453 },
  project: { statements: 4, sql: 21064, rows: 2557, buffers: 136, answer: 7877 },
  tasks: { statements: 2, sql: 9032, rows: 1164, buffers: 154, answer: 2121 },
  comments: { statements: 2, sql: 4650, rows: 53, buffers: 34, answer: 316 },
};
