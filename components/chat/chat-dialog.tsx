"use client";

import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import { useRef, useState } from "react";
import { Channel } from "./channels/channel";
import { ChannelList } from "./channels/channel-list";
import { channelOf } from "./channels/channel-names";
import { CLOSED, showMessage, showSearch } from "./search/search-state";
import { useChannels } from "./use-chat";
import { useFocusAfter } from "./use-focus-after";
import { useInertPage } from "./use-inert-page";
import { useOpenChannel } from "./use-open-channel";
import { useVisibleHeight } from "./use-visible-height";
import { useWorkspace } from "@/components/project-model/workspace";
import { useMediaQuery } from "@/components/providers/use-media-query";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { useReturnFocus } from "@/components/ui/focus/use-return-focus";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { reserveToastPlace } from "@/components/ui/toast/reserve-toast-place";
import { cn } from "@/lib/shared/utils";

const ChannelSearch = onDemand(() => import("./search/channel-search"));

interface ChatDialogProps {
  /** Whose channel is open at first; null for the team's. */
  startWith?: string | null;
  onClose: () => void;
}

/** The project's chat: full screen on phones; on desktops below the top bar, with the channels beside the messages. */
export default function ChatDialog({ startWith = null, onClose }: ChatDialogProps) {
  const t = useTranslations("chat");
  const { project, viewer } = useWorkspace();
  const isWide = useMediaQuery("(min-width: 64rem)");
  const [isListOpen, setListOpen] = useState(false);
  const [search, setSearch] = useState(CLOSED);
  const listButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { data: channels, error, refetch } = useChannels(project.id);
  const { channel, withId, open } = useOpenChannel(channels, startWith);
  const failure = !channels && error ? { error, retry: () => void refetch() } : null;
  useBackCloses(true, onClose);
  useBackCloses(isListOpen, () => setListOpen(false));
  useFocusAfter(isListOpen, listButton);
  useInertPage(isWide);
  const visibleHeight = useVisibleHeight();
  const returnFocus = useReturnFocus({});
  const leaveSearch = () => setSearch(CLOSED);
  const list = (
    <ChannelList
      channels={channels}
      openId={withId}
      hasFailed={failure !== null}
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
              failure={failure}
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
                onClose={leaveSearch}
              />
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
