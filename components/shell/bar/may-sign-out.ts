import { signOutGuard } from "@/components/providers/sign-out-guard";

/** How long signing out waits for the guard to load. */
const LOAD_LIMIT_MS = 5000;

/**
 * Whether signing out is allowed. A guard that cannot be loaded does not block it: without a signal, signing out fails too, and
 * unsent items stay on the phone, visible only to their user.
 */
export async function maySignOut(): Promise<boolean> {
  const guard = signOutGuard();
  if (!guard || !(await isInTime(guard.load()))) return true;
  return new Promise(guard.ask);
}

function isInTime(loading: Promise<void>): Promise<boolean> {
  const loaded = loading.then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, LOAD_LIMIT_MS, false));
  return Promise.race([loaded, late]);
}
