"use client";

import { createContext, use } from "react";

export interface NavigateOptions {
  replace?: boolean | undefined;
  scroll?: boolean | undefined;
}

interface Navigation {
  /** The address that was pressed, until its page is there; null otherwise. */
  pendingHref: string | null;
  navigate: (href: string, options?: NavigateOptions) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** Null on public pages, which are light: their links navigate as Next does. */
export function useNavigation(): Navigation | null {
  return use(NavigationContext);
}

/** Opens a page of ours from code, as a link does. */
export function useNavigate(): Navigation["navigate"] {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("useNavigate needs a NavigationProvider");
  return navigation.navigate;
}
