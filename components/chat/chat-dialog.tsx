"use client";

import * as Radix from "radix-ui/dialog";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWorkspace } from "@/components/project-model/workspace";
import { useMedia } from "@/components/providers/use-media";
import { LoadFailure } from "@/components/shell/load-failure";
import { reserveToastPlace } from "@/components/ui/reserve-toast-place";
import { useBackCloses } from "@/components/ui/use-back-closes";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import { Channel } from "./channel";
import { ChannelList } from "./channel-list";
import { useChannels } from "./use-chat";
import { useInertPage } from "./use-inert-page";
import { useVisibleHeight } from "./use-visible-height";

/** The project's chat: a screen of its own on phones, below the top bar on desktops, with the channels beside the messages. */
export default function ChatDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const isWide = useMedia("(min-width: 64rem)");
  const [withId, setWithId] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const { data: channels, error, refetch } = useChannels(project.id);
  const channel = channels?.find((one) => one.with === withId);
  useBackCloses(true, onClose);
  useBackCloses(isListOpen, () => {
    setListOpen(false);
  });
  useInertPage(isWide);
  const visibleHeight = useVisibleHeight();
  const returnFocus = useReturnFocus({});
  const list = (
    <ChannelList
      channels={channels}
      openId={withId}
      isShown={isListOpen}
      onOpen={(id) => {
        setWithId(id);
        setListOpen(false);
      }}
      onClose={onClose}
      onBack={() => {
        setListOpen(false);
      }}
    />
  );
  return (
    <Radix.Root
      open
      modal={!isWide}
      onOpenChange={() => {
        if (isListOpen) setListOpen(false);
        else onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Content
          ref={reserveToastPlace}
          aria-describedby={undefined}
          style={visibleHeight}
          className="fixed inset-0 z-40 flex flex-col bg-bg outline-none lg:top-16 lg:flex-row"
          onInteractOutside={(event) => {
            event.preventDefault();
          }}
          {...returnFocus}
        >
          <Radix.Title className="sr-only">{t("title")}</Radix.Title>
          {list}
          <div
            className={isListOpen ? "hidden min-h-0 min-w-0 flex-1 lg:flex" : "flex min-h-0 min-w-0 flex-1"}
          >
            {!channels && error ? (
              <div className="mx-auto w-full max-w-3xl page-edge pt-6">
                <LoadFailure error={error} retry={() => void refetch()} />
              </div>
            ) : (
              <Channel
                key={withId ?? "team"}
                channel={channel}
                channels={channels}
                withId={withId}
                onClose={onClose}
                onOpenList={() => {
                  setListOpen(true);
                }}
              />
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
