"use client";

import FolderPlus from "lucide-react/icons/folder-plus";
import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@/components/ui/dropdown-menu";
import { paths } from "@/lib/paths";
import { useNewProject } from "./use-new-project";

/** The dashboard's way to a new project: blank or proposed; without a business it leads to getting one. */
export function NewProjectMenu({ className }: { className?: string }) {
  const t = useTranslations("projects");
  const { loading, hasBusiness, upgrade, kickoff } = useNewProject();
  const face = (
    <>
      <Plus aria-hidden className="size-5" />
      {t("newProject")}
    </>
  );
  const look = { disabled: loading, ...(className && { className }) };
  if (!hasBusiness) {
    return (
      <Button {...look} onClick={upgrade}>
        {face}
      </Button>
    );
  }
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button {...look}>{face}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="min-w-64">
        <DropdownMenuItem asChild>
          <Link href={paths.newProject()}>
            <FolderPlus aria-hidden />
            {t("blankProject")}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={kickoff}>
          <Sparkles aria-hidden />
          <span>
            {t("kickoff")}
            <span className="block text-sm text-muted">{t("kickoffMissing")}</span>
          </span>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
