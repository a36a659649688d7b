import { env } from "@/lib/kernel/env";
import { AppError } from "@/lib/shared/errors";

/** With which this installation signs its pushes; null where push is not set up. */
export function pushKeys(): { publicKey: string; privateKey: string } | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

export function pushPublicKey(): string | null {
  return pushKeys()?.publicKey ?? null;
}

/** Throws not_configured. */
export function assertPushConfigured(): void {
  if (!pushKeys()) throw new AppError("not_configured", { key: "pushNotConfigured" });
}
