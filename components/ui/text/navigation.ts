import { createContext, use } from "react";

export interface NavigateOptions {
  replace?: boolean | undefined;
  scroll?: boolean | undefined;
}

interface Navigation {
  /** The address of the link that was pressed, until its page has loaded; null otherwise. */
  pendingHref: string | null;
  navigate: (href: string, options?: NavigateOptions) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** Null on public pages, which load less code: their links use Next's navigation. */
export function useNavigation(): Navigation | null {
  return use(NavigationContext);
}

/** Navigates to a page of this site from code, as a link does. */
export function useNavigate(): Navigation["navigate"] {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("useNavigate needs a NavigationProvider");
  return navigation.navigate;
}
