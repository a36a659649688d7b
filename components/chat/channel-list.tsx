"use client";

import ArrowLeft from "lucide-react/icons/arrow-left";
import Lock from "lucide-react/icons/lock";
import { useTranslations } from "next-intl";
import { useWorkspace } from "@/components/project-model/workspace";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import type { ChannelView } from "@/lib/chat/view";
import { cn } from "@/lib/utils";
import { ChannelRow } from "./channel-row";

interface ChannelListProps {
  channels: ChannelView[] | undefined;
  /** The open channel: somebody's id, or null for the team. */
  openId: string | null;
  /** Whether phones show it in place of the messages. */
  isShown: boolean;
  onOpen: (withId: string | null) => void;
  /** Back to the project, on desktops. */
  onClose: () => void;
  /** Back to the messages, on phones. */
  onBack: () => void;
}

/** The team's channel, and everybody who can be written to. */
export function ChannelList({ channels, openId, isShown, onOpen, onClose, onBack }: ChannelListProps) {
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const [team, ...people] = channels ?? [];
  const row = (channel: ChannelView) => (
    <li key={channel.with}>
      <ChannelRow
        channel={channel}
        isOpen={channel.with === openId}
        onPress={() => {
          onOpen(channel.with);
        }}
      />
    </li>
  );
  return (
    <nav
      aria-label={t("channels")}
      className={cn(
        "min-h-0 flex-col overflow-y-auto overscroll-contain border-line px-4.5 pb-6 max-lg:flex-1 lg:flex lg:w-85 lg:shrink-0 lg:border-r",
        isShown ? "flex" : "hidden",
      )}
    >
      <button type="button" className={backClasses} onClick={isShown ? onBack : onClose}>
        <ArrowLeft aria-hidden className="size-4.5 shrink-0" />
        <span className="truncate">{isShown ? t("backToMessages") : project.name}</span>
      </button>
      <p className="px-3.5 pb-3.5 text-[1.625rem] leading-tight font-extrabold tracking-[-0.02em]">
        {t("title")}
      </p>
      {!channels && <ListSkeleton label={t("channels")} />}
      {team && <ul>{row(team)}</ul>}
      {channels && (
        <>
          <h2 className="px-3.5 pt-5 pb-2 title-section">{t("direct")}</h2>
          <ul>{people.map(row)}</ul>
          <p className="flex gap-2 px-3.5 pt-3 text-sm text-muted">
            {people.length > 0 && <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />}
            {people.length > 0 ? t("directHint") : t("nobodyElse")}
          </p>
        </>
      )}
    </nav>
  );
}

const backClasses = cn(
  buttonVariants({ variant: "ghost", size: "text" }),
  "mt-2 max-w-full justify-start self-start px-3.5 lg:min-h-12",
);

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="grid gap-2 px-3.5">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14 rounded-card" />
      ))}
    </div>
  );
}
