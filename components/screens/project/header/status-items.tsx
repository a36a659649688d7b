import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import { useStatusChoices } from "./use-project-entries";
import type { SetStatus } from "./use-set-status";
import { DropdownMenuItem, DropdownMenuLabel } from "@/components/ui/overlay/dropdown-menu";
import type { ProjectView } from "@/lib/projects/view";

/** The statuses in a menu. The current one is disabled, and all are while a change is pending. */
export function StatusItems({ current, status }: { current: ProjectView["status"]; status: SetStatus }) {
  const t = useTranslations("project");
  return (
    <>
      <DropdownMenuLabel>{t("status")}</DropdownMenuLabel>
      {useStatusChoices().map(({ value, icon: Icon, label }) => (
        <DropdownMenuItem
          key={value}
          className="min-h-12"
          disabled={status.pending || value === current}
          onSelect={() => status.set(value)}
        >
          <Icon aria-hidden />
          {label}
          {value === current && <Check aria-hidden className="ml-auto" />}
        </DropdownMenuItem>
      ))}
    </>
  );
}
