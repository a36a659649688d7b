"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useMemo, useState, useTransition } from "react";
import { type NavigateOptions, NavigationContext } from "./navigation";

/**
 * Shows immediately that a link was pressed, even on a slow connection. Uses a bar at the top of the screen, since the link may
 * be in a menu that closes. Links and `useNavigate` start their navigations here.
 */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [pressed, setPressed] = useState<string | null>(null);
  const navigate = useCallback(
    (href: string, { replace = false, scroll = true }: NavigateOptions = {}) => {
      setPressed(href);
      startTransition(() => {
        router[replace ? "replace" : "push"](href, { scroll });
      });
    },
    [router],
  );
  const pendingHref = pending ? pressed : null;
  const navigation = useMemo(() => ({ pendingHref, navigate }), [pendingHref, navigate]);
  return (
    <NavigationContext value={navigation}>
      {children}
      {pending && <div aria-hidden data-navigating className={bar} />}
    </NavigationContext>
  );
}

/** Appears after a delay, by which most pages have loaded. */
const bar =
  "pointer-events-none fixed inset-x-0 top-0 z-60 h-1 origin-left animate-navigating bg-accent print:hidden";
