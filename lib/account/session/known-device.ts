import { cookieJar, keepCookie } from "./request-cookies";
import {
  accountsOn,
  DEVICE_COOKIE,
  DEVICE_MAX_AGE,
  type DeviceAccount,
  deviceOf,
  withAccount,
} from "./device-cookie";

/** Stands in for an unknown address, so that it takes the same time. No cookie is ever signed for it. */
const NOBODY: DeviceAccount = { id: "nobody", sessionVersion: 0 };

/** This browser's id when it has signed in to the account before, else null; also where there is no account. */
export async function knownDevice(account: DeviceAccount | null): Promise<string | null> {
  return deviceOf((await cookieJar()).get(DEVICE_COOKIE)?.value, account ?? NOBODY);
}

/**
 * The same for codes and resets. Only where the address is proven: whoever signed up with somebody else's could make browsers
 * that know the account without end, to guess its codes and to mail its reader.
 */
export async function provenDevice(
  account: (DeviceAccount & { emailVerifiedAt: Date | null }) | null,
): Promise<string | null> {
  return knownDevice(account?.emailVerifiedAt ? account : null);
}

/** Whether more than `most` accounts have signed in on this browser, as on a phone or tablet that a crew shares. */
export async function isSharedDevice(most = 1): Promise<boolean> {
  return accountsOn((await cookieJar()).get(DEVICE_COOKIE)?.value) > most;
}

/** Remembers this browser for the account: wrong guesses elsewhere no longer lock it out. */
export async function rememberDevice(account: DeviceAccount): Promise<void> {
  const known = (await cookieJar()).get(DEVICE_COOKIE)?.value;
  await keepCookie(DEVICE_COOKIE, withAccount(known, account), DEVICE_MAX_AGE);
}
