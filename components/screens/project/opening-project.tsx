"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useNavigation } from "@/components/ui/text/navigation";
import { projectPathOf } from "@/lib/shared/paths/paths";

/**
 * Covers the previous page with a project's skeleton until the project has loaded. A `loading.tsx` would put every project's page
 * into the HTML as a hidden part that scripts reveal, which doubles a phone's time to the first text.
 */
export function OpeningProject({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const opening = projectPathOf(useNavigation()?.pendingHref ?? "");
  if (!opening || opening === pathname) return null;
  return (
    <div className="fixed inset-0 z-20 animate-appear overflow-hidden bg-bg lg:top-16 print:hidden">
      {children}
    </div>
  );
}
