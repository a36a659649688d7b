import { redactPath } from "./redact-path";
import { log } from "@/lib/log";

interface Done {
  method: string;
  path: string;
  status: number;
  /** What `performance.now()` said at its beginning. */
  started: number;
  action?: string;
  code?: string;
}

/** The one line that each request leaves. */
export function logRequest({ path, started, ...done }: Done): void {
  log.info({ ...done, path: redactPath(path), ms: Math.round(performance.now() - started) }, "request");
}
