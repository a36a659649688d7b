"use client";

import { usePathname } from "next/navigation";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { useNavigation } from "@/components/ui/text/navigation";
import { projectPathOf } from "@/lib/shared/paths/paths";

// In the HTML it would be a quarter of what most pages send.
const ProjectSkeleton = onDemand(() => import("./project-skeleton"));

/**
 * Covers the previous page with a project's skeleton until the project has loaded. A `loading.tsx` would put every project's page
 * into the HTML as a hidden part that scripts reveal, which doubles a phone's time to the first text.
 */
export function OpeningProject() {
  const pathname = usePathname();
  usePreload(ProjectSkeleton);
  const opening = projectPathOf(useNavigation()?.pendingHref ?? "");
  if (!opening || opening === pathname) return null;
  return (
    <div className="fixed inset-0 z-20 animate-appear overflow-hidden bg-bg lg:top-16 print:hidden">
      <ProjectSkeleton />
    </div>
  );
}
