import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useChannels } from "./use-chat";
import { useFocusAfter } from "./use-focus-after";
import { Channel } from "@/components/chat/channels/channel";
import { ChannelList } from "@/components/chat/channels/channel-list";
import { channelOf } from "@/components/chat/channels/channel-names";
import { at, CLOSED, showMessage, showSearch } from "@/components/chat/search/search-state";
import { useWorkspace } from "@/components/project-model/workspace";
import { useMediaQuery } from "@/components/providers/use-media-query";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { useReturnFocus } from "@/components/ui/focus/use-return-focus";
import { nameLayer } from "@/components/ui/overlay/layer-history";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { reserveToastPlace } from "@/components/ui/toast/reserve-toast-place";
import { TEAM_CHANNEL } from "@/lib/chat/limits";
import type { ChannelView } from "@/lib/chat/view";
import { cn } from "@/lib/shared/utils";

const ChannelSearch = onDemand(() => import("./search/channel-search"));

interface ChatDialogProps {
  /** Whose channel is open at first; null for the team's. */
  startWith?: string | null;
  /** The message there at which it opens; the newest ones without. */
  startAt?: string | undefined;
  onClose: () => void;
}

/** The project's chat: full screen on phones; on desktops below the top bar, with the channels beside the messages. */
export default function ChatDialog({ startWith = null, startAt, onClose }: ChatDialogProps) {
  const t = useTranslations("chat");
  const { project, viewer } = useWorkspace();
  const isWide = useMediaQuery("(min-width: 64rem)");
  const [isListOpen, setListOpen] = useState(false);
  const [search, setSearch] = useState(startAt === undefined ? CLOSED : at(startAt));
  const listButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const query = useChannels(project.id);
  const channels = query.data;
  const { channel, withId, open } = useOpenChannel(channels, startWith);
  const failed = !channels && query.error ? query : null;
  useBackCloses(true, onClose);
  useBackCloses(isListOpen, () => setListOpen(false));
  useFocusAfter(isListOpen, listButton);
  useInertPage(isWide);
  const visibleHeight = useVisibleHeight();
  const returnFocus = useReturnFocus({});
  const list = (
    <ChannelList
      channels={channels}
      openId={withId}
      hasFailed={failed !== null}
      field={field}
      isShown={isListOpen}
      onOpen={(id) => {
        setSearch(CLOSED);
        open(id);
        setListOpen(false);
      }}
      onClose={onClose}
      onBack={() => setListOpen(false)}
    />
  );
  return (
    <Radix.Root
      open
      modal={!isWide}
      onOpenChange={() => {
        if (search.place === "open") setSearch(CLOSED);
        else if (isListOpen) setListOpen(false);
        else if (search.place === "behind") setSearch(showSearch(search));
        else onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Content
          ref={reserveToastPlace}
          aria-describedby={undefined}
          style={visibleHeight}
          className="fixed inset-0 z-40 flex flex-col bg-bg outline-none lg:top-16 lg:flex-row"
          onInteractOutside={(event) => event.preventDefault()}
          {...returnFocus}
        >
          <Radix.Title className="sr-only">{t("title")}</Radix.Title>
          {list}
          <div className={cn("relative flex min-h-0 min-w-0 flex-1", isListOpen && "max-lg:hidden")}>
            <Channel
              key={withId ?? "team"}
              channel={channel}
              channels={channels}
              failed={failed}
              withId={withId}
              field={field}
              search={search}
              listButton={listButton}
              onClose={onClose}
              onSearch={setSearch}
              onSearchSoon={ChannelSearch.preload}
              onOpenList={() => setListOpen(true)}
            />
            {search.place !== "closed" && (
              <ChannelSearch
                withId={withId}
                channels={channels ?? []}
                isShown={search.place === "open"}
                onShow={(message) => {
                  open(channelOf(message, viewer.id));
                  setSearch(showMessage(search, message.id));
                }}
                onReturn={() => setSearch(showSearch(search))}
                onClose={() => setSearch(CLOSED)}
              />
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * The channel that is open, at first the one with `startWith` if that is listed, else the team's. The address names it, for a
 * reload.
 */
function useOpenChannel(channels: ChannelView[] | undefined, startWith: string | null) {
  const [withId, setWithId] = useState(startWith);
  // As it was when it was opened: a channel without messages is no longer listed once the person has left.
  const [opened, setOpened] = useState<ChannelView>();
  const find = (id: string | null) => channels?.find((one) => one.with === id);
  const former: ChannelView | undefined = opened?.with === withId ? { ...opened, role: "former" } : undefined;
  const channel = find(withId) ?? (channels && former) ?? find(null);
  const openId = channel ? channel.with : withId;
  useEffect(() => {
    nameLayer(openId ?? TEAM_CHANNEL);
  }, [openId]);
  useEffect(() => () => nameLayer(null), []);
  return {
    channel,
    withId: openId,
    open: (id: string | null) => {
      setWithId(id);
      setOpened(find(id));
    },
  };
}

/** The height left above a keyboard that covers the page instead of shrinking it; no style otherwise. */
function useVisibleHeight(): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const stopped = new AbortController();
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport;
      // Zooming in also shrinks the visual viewport, without a keyboard.
      const isCovered = scale <= 1.01 && innerHeight - height > 1;
      setStyle(isCovered ? { top: offsetTop, bottom: "auto", height } : {});
    };
    for (const type of ["resize", "scroll"])
      visualViewport.addEventListener(type, measure, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return style;
}

/** Keeps the keyboard and screen readers out of the page that the chat covers; the top bar above it stays usable. */
function useInertPage(isCovered: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById("main");
    if (!isCovered || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isCovered]);
}
