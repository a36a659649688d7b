"use client";

import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useRef } from "react";
import type { MenuTrigger } from "@/components/shell/on-demand";
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
  trigger,
}: Omit<ProjectMenuProps, "className"> & { trigger: MenuTrigger }) {
  const t = useTranslations("project");
  const membersWanted = useRef(false);
  // The dialog comes when the focus is back on the button, where it returns to as it closes.
  const openWhatIsWanted = () => {
    if (membersWanted.current) onMembers();
    membersWanted.current = false;
  };
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger {...trigger} />
      <DropdownMenuContent onCloseAutoFocus={openWhatIsWanted}>
        <DropdownMenuItem
          className="min-h-12"
          onSelect={() => {
            membersWanted.current = true;
          }}
        >
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
