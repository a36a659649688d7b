import pino from "pino";
import { env } from "@/lib/env";
import { currentRequest } from "@/lib/request-context";

/** JSON lines on stdout. Lines within a request carry its id. Secrets are never logged; fields named like one are redacted too. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => {
    const request = currentRequest();
    return request ? { requestId: request.id } : {};
  },
  redact: [
    "password",
    "newPassword",
    "token",
    "adminKey",
    "cookie",
    "*.password",
    "*.newPassword",
    "*.token",
    "*.adminKey",
    "*.cookie",
  ],
});
