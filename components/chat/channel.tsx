"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadFailure } from "@/components/shell/load-failure";
import { useWorkspace } from "@/components/project-model/workspace";
import type { ChannelView } from "@/lib/chat/view";
import { ChannelHead } from "./channel-head";
import { useChannelName } from "./channel-names";
import { ChatComposer } from "./chat-composer";
import { MessageList } from "./message-list";
import { MessagesSkeleton } from "./messages-skeleton";
import { useMessages } from "./use-chat";

interface ChannelProps {
  /** Undefined until the channels are there. */
  channel: ChannelView | undefined;
  channels: ChannelView[] | undefined;
  withId: string | null;
  onClose: () => void;
  onOpenList: () => void;
}

/** A channel's messages, and the field to write to it. */
export function Channel({ channel, channels, withId, onClose, onOpenList }: ChannelProps) {
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const nameOf = useChannelName();
  const query = useMessages(project.id, withId);
  // What was posted here brings the end into sight.
  const [posted, setPosted] = useState(0);
  const name = nameOf(channel ?? { with: withId, name: "" });
  return (
    <section aria-label={name} className="flex min-h-0 min-w-0 flex-1 flex-col lg:bg-surface">
      <ChannelHead {...{ channel, channels, name, onClose, onOpenList }} />
      {query.data && channel && channels ? (
        <MessageList key={channel.with} {...{ channel, query, name, posted }} />
      ) : (
        <div className="min-h-0 flex-1 overflow-hidden page-edge pt-4 lg:px-8">
          {query.error ? (
            <LoadFailure error={query.error} retry={() => void query.refetch()} />
          ) : (
            <MessagesSkeleton label={t("messages", { channel: name })} />
          )}
        </div>
      )}
      {channel?.role === "former" ? (
        <p className="border-t border-line bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-[0.9375rem] text-muted lg:px-8">
          {t("formerNote", { name })}
        </p>
      ) : (
        <ChatComposer
          withId={withId}
          name={name}
          onPosted={() => {
            setPosted((count) => count + 1);
          }}
        />
      )}
    </section>
  );
}
