import ArrowLeft from "lucide-react/icons/arrow-left";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { FoundMessages } from "./found-messages";
import { SearchContext } from "./search-context";
import { useChannelName } from "@/components/chat/channels/channel-names";
import { useFoundMessages } from "@/components/chat/use-chat";
import { useFocusAfter } from "@/components/chat/use-focus-after";
import { SearchField } from "@/components/form/search-field";
import { useSettled } from "@/components/form/use-settled";
import { useWorkspace } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/input/button";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";
import { wordsOf } from "@/lib/shared/search";
import { cn } from "@/lib/shared/utils";

interface ChannelSearchProps {
  /** The open channel; null for the team. */
  withId: string | null;
  /** The project's channels. */
  channels: ChannelView[];
  /** False while one of the messages found is shown in its context. */
  isShown: boolean;
  onShow: (message: ChatMessageView) => void;
  /** Returns from there to the search as it was left. */
  onReturn: () => void;
  onClose: () => void;
}

/** The search of the open channel, or of all, which covers the channel's header and messages. */
export default function ChannelSearch(props: ChannelSearchProps) {
  const { withId, channels, isShown, onShow, onReturn, onClose } = props;
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const search = useSettled(wordsOf(typed).length > 0 ? typed.trim() : "");
  const [isEvery, setEvery] = useState(false);
  const query = useFoundMessages(project.id, { withId, isEvery }, search);
  const nameIn = useChannelName();
  const nameOf = (id: string | null) =>
    nameIn(channels.find((one) => one.with === id) ?? { with: id, name: "" });
  useBackCloses(true, onClose);
  useBackCloses(!isShown, onReturn);
  useEffect(() => field.current?.focus(), []);
  const pressed = useRef<HTMLButtonElement>(null);
  useFocusAfter(!isShown, pressed);
  const clear = () => {
    setTyped("");
    field.current?.focus();
  };
  return (
    // `invisible` rather than unmounted: it keeps its scroll position.
    <div className={cn("absolute inset-0 z-1 flex flex-col bg-bg lg:bg-surface", !isShown && "invisible")}>
      <div className="flex h-16 shrink-0 items-center gap-1 border-b border-line px-1 max-lg:bg-surface max-lg:pr-4 lg:h-18 lg:gap-3 lg:px-8">
        <Button variant="bare" size="icon" className="lg:hidden" onClick={onClose}>
          <ArrowLeft aria-hidden className="size-5.5" />
          <span className="sr-only">{t("leaveSearch")}</span>
        </Button>
        <SearchField
          ref={field}
          label={t("search")}
          value={typed}
          onValue={setTyped}
          className="min-w-0 flex-1 lg:max-w-180 [&_input]:bg-bg"
        />
        <Button variant="bare" size="icon" className="ml-auto max-lg:hidden" onClick={onClose}>
          <X aria-hidden className="size-5.5" />
          <span className="sr-only">{t("leaveSearch")}</span>
        </Button>
      </div>
      <div className="shrink-0 overflow-hidden border-b border-line px-4 py-2 max-lg:bg-surface lg:px-8">
        <SwitchTabs
          label={t("searchIn")}
          className="lg:max-w-180"
          options={[
            { value: "one", label: t("inChannel", { channel: nameOf(withId) }) },
            { value: "every", label: t("inEveryChannel") },
          ]}
          value={isEvery ? "every" : "one"}
          onChoose={(where) => setEvery(where === "every")}
        />
      </div>
      <SearchContext value={search}>
        <FoundMessages
          search={search}
          query={query}
          channel={isEvery ? null : nameOf(withId)}
          nameOf={nameOf}
          onShow={(message, button) => {
            pressed.current = button;
            onShow(message);
          }}
          onClear={clear}
        />
      </SearchContext>
    </div>
  );
}
