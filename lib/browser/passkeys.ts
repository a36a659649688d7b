import type { PasskeyCreationView, PasskeyRequestView } from "@/lib/account/view";

/** Whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis;
}

/** Whether this device itself can keep one, behind a finger, a face or a PIN. */
export async function keepsPasskeys(): Promise<boolean> {
  return (
    knowsPasskeys() &&
    (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))
  );
}

/** Asks for one of the reader's passkeys. Rejects when they cancel. */
export async function askForPasskey(optionsJSON: PasskeyRequestView) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON });
}

/** Makes a passkey on the reader's device. Rejects when they cancel, or when it has one for the account. */
export async function makePasskey(optionsJSON: PasskeyCreationView) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON });
}
