"use client";

import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { paths } from "@/lib/paths";
import type { ProjectMenuProps } from "./project-menu";

/** The open menu, in the place of its button. */
export default function ProjectMenuPanel({
  project,
  onMembers,
  className,
  face,
}: ProjectMenuProps & { className: string; face: ReactNode }) {
  const t = useTranslations("project");
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger className={className}>{face}</DropdownMenuTrigger>
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
