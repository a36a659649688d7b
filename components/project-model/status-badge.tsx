"use client";

import Archive from "lucide-react/icons/archive";
import CircleCheck from "lucide-react/icons/circle-check";
import Flag from "lucide-react/icons/flag";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { ProjectView } from "@/lib/projects/view";

/** A project's status, as a word with an icon. */
export function StatusBadge({ status, className }: { status: ProjectView["status"]; className?: string }) {
  const t = useTranslations("project");
  const {
    tone,
    icon: Icon,
    word,
  } = {
    active: { tone: "ok", icon: CircleCheck, word: t("active") },
    completed: { tone: "blue", icon: Flag, word: t("completed") },
    archived: { tone: "neutral", icon: Archive, word: t("archived") },
  }[status] as { tone: "ok" | "blue" | "neutral"; icon: typeof Flag; word: string };
  return (
    <Badge tone={tone} {...(className && { className })}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}
