import { createECDH } from "node:crypto";
import { z } from "zod";
import { serviceUrl } from "./endpoint";

const MOST = 1_000;
const bytes = z
  .string("invalid")
  .max(100, "invalid")
  .regex(/^[\w+/-]+={0,2}$/, "invalid");
const endpoint = z.string("invalid").max(MOST, "invalid");

export const subscribeInput = z.object({
  endpoint: endpoint.refine((one) => serviceUrl(one) !== null, "pushServiceUnknown"),
  keys: z.object(
    {
      p256dh: bytes.transform(toBase64Url).refine(isPublicKey, "invalid"),
      auth: bytes
        .transform(toBase64Url)
        .refine((text) => Buffer.from(text, "base64url").length === 16, "invalid"),
    },
    "invalid",
  ),
});
export const unsubscribeInput = z.object({ endpoint });

export type SubscribeInput = z.output<typeof subscribeInput>;

function toBase64Url(text: string): string {
  return Buffer.from(text, "base64url").toString("base64url");
}

/** Whether it is a point of P-256: encrypting for another one throws. */
function isPublicKey(text: string): boolean {
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(text, "base64url"));
    return true;
  } catch {
    return false;
  }
}
