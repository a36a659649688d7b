"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useNavigation } from "@/components/ui/text/navigation";
import { projectPathOf } from "@/lib/shared/paths/paths";

/**
 * Covers the page that was left with a project's skeleton until the project is there. A `loading.tsx` would do so too, but puts
 * every project's page into the HTML as a hidden part, which scripts show: they cost a phone half of the time to its first words.
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
