import { useEffect, useState } from "react";
import { nameLayer } from "@/components/ui/overlay/layer-history";
import type { ChannelView } from "@/lib/chat/view";

/** The team's channel in the address; direct ones have the other person's id. */
const TEAM = "team";

/**
 * The channel that is open, first the one that the address asks for; the team's when that is not listed. The address names it, for
 * a reload.
 */
export function useOpenChannel(channels: ChannelView[] | undefined, asked: string | null) {
  const [withId, setWithId] = useState(asked === TEAM ? null : asked);
  // As it was when it was opened: a channel without messages is no longer listed once the person has left.
  const [opened, setOpened] = useState<ChannelView>();
  const find = (id: string | null) => channels?.find((one) => one.with === id);
  const former: ChannelView | undefined = opened?.with === withId ? { ...opened, role: "former" } : undefined;
  const channel = find(withId) ?? (channels && former) ?? find(null);
  const openId = channel ? channel.with : withId;
  useEffect(() => {
    nameLayer(openId ?? TEAM);
  }, [openId]);
  useEffect(
    () => () => {
      nameLayer(null);
    },
    [],
  );
  return {
    channel,
    withId: openId,
    open: (id: string | null) => {
      setWithId(id);
      setOpened(find(id));
    },
  };
}
