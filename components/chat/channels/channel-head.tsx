import ArrowLeft from "lucide-react/icons/arrow-left";
import Search from "lucide-react/icons/search";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { countMembers } from "@/components/project-model/people";
import { useWorkspace } from "@/components/project-model/workspace";
import { Avatar } from "@/components/ui/display/avatar";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Button } from "@/components/ui/input/button";
import type { ChannelView } from "@/lib/chat/view";

export interface ChannelHeadProps {
  channel: ChannelView | undefined;
  channels: ChannelView[] | undefined;
  name: string;
  onClose: () => void;
  onOpenList: () => void;
  /** Opens the list of channels; the focus returns here when it closes. */
  listButton: Ref<HTMLButtonElement>;
  /** Goes back to the search from a message that was found; null otherwise. */
  backToSearch: (() => void) | null;
  /** Opens the search; the focus returns to `searchButton` when it closes. */
  onSearch: () => void;
  /** Preloads the search, on hover or focus. */
  onSearchSoon: () => void;
  searchButton: Ref<HTMLButtonElement>;
}

/**
 * Which channel it is and who reads it, with buttons back to a search or (on phones) to the project, and to the other channels.
 */
export function ChannelHead(props: ChannelHeadProps) {
  const {
    channel,
    channels = [],
    name,
    onClose,
    onOpenList,
    backToSearch,
    onSearch,
    onSearchSoon,
    searchButton,
    listButton,
  } = props;
  const t = useTranslations("chat");
  const elsewhere = channels
    .filter((one) => one.with !== channel?.with)
    .reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  return (
    <header className="flex h-16 shrink-0 items-center gap-1 border-b border-line px-1 max-lg:bg-surface lg:h-18 lg:px-8">
      <Button
        variant="bare"
        size="icon"
        className={backToSearch ? "lg:-ml-3" : "lg:hidden"}
        onClick={backToSearch ?? onClose}
      >
        <ArrowLeft aria-hidden className="size-5.5" />
        <span className="sr-only">{t(backToSearch ? "backToSearch" : "back")}</span>
      </Button>
      <div className="min-w-0 flex-1 leading-tight">
        <h2 className="truncate text-[1.125rem] font-head lg:text-[1.375rem]">{name}</h2>
        <Readers channel={channel} />
      </div>
      {channel?.with === null && <Faces channels={channels} />}
      <Button
        ref={searchButton}
        variant="bare"
        size="icon"
        className="lg:ml-3 lg:size-11"
        onPointerEnter={onSearchSoon}
        onFocus={onSearchSoon}
        onClick={onSearch}
      >
        <Search aria-hidden className="size-5" />
        <span className="sr-only">{t("search")}</span>
      </Button>
      <Button ref={listButton} variant="bare" size="icon" className="relative lg:hidden" onClick={onOpenList}>
        <Users aria-hidden className="size-6" />
        <span className="sr-only">{t("channels")}</span>
        <CountBadge
          count={elsewhere}
          label={t("unread", { count: elsewhere })}
          className="absolute top-0.5 right-0.5 h-5 min-w-5 rounded-full px-1"
        />
      </Button>
    </header>
  );
}

function Readers({ channel }: { channel: ChannelView | undefined }) {
  const t = useTranslations("chat");
  const tProjects = useTranslations("projects");
  const { project } = useWorkspace();
  const members = tProjects("members", { count: countMembers(project) });
  const isDirect = channel !== undefined && channel.with !== null;
  const hint = channel?.role === "former" ? t("former") : t("twoOnly");
  const who = isDirect ? hint : channel && members;
  return (
    <p className="truncate text-sm text-muted">
      <span className="lg:hidden">{[who, project.name].filter(Boolean).join(" · ")}</span>
      <span className="max-lg:hidden">{isDirect ? hint : channel && `${t("teamHint")} · ${members}`}</span>
    </p>
  );
}

/** Faces beside the name on desktops. */
const FACES = 5;

function Faces({ channels }: { channels: ChannelView[] }) {
  const { viewer } = useWorkspace();
  const others = channels.filter((one) => one.with !== null && one.role !== "former");
  const people = [{ name: viewer.name, role: viewer.role }, ...others];
  return (
    <div aria-hidden className="hidden gap-1 lg:flex">
      {people.slice(0, FACES).map(({ name, role }, at) => (
        <Avatar key={at} name={name} userRole={role} className="size-8 text-xs" />
      ))}
      {people.length > FACES && (
        <span className="grid size-8 place-items-center rounded-full bg-sunk text-xs font-semibold text-muted">
          +{people.length - FACES}
        </span>
      )}
    </div>
  );
}
