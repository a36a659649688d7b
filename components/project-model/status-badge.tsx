import { Archive, Check, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/badge";
import type { ProjectView } from "@/lib/projects/view";

export const STATUS_LOOKS = {
  active: { tone: "ok", icon: CircleCheck },
  completed: { tone: "ok", icon: Check },
  archived: { tone: "neutral", icon: Archive },
} as const;

interface StatusBadgeProps {
  status: ProjectView["status"];
  size?: "md" | "sm";
  className?: string;
}

/** A project's status, as a word with an icon. */
export function StatusBadge({ status, size = "md", className }: StatusBadgeProps) {
  const t = useTranslations("project");
  const { tone, icon: Icon } = STATUS_LOOKS[status];
  return (
    <Badge tone={tone} size={size} {...(className && { className })}>
      <Icon aria-hidden />
      {t(status)}
    </Badge>
  );
}
