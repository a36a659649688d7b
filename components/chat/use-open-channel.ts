import { useEffect, useState } from "react";
import { nameLayer } from "@/components/ui/overlay/layer-history";
import { TEAM_CHANNEL } from "@/lib/browser/page/asked-dialog";
import type { ChannelView } from "@/lib/chat/view";

/**
 * The channel that is open, at first the one with `startWith` if that is listed, else the team's. The address names it, for a
 * reload.
 */
export function useOpenChannel(channels: ChannelView[] | undefined, startWith: string | null) {
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
