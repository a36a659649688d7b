import { useState } from "react";
import { useInBrowser } from "@/components/providers/use-store";
import { pageUserId } from "@/lib/browser/page/page-session";
import { storedJson, storeText } from "@/lib/browser/stored";
import { CODE_LIFETIME_MS, CODE_SENT } from "@/lib/shared/mailed-code";

/**
 * Where a form had a code mailed; null before. The browser keeps it as long as the code works: one leaves the page to read it, and
 * a phone short of memory ends the page. `keep` is for each code, or null to correct the address; `forget` for a code that was used,
 * and `hide` shows the form again for now.
 */
export function useCodeSent<T extends object>(form: string) {
  const [sent, setSent] = useState<T | null>();
  const isBrowser = useInBrowser(() => true, false);
  if (isBrowser && sent === undefined) setSent(keptOf(form) as T | null);
  const keep = (to: T | null) => {
    storeText(nameOf(form), to && JSON.stringify({ to, at: Date.now() }));
    setSent(to);
  };
  const forget = () => storeText(nameOf(form), null);
  return { sent: sent ?? null, keep, forget, hide: () => setSent(null) };
}

function nameOf(form: string): string {
  return `${CODE_SENT}${pageUserId() ?? "visitor"}:${form}`;
}

function keptOf(form: string): object | null {
  const kept = storedJson(nameOf(form)) as { to: object; at: number } | null;
  if (kept && Math.abs(Date.now() - kept.at) < CODE_LIFETIME_MS) return kept.to;
  storeText(nameOf(form), null);
  return null;
}
