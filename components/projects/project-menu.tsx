"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@/components/ui/dropdown-menu";
import { paths } from "@/lib/paths";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/utils";

interface ProjectMenuProps {
  project: ProjectDetailView;
  onMembers: () => void;
  className?: string;
}

/** What one does with a project as a whole; beyond the members it is for managers (workspace.txt 6). */
export function ProjectMenu({ project, onMembers, className }: ProjectMenuProps) {
  const t = useTranslations("project");
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "text-ink", className)}>
        <Ellipsis aria-hidden className="size-5.5" />
        <span className="sr-only">{t("menu")}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem className="min-h-12" onSelect={onMembers}>
          <Users aria-hidden />
          {t("manageMembers")}
        </DropdownMenuItem>
        {project.hasManagementAccess && (
          <DropdownMenuItem className="min-h-12" asChild>
            <Link href={paths.businesses({ project: project.id })}>
              <Ticket aria-hidden />
              {t("generateCode")}
            </Link>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
