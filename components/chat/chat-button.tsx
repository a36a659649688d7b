"use client";

import MessageSquare from "lucide-react/icons/message-square";
import { useTranslations } from "next-intl";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Button } from "@/components/ui/input/button";

interface ChatButtonProps {
  count: number;
  onPress: () => void;
}

/** Opens the project's chat; shows how many messages are unread. */
export function ChatButton({ count, onPress }: ChatButtonProps) {
  const t = useTranslations("chat");
  return (
    <Button variant="bare" size="iconSm" onClick={onPress}>
      <MessageSquare aria-hidden className="size-5.5" />
      <span className="sr-only">{t("title")}</span>
      <CountBadge count={count} label={t("unread", { count })} className="-mt-5 -ml-4" />
    </Button>
  );
}
