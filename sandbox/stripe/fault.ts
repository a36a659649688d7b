/** An error as Stripe's API answers it. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; message: string; code?: string; param?: string; decline_code?: string },
  ) {
    super(body.message);
  }
}

export function badRequest(message: string, param?: string, code?: string): StripeFault {
  const more = { ...(param && { param }), ...(code && { code }) };
  return new StripeFault(400, { type: "invalid_request_error", message, ...more });
}

export function missing(kind: string, id: string): StripeFault {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFault(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    param: "id",
    message,
  });
}

export function declined(): StripeFault {
  const codes = { code: "card_declined", decline_code: "generic_decline" };
  return new StripeFault(402, { type: "card_error", ...codes, message: "Your card was declined." });
}
