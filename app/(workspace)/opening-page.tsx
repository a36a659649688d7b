"use client";

import { usePathname } from "next/navigation";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { useNavigation } from "@/components/ui/text/navigation";

const PageCover = onDemand(() => import("./page-cover"));

/**
 * Covers the previous page with the skeleton of the one that a press opens, until that has loaded. A `loading.tsx` would put every
 * page into its HTML as a hidden part that scripts reveal: later than the rest, and after the skeleton.
 */
export function OpeningPage() {
  const pathname = usePathname();
  usePreload(PageCover);
  const [opening] = (useNavigation()?.pendingHref ?? pathname).split(/[?#]/, 1);
  return opening && opening !== pathname && <PageCover path={opening} />;
}
