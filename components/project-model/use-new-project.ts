"use client";

import { useTranslations } from "next-intl";
import { useNavigate } from "@/components/ui/navigation";
import { toast } from "@/components/ui/toast-store";
import { paths } from "@/lib/paths";
import { useBusinesses } from "./use-projects";

/** Whether the reader can create projects, and what the buttons do when they cannot (workspace.txt 2, "Projects list"). */
export function useNewProject() {
  const t = useTranslations("projects");
  const navigate = useNavigate();
  const { data: businesses, isPending } = useBusinesses();
  return {
    loading: isPending,
    hasBusiness: (businesses?.length ?? 0) > 0,
    upgrade: () => {
      toast({ title: t("upgradeRequired"), description: t("upgradeRequiredHint"), variant: "destructive" });
      navigate(paths.businesses());
    },
  };
}
