import { CheckCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, type Ref } from "react";
import { MessageFrame } from "./message-frame";
import { MessageWords } from "./message-words";
import { toTranslatable } from "./to-translatable";
import { VoiceMessage } from "./voice-message";
import { PhotoGrid } from "@/components/photos/show/photo-grid";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { Dots } from "@/components/ui/display/dots";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { ChatMessageView } from "@/lib/chat/view";
import { cn } from "@/lib/shared/utils";

const MessageMenuPanel = onDemand(() => import("./message-menu-panel"));
const PostedPhotoViewer = onDemand(() => import("@/components/updates/entry/posted-photo-viewer"));

interface MessageRowProps {
  message: ChatMessageView;
  channelName: string;
  /** Set on the message that was searched for. */
  found?: Ref<HTMLLIElement> | undefined;
}

/** One message. Memoized: a channel has hundreds on the page. */
export const MessageRow = memo(function MessageRow({ message, channelName, found }: MessageRowProps) {
  const format = useFormat();
  const t = useTranslations("photos");
  const { project, viewer } = useWorkspace();
  const { author, audioUrl, capturedAt, createdAt } = message;
  const isOwn = message.authorId === viewer.id;
  const at = capturedAt ?? createdAt;
  // The list groups messages by the day on which they arrived.
  const isOfItsDay = format.date(at) === format.date(createdAt);
  const time = { label: isOfItsDay ? format.time(at) : format.dayTime(at), dateTime: at };
  return (
    <MessageFrame
      author={author}
      time={time}
      isOwn={isOwn}
      isVoice={audioUrl !== null}
      found={found}
      state={isOwn && <Received time={time} />}
    >
      {audioUrl ? (
        <VoiceMessage message={message} channelName={channelName} />
      ) : (
        message.content && (
          <div className="flex items-start justify-between gap-1">
            <div className="min-w-0">
              <MessageWords of={toTranslatable(message, viewer.id)} />
            </div>
            {message.recipientId === null && <MessageMenu message={message} />}
          </div>
        )
      )}
      {!audioUrl && !message.content && message.photos.length === 0 && (
        <p className="text-muted">{t("deleted")}</p>
      )}
      {message.photos.length > 0 && (
        <PhotoGrid
          photos={message.photos}
          at={at}
          className="mt-1.5"
          viewer={(opened) => (
            <PostedPhotoViewer
              projectId={project.id}
              readerId={viewer.id}
              postOf={() => ({
                author,
                authorId: message.authorId,
                at,
                place: channelName,
                words: toTranslatable(message, viewer.id),
              })}
              {...opened}
            />
          )}
        />
      )}
    </MessageFrame>
  );
});

/**
 * Its menu, beside its text: on phones the reader's own messages have no head. Not for direct messages, which everybody would read
 * as an update, and not for those who may post none.
 */
function MessageMenu({ message: { author, content } }: { message: ChatMessageView }) {
  const t = useTranslations("asking");
  const mayPost = useCan("update:post", { postable: true });
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant: "ghost", size: "icon" }), "-my-3 -mr-2.5 block text-muted"),
    children: <Dots of="ellipsis" className="mx-auto size-5" />,
    "aria-label": t("options", { name: author.name }),
    "data-tip": "",
  };
  if (!mayPost) return null;
  return <MenuOnDemand menu={MessageMenuPanel} trigger={trigger} props={{ text: content }} />;
}

/** Says that the server has received the reader's own message. */
function Received({ time }: { time: { label: string; dateTime: string } }) {
  const t = useTranslations("chat");
  return (
    <>
      <TimeText dateTime={time.dateTime} className="tabular-nums lg:hidden">
        {time.label}
      </TimeText>
      <CheckCheck aria-hidden className="size-4.5 text-ok" />
      <span className="max-lg:sr-only">{t("received")}</span>
    </>
  );
}
