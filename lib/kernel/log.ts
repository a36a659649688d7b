import pino from "pino";
import { env } from "./env";
import { currentRequest } from "./request-context";

/** Lines that come while others are written are written together: a write for each would be a tenth of a short request. */
const stdout = pino.destination({ dest: 1, sync: false });

/** JSON lines on stdout. Lines within a request carry its id. Secrets are never logged; fields named like one are redacted too. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.id } : {};
    },
    redact: ["password", "newPassword", "token", "adminKey", "cookie"].flatMap((name) => [name, `*.${name}`]),
  },
  stdout,
);
