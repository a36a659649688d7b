import pino from "pino";
import { env } from "@/lib/env";
import { currentRequest } from "@/lib/request-context";

/** JSON lines on stdout. Within a request every line carries its id; secrets never get here, and what looks like one is cut. */
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
