import { useInBrowser } from "@/components/providers/use-store";
import { storedText, storeText } from "@/lib/browser/stored";
import { paths } from "@/lib/shared/paths/paths";

const NAME = "reset-from";
/** As long as the mailed link works. */
const KEPT_MS = 3_600_000;

/** Keeps where somebody was going, such as an invitation, when they forgot their password: the mailed link opens in another tab. */
export function keepDestination(destination: string): void {
  storeText(NAME, `${Date.now()} ${destination}`);
}

/** Forgets it. */
export const forgetDestination = () => storeText(NAME, null);

/** The sign-in page, which then leads there. */
export function useSignInAfterReset(): string {
  const [at, next] = useInBrowser(() => storedText(NAME), null)?.split(" ") ?? [];
  return Number(at) > Date.now() - KEPT_MS ? paths.auth({ next }) : paths.login();
}
