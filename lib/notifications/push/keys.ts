import { env } from "@/lib/kernel/env";

/** With which this installation signs its pushes; null where push is not set up. */
export function pushKeys(): { publicKey: string; privateKey: string } | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}
