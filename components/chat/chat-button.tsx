"use client";

import MessageSquare from "lucide-react/icons/message-square";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";

interface ChatButtonProps {
  /** How many messages are unread. */
  count: number;
  /** With its name, where there is room. */
  isNamed?: boolean;
  onPress: () => void;
}

/** Leads to the project's chat, and says how much of it is unread. */
export function ChatButton({ count, isNamed = false, onPress }: ChatButtonProps) {
  const t = useTranslations("chat");
  return (
    <Button
      variant={isNamed ? "secondary" : "bare"}
      size={isNamed ? "sm" : "iconSm"}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <MessageSquare aria-hidden className="size-5.5" />
      <span className={isNamed ? "" : "sr-only"}>{t("title")}</span>
      <CountBadge
        count={count}
        label={t("unread", { count })}
        {...(!isNamed && { className: "-mt-5 -ml-4" })}
      />
    </Button>
  );
}
