"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useCallback, useMemo, useState, useTransition } from "react";

interface NavigateOptions {
  replace?: boolean | undefined;
  scroll?: boolean | undefined;
}

interface Navigation {
  /** The address that was pressed, until its page is there; null otherwise. */
  pendingHref: string | null;
  navigate: (href: string, options?: NavigateOptions) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

/**
 * Shows at once that a link was pressed, however slow the line: with a bar at the top of the screen, since the link may be
 * in a menu that closes. Links and `useNavigate` begin their navigations here.
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

/** It appears after a moment: most pages are there by then. */
const bar =
  "pointer-events-none fixed inset-x-0 top-0 z-60 h-1 origin-left animate-navigating bg-accent print:hidden";

/** Null outside of the provider. */
export function useNavigation(): Navigation | null {
  return use(NavigationContext);
}

/** Opens a page of ours from code, as a link does. */
export function useNavigate(): Navigation["navigate"] {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("useNavigate needs the providers of the root layout");
  return navigation.navigate;
}
