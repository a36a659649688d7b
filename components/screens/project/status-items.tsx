"use client";

import Archive from "lucide-react/icons/archive";
import Check from "lucide-react/icons/check";
import CircleCheck from "lucide-react/icons/circle-check";
import Flag from "lucide-react/icons/flag";
import { useTranslations } from "next-intl";
import { DropdownMenuItem, DropdownMenuLabel } from "@/components/ui/dropdown-menu";
import type { ProjectView } from "@/lib/projects/view";
import type { SetStatus } from "./use-set-status";

/** The statuses in the menu; the current one is disabled, all are while one is being set (workspace.txt 4). */
export function StatusItems({ current, status }: { current: ProjectView["status"]; status: SetStatus }) {
  const t = useTranslations("project");
  const items = [
    { value: "active", icon: CircleCheck, label: t("markActive") },
    { value: "completed", icon: Flag, label: t("markCompleted") },
    { value: "archived", icon: Archive, label: t("markArchived") },
  ] as const;
  return (
    <>
      <DropdownMenuLabel>{t("status")}</DropdownMenuLabel>
      {items.map(({ value, icon: Icon, label }) => (
        <DropdownMenuItem
          key={value}
          className="min-h-12"
          disabled={status.pending || value === current}
          onSelect={() => {
            status.set(value);
          }}
        >
          <Icon aria-hidden />
          {label}
          {value === current && <Check aria-hidden className="ml-auto" />}
        </DropdownMenuItem>
      ))}
    </>
  );
}
