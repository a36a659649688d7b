import Archive from "lucide-react/icons/archive";
import Check from "lucide-react/icons/check";
import CircleCheck from "lucide-react/icons/circle-check";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/badge";
import type { ProjectView } from "@/lib/projects/view";

interface StatusBadgeProps {
  status: ProjectView["status"];
  size?: "md" | "sm";
  className?: string;
}

/** A project's status, as a word with an icon. */
export function StatusBadge({ status, size = "md", className }: StatusBadgeProps) {
  const t = useTranslations("project");
  const {
    tone,
    icon: Icon,
    word,
  } = {
    active: { tone: "ok", icon: CircleCheck, word: t("active") },
    completed: { tone: "ok", icon: Check, word: t("completed") },
    archived: { tone: "neutral", icon: Archive, word: t("archived") },
  }[status] as { tone: "ok" | "neutral"; icon: typeof Check; word: string };
  return (
    <Badge tone={tone} size={size} {...(className && { className })}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}
