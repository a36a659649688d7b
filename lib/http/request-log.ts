import { redactPath } from "./redact-path";
import { log } from "@/lib/kernel/log";

interface Done {
  method: string;
  path: string;
  status: number;
  /** `performance.now()` at the start of the request. */
  started: number;
  action?: string;
  code?: string;
}

/** Logs the one line of each request. */
export function logRequest({ path, started, ...done }: Done): void {
  log.info({ ...done, path: redactPath(path), ms: Math.round(performance.now() - started) }, "request");
}
