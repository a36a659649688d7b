import { useTranslations } from "next-intl";
import { useState } from "react";
import { WhatsNew } from "./whats-new";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/overlay/popover";

/** Until there are notifications, what is new in the reader's projects. Read only when it is opened. */
export default function NotificationsPanel({ trigger }: { trigger: MenuTrigger }) {
  const t = useTranslations("nav");
  const [open, setOpen] = useState(true);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger {...trigger} />
      <PopoverContent aria-label={t("notifications")} className="max-h-[min(32rem,75dvh)] overflow-y-auto">
        <WhatsNew onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
